import { rundownProblems } from '@touchline/domain/tournament/day/check-rundown.ts'
import { changesBetween } from '@touchline/domain/tournament/plan/publish.ts'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import ui from '../../../ui/ui.module.css'
import type { PublishingProps } from './part-props.ts'
import { usePublish } from './use-publish.ts'

/** What the publication announces and who gets it; if rules are broken, it takes a reason. */
export function PublishDialog({ onClose, ...props }: PublishingProps & { onClose: () => void }) {
  const { tournament, draft } = props
  const putOut = usePublish(props)
  const [tellsFamilies, setTells] = useState(true)
  const { plan, violations } = draft
  const problems = rundownProblems(plan)
  const next = tournament.revision + 1
  const publish = (reason?: string) => putOut({ tellsFamilies, ...(reason ? { reason } : {}) })
  const texts = tournament.published ? changesBetween(tournament.published, plan) : ['The schedule is out']
  const content = (
    <>
      <h3>What changes</h3>
      {texts.length === 0 ? (
        <p>No matches move. Teams, referees or other details are updated.</p>
      ) : (
        <ul className={ui.bullets}>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <Checkbox
        label="Email the families whose matches changed"
        checked={tellsFamilies}
        onChange={({ currentTarget }) => setTells(currentTarget.checked)}
      />
    </>
  )
  const title = `Publish version ${next}`
  if (violations.length + problems.length === 0)
    return (
      <ConfirmDialog
        title={title}
        confirm={title}
        busy="Publishing..."
        keep="Not yet"
        onConfirm={() => publish()}
        onClose={onClose}
      >
        {content}
      </ConfirmDialog>
    )
  return (
    <ReasonDialog
      title={title}
      hint="Kept in the history, in case anyone asks why."
      confirm={`Publish even though ${wordsFor(violations.length)}`}
      isHarmful
      onConfirm={publish}
      onClose={onClose}
    >
      <Sentences title="Rules it breaks" texts={violations.map(({ text }) => text)} />
      <Sentences title="The rundown doesn’t fit the schedule" texts={problems} />
      {content}
    </ReasonDialog>
  )
}

function wordsFor(rules: number): string {
  if (rules === 0) return 'the rundown doesn’t fit'
  return rules === 1 ? 'a rule is broken' : `${rules} rules are broken`
}

function Sentences({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul className={ui.bullets}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  )
}
