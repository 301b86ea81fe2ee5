import { useCallback, useEffect, useState } from 'react'
import { newId } from '../../../data/new-id.ts'
import { keepWaiting, type Sent, sendWaiting, type Waiting, waitingFor } from './outbox.ts'

/** Sends a result now, or as soon as there is a connection; also one that waits from an earlier visit. */
export function useOutbox(token: string) {
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [isSending, setSending] = useState(false)
  const [sent, setSent] = useState<Sent | null>(null)

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

  const send = (entry: unknown) => {
    setSent(null)
    keepWaiting(localStorage, { token, key: newId(), entry })
    return deliver()
  }
  return { waiting, isSending, sent, send, retry: deliver, again: () => setSent(null) }
}
