import { isStopped, MOST_REFUSALS } from '@touchline/domain/mail/refusals.ts'
import { useChange } from '../../../area/area-data.tsx'
import { datedMoment } from '../../../club/day-words.ts'
import { plainProblem } from '../../../data/plain-problem.ts'
import { callRest } from '../../../data/rest.ts'
import type { PersonDetails } from '../../../desk/people-lines.ts'
import { Button } from '../../../ui/button.tsx'
import { notify, notifyProblem } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'

/** Says that emails do not get through, and how to try again once the reason is gone. */
export function RefusedNotice({ person: { id, refusals } }: { person: PersonDetails }) {
  const clear = useChange(() => callRest('manage', 'delete', `/people/${id}/refusals`))
  if (!refusals) return null
  const { count, lastError, lastAt } = refusals
  const writeAgain = () =>
    clear.mutate(undefined, {
      onSuccess: () => notify('Group emails will go to this address again.'),
      onError: (error) => notifyProblem(plainProblem(error)),
    })
  return (
    <div className={ui.notice}>
      <p>
        <strong>{isStopped(count) ? stopped(count) : notYet(count)}</strong> The last one,{' '}
        {datedMoment(lastAt)}: {lastError}
      </p>
      {isStopped(count) && (
        <Button kind="small" disabled={clear.isPending} onClick={writeAgain}>
          Email this address again
        </Button>
      )}
    </div>
  )
}

const stopped = (count: number) =>
  `${count} emails in a row didn’t get through, so this address is left out of group emails.`

const notYet = (count: number) =>
  count === 1
    ? `An email didn’t get through. After ${MOST_REFUSALS} in a row, this address is left out of group emails.`
    : `${count} emails in a row didn’t get through. After ${MOST_REFUSALS}, this address is left out of group emails.`
