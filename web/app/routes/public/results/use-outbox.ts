import { useCallback, useEffect, useState } from 'react'
import { newId } from '../../../data/new-id.ts'
import { keepWaiting, type SendOutcome, sendWaiting, type Waiting, waitingFor } from './outbox.ts'

/** A phone does not always notice that it is back online, and the first try after that may still fail. */
const RETRY_MS = 10_000

/** Sends a result now, or as soon as there is a connection; also one that waits from an earlier visit. */
export function useOutbox(token: string) {
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [isSending, setSending] = useState(false)
  const [sent, setSent] = useState<SendOutcome | null>(null)

  const deliver = useCallback(async () => {
    const next = waitingFor(localStorage, token)
    setWaiting(next)
    if (next === null) return
    setSending(true)
    const answer = await sendWaiting(localStorage, next)
    setSending(false)
    setWaiting(waitingFor(localStorage, token))
    if (answer) setSent(answer)
  }, [token])

  useEffect(() => {
    deliver()
    const look = () => document.visibilityState === 'visible' && deliver()
    window.addEventListener('online', deliver)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('online', deliver)
      document.removeEventListener('visibilitychange', look)
    }
  }, [deliver])

  const isWaiting = waiting !== null
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(deliver, RETRY_MS)
    return () => clearInterval(timer)
  }, [isWaiting, deliver])

  const send = (entry: unknown) => {
    setSent(null)
    keepWaiting(localStorage, { token, key: newId(), entry })
    return deliver()
  }
  return { waiting, isSending, sent, send, retry: deliver, again: () => setSent(null) }
}
