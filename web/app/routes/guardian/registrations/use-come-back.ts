import { refusalWords } from '../../../data/refusal-words.ts'
import type { PlayersRegistration } from '../../../family/family.ts'
import { notify, notifyProblem } from '../../../ui/toast.tsx'
import { useAnswerOffer } from './registration-changes.ts'
import * as texts from './registrations.texts.ts'

/** Back to the place in line that was left (W-10), from the message that says so or later from the card. */
export function useComeBack(registration: PlayersRegistration) {
  const answer = useAnswerOffer(registration)
  const run = async () => {
    try {
      await answer.mutateAsync('RETURN')
      notify(texts.isBackInLine(registration.player.firstName))
    } catch (error) {
      notifyProblem(refusalWords(error))
    }
  }
  return { run, isBusy: answer.isPending }
}
