import { plainProblem } from '../../../data/plain-problem.ts'
import type { PlayersRegistration } from '../../../family/family.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import { useAnswerOffer } from './registration-changes.ts'

/** One tap takes the place or lets it go; who lets it go stays in line. */
export function OfferActions({ registration }: { registration: PlayersRegistration }) {
  const { firstName } = registration.player
  const answer = useAnswerOffer(registration)
  const take = () => answer.mutate('ACCEPT', { onSuccess: () => notify(`${firstName} has a place.`) })
  const letGo = () => answer.mutate('DECLINE', { onSuccess: () => notify(`${firstName} stays in line.`) })
  return (
    <>
      {registration.groupId && (
        <p className="quiet">Your answer counts for all your children who wait together.</p>
      )}
      {answer.error && <FormMessage>{plainProblem(answer.error)}</FormMessage>}
      <div className={ui.actions}>
        <Button disabled={answer.isPending} onClick={take}>
          {answer.isPending ? 'One moment...' : 'Take the place'}
        </Button>
        <Button kind="quiet" disabled={answer.isPending} onClick={letGo}>
          Let it go, stay in line
        </Button>
      </div>
    </>
  )
}
