import { refusalWords } from '../../../data/refusal-words.ts'
import type { PlayersRegistration } from '../../../family/family.ts'
import { notify, notifyProblem } from '../../../ui/toast.tsx'
import { useAnswerOffer } from './registration-changes.ts'
import * as texts from './registrations.texts.ts'

/** Takes back the old place in line (W-10), from the message that confirms leaving or later from the card. */
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
