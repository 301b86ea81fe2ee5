import { useQueryClient } from '@tanstack/react-query'
import { rundownProblems } from '@touchline/domain/tournament/day/check-rundown.ts'
import { type Call, whomToCall } from '@touchline/domain/tournament/people/whom-to-call.ts'
import { changesBetween } from '@touchline/domain/tournament/plan/publish.ts'
import { useState } from 'react'
import { callRest } from '../../../data/rest.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import type { PartProps } from './part-props.ts'

interface PublishDialogProps extends PartProps {
  /** Once it is out, those whom no email reaches. */
  onCalls: (calls: Call[]) => void
  onClose: () => void
}

/** What the publication says and whom it reaches; with rules broken, only with a reason. */
export function PublishDialog({ tournament, draft, onCalls, onClose }: PublishDialogProps) {
  const client = useQueryClient()
  const [tellsFamilies, setTells] = useState(true)
  const { plan, violations } = draft
  const problems = rundownProblems(plan)
  const next = tournament.revision + 1
  const publish = async (reason?: string) => {
    const calls = tournament.published ? whomToCall(tournament.published, plan) : []
    const answer = await callRest<{ revision: number; letters: number }>(
      'manage',
      'post',
      `/tournaments/${tournament.slug}/publish`,
      { body: { version: draft.versionNow(), tellsFamilies, ...(reason ? { reason } : {}) } },
    )
    await client.invalidateQueries()
    const emails = answer.letters === 1 ? '1 family is told' : `${answer.letters} families are told`
    notify(`Version ${answer.revision} is published; ${emails}.`)
    if (calls.length > 0) onCalls(calls)
  }
  const texts = tournament.published ? changesBetween(tournament.published, plan) : ['The schedule is out']
  const content = (
    <>
      <h3>What changes</h3>
      {texts.length === 0 ? (
        <p>No match moves. Teams, referees or other details are updated.</p>
      ) : (
        <ul className={ui.bullets}>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <Checkbox
        label="Write to the families whose matches changed"
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
      hint="Kept in the audit, for whoever asks why."
      confirm={`Publish although ${wordsFor(violations.length)}`}
      isHarmful
      onConfirm={publish}
      onClose={onClose}
    >
      <Sentences title="Rules that it breaks" texts={violations.map(({ text }) => text)} />
      <Sentences title="The rundown does not fit the schedule" texts={problems} />
      {content}
    </ReasonDialog>
  )
}

function wordsFor(rules: number): string {
  if (rules === 0) return 'the rundown does not fit'
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
