import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { changesBetween } from '@touchline/domain/tournament/plan/publish.ts'
import type { ReactNode } from 'react'
import { plainProblem } from '../../../../data/plain-problem.ts'
import { notifyProblem } from '../../../../ui/toast.tsx'
import ui from '../../../../ui/ui.module.css'
import type { PublishingProps } from '../part-props.ts'
import { PlanForm } from '../plan-form.tsx'
import { usePublish } from '../use-publish.ts'

export interface OnTheDayProps extends PublishingProps {
  onClose: () => void
}

interface OnTheDayFormProps extends OnTheDayProps {
  title: string
  /** What the button does: '+10 minutes from here'. */
  confirm: string
  /** The resulting plan, or what is still missing. */
  next: Plan | string
  /** The message afterwards; also the reason given for breaking a rule. */
  words: string
  children: ReactNode
}

/**
 * A change that cannot wait: families see the old plan until the new one is published, so one click does both (T-38).
 */
export function OnTheDayForm({ title, confirm, next, words, children, ...props }: OnTheDayFormProps) {
  const { tournament, draft, onClose } = props
  const { published, revision } = tournament
  const publish = usePublish(props)
  const keep = (said?: string) => (typeof next === 'string' ? next : draft.change(next, said))
  const keepAndPublish = async () => {
    const refused = keep()
    if (refused !== null) return refused
    // From here on the change is made: errors are shown beside it, because a second click would make it twice.
    if (!(await draft.saved())) return null
    await publish({ tellsFamilies: true, reason: words }).catch((error) =>
      notifyProblem(`${words} It’s saved but not published: ${plainProblem(error)}`),
    )
    return null
  }
  if (published === null)
    return (
      <PlanForm title={title} confirm={confirm} onSubmit={() => keep(words)} onClose={onClose}>
        {children}
      </PlanForm>
    )
  const others = changesBetween(published, draft.plan)
  return (
    <PlanForm
      title={title}
      confirm={`${confirm}, publish v${revision + 1}`}
      onSubmit={keepAndPublish}
      second={{ name: 'Save to draft only', onSubmit: () => keep(words) }}
      onClose={onClose}
    >
      {children}
      <p>Families see version {revision} until this is published. Affected families get an email.</p>
      {others.length > 0 && (
        <>
          <p>These earlier unpublished changes go out with it:</p>
          <ul className={ui.bullets}>
            {others.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </PlanForm>
  )
}
