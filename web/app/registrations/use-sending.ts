import { type FormEvent, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useChange } from '../area/area-data.tsx'
import type { Request } from '../data/request.ts'
import { useSeenPrice } from '../pricing/use-seen-price.ts'
import { keepDraft, readDraft } from '../session/drafts.ts'
import type { GuardState } from '../session/guard.tsx'
import { loginPath } from '../session/return-to.ts'
import { sessionStorageOf } from '../session/session-storage.ts'
import { tabSession } from '../session/tab-session.ts'
import { VISITOR } from './draft.ts'
import { useAttempts } from './use-attempts.ts'

interface Sending<Answer> {
  hasProblems: boolean
  /** The total as the form shows it. */
  totalCents: number
  /**
   * For a signed-in family: if the session has ended, the family signs in again and the form is then sent by itself.
   */
  isFamily?: boolean
  /** `totalCents` is the price that the family saw last. */
  send: (request: Request, totalCents: number) => Promise<Answer>
  onSent: (answer: Answer) => unknown
}

/**
 * Sends a registration form: missing input is shown first, nothing is sent twice, and after a failure the form stays as
 * it was and shows the reason.
 */
export function useSending<Answer>(sending: Sending<Answer>) {
  const { hasProblems, totalCents, isFamily = false, send, onSent } = sending
  const { form, attempts, tryAgain } = useAttempts()
  const { seenCents, learn } = useSeenPrice(totalCents)
  const { mutateAsync, isPending, error, reset } = useChange((request) => send(request, seenCents))
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [isResumed, setResumed] = useState(false)
  useEffect(() => {
    if (!isFamily || !resumeSending.isDue(pathname)) return
    resumeSending.end()
    setResumed(true)
  }, [isFamily, pathname])
  // Once all that was kept in this tab is back in the form, health notes among it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when its sender is back
  useEffect(() => {
    if (isResumed && !hasProblems) form.current?.requestSubmit()
  }, [isResumed])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    reset()
    if (hasProblems) return tryAgain()
    if (isFamily) resumeSending.begin(pathname)
    let answer: Answer
    try {
      answer = await mutateAsync(undefined)
    } catch (failure) {
      if (isFamily && tabSession.get().userRole === null) {
        const state: GuardState = { hasEnded: true }
        return navigate(loginPath(pathname), { state })
      }
      resumeSending.end()
      return learn(failure)
    }
    resumeSending.end()
    await onSent(answer)
  }
  return { form, submit, error, isBusy: isPending, isTried: attempts > 0 }
}

const NAME = 'what was being sent'

const note = (value: { path: string } | null) => keepDraft(sessionStorageOf(window), VISITOR, NAME, value)

/**
 * If the session has just ended, the form is sent once its sender has signed in again. Only this tab remembers that,
 * and forgets it when somebody signs out.
 */
const resumeSending = {
  begin: (path: string) => note({ path }),
  end: () => note(null),
  isDue: (path: string) => readDraft(sessionStorageOf(window), VISITOR, NAME)?.path === path,
}
