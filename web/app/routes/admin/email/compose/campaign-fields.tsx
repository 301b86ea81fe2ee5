import { LONGEST_BODY, LONGEST_SUBJECT } from '@touchline/domain/mail/campaign.ts'
import { PURPOSES } from '@touchline/domain/mail/campaign-text.ts'
import { MERGE_FIELD_NAMES, MERGE_FIELDS } from '@touchline/domain/mail/merge-fields.ts'
import { useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Choice, Choices } from '../../../../ui/form/choice.tsx'
import { Field, TextArea } from '../../../../ui/form/field.tsx'
import { purposeNames } from '../campaign-words.ts'
import type { CampaignValues } from '../email-api.ts'
import styles from './composer.module.css'
import { TemplateChoice } from './template-choice.tsx'

interface CampaignFieldsProps {
  values: CampaignValues
  onChange: (changes: Partial<CampaignValues>) => void
  problems: Readonly<Record<string, string>>
}

const PURPOSE_HINTS = {
  NOTICE: 'About training, registrations, fees, kit or safety. Goes to the whole group.',
  NEWSLETTER:
    'News, offers, new seasons. Goes only to subscribers, with our address and an unsubscribe link.',
}

/** The content: kind, template, subject and text, with a button for each placeholder. */
export function CampaignFields({ values, onChange, problems }: CampaignFieldsProps) {
  const subject = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLTextAreaElement>(null)
  const last = useRef<'subject' | 'body'>('body')
  const insert = (name: string) => {
    const part = last.current
    const field = part === 'subject' ? subject.current : body.current
    if (!field) return
    const text = `{{${name}}}`
    const [from, to] = [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length]
    onChange({ [part]: field.value.slice(0, from) + text + field.value.slice(to) })
    // Once the field shows the new text, put the caret behind what was inserted.
    requestAnimationFrame(() => {
      field.focus()
      field.setSelectionRange(from + text.length, from + text.length)
    })
  }
  return (
    <fieldset className={styles.group}>
      <legend>What</legend>
      <KindOfEmail values={values} onChange={onChange} />
      <TemplateChoice values={values} onChoose={onChange} />
      <Field
        ref={subject}
        label="Subject"
        autoComplete="off"
        maxLength={LONGEST_SUBJECT}
        value={values.subject}
        error={problems.subject}
        onFocus={() => {
          last.current = 'subject'
        }}
        onChange={({ currentTarget }) => onChange({ subject: currentTarget.value })}
      />
      <TextArea
        ref={body}
        label="Text"
        hint="A blank line starts a new paragraph. Web addresses become links."
        isGrowing
        rows={10}
        maxLength={LONGEST_BODY}
        value={values.body}
        error={problems.body}
        onFocus={() => {
          last.current = 'body'
        }}
        onChange={({ currentTarget }) => onChange({ body: currentTarget.value })}
      />
      <MergeFields onInsert={insert} />
    </fieldset>
  )
}

const KindOfEmail = ({ values, onChange }: Pick<CampaignFieldsProps, 'values' | 'onChange'>) => (
  <fieldset>
    <legend>Kind of email</legend>
    <Choices>
      {PURPOSES.map((purpose) => (
        <Choice
          key={purpose}
          type="radio"
          name="purpose"
          title={purposeNames[purpose]}
          checked={values.purpose === purpose}
          onChange={() => onChange({ purpose })}
        >
          {PURPOSE_HINTS[purpose]}
        </Choice>
      ))}
    </Choices>
  </fieldset>
)

const MergeFields = ({ onInsert }: { onInsert: (name: string) => void }) => (
  <section className={styles.mergeFields} aria-label="Fields to insert">
    <p className="small quiet">
      Each family sees their own. If there’s nothing to show, they see the fallback. Write{' '}
      <code>{'{{firstName|friend}}'}</code> to choose your own.
    </p>
    {MERGE_FIELD_NAMES.map((name) => (
      <Button key={name} kind="small" onClick={() => onInsert(name)}>
        {MERGE_FIELDS[name].label}
      </Button>
    ))}
  </section>
)
