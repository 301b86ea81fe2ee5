import type { FormEvent } from 'react'
import { useChange } from '../area/area-data.tsx'
import type { Request } from '../data/request.ts'
import { useSeenPrice } from '../price/use-seen-price.ts'
import { useAttempts } from './use-attempts.ts'

interface Sending<Answer> {
  hasProblems: boolean
  /** As the form shows it. */
  totalCents: number
  /** `totalCents` is the price that the family has seen last. */
  send: (request: Request, totalCents: number) => Promise<Answer>
  onSent: (answer: Answer) => unknown
}

/**
 * Sends a registration form: what is missing is shown first, nothing is sent twice, and when it fails everything stays
 * as it was, with the reason for whoever pressed the button.
 */
export function useSending<Answer>({ hasProblems, totalCents, send, onSent }: Sending<Answer>) {
  const { form, attempts, tryAgain } = useAttempts()
  const { seenCents, learn } = useSeenPrice(totalCents)
  const { mutateAsync, isPending, error, reset } = useChange((request) => send(request, seenCents))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    reset()
    if (hasProblems) return tryAgain()
    let answer: Answer
    try {
      answer = await mutateAsync(undefined)
    } catch (failure) {
      return learn(failure)
    }
    await onSent(answer)
  }
  return { form, submit, error, isBusy: isPending, isTried: attempts > 0 }
}
