import { publishedAt } from '@touchline/domain/club/news-drafts.ts'
import type { NewsDraft } from '@touchline/domain/club/schemas/news.ts'
import { Choice } from '../../../ui/form/choice.tsx'
import { Field } from '../../../ui/form/field.tsx'
import styles from './post-editor.module.css'

export type When = 'DRAFT' | 'AT' | 'NOW'

interface PublishChoiceProps {
  when: When
  at: NewsDraft['publishAt']
  problems: Readonly<Record<string, string>>
  onWhen: (when: When) => void
  onAt: (at: NonNullable<NewsDraft['publishAt']>) => void
}

const CHOICES: Record<When, [title: string, more: string]> = {
  DRAFT: ['Keep as a draft', 'Only the desk can see it'],
  NOW: ['Now', 'Families can read it right away'],
  AT: ['At a set time', 'Published automatically'],
}

/** When families get to see it: not yet, later, or now. */
export function PublishChoice({ when, at, problems, onWhen, onAt }: PublishChoiceProps) {
  const instant = at?.day && at.time ? publishedAt({ publishAt: at }) : null
  const isOver = instant !== null && instant.getTime() <= Date.now()
  return (
    <fieldset className={styles.publish}>
      <legend>When to publish</legend>
      <div className={styles.choices}>
        {(Object.keys(CHOICES) as When[]).map((one) => (
          <Choice
            key={one}
            type="radio"
            name="publish"
            title={CHOICES[one][0]}
            checked={when === one}
            onChange={() => onWhen(one)}
          >
            {CHOICES[one][1]}
          </Choice>
        ))}
      </div>
      {when === 'AT' && at && (
        <div className={styles.moment}>
          <Field
            label="Day"
            type="date"
            value={at.day}
            error={problems['0.publishAt.day']}
            data-place="0.publishAt.day"
            onChange={({ currentTarget }) => onAt({ ...at, day: currentTarget.value })}
          />
          <Field
            label="Time"
            type="time"
            value={at.time}
            error={problems['0.publishAt.time']}
            data-place="0.publishAt.time"
            onChange={({ currentTarget }) => onAt({ ...at, time: currentTarget.value })}
          />
          {isOver && (
            <p className={styles.over}>That time has passed, so the post would go out right away.</p>
          )}
        </div>
      )}
    </fieldset>
  )
}
