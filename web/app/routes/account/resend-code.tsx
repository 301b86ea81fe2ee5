import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import * as texts from './account-fields.texts.ts'
import { accountProblem } from './account-problem.ts'

/** The service refuses another email within this time. */
const PAUSE_MS = 60_000

interface ResendProps {
  /** When the last one was sent, in epoch milliseconds. */
  sentAt: number
  send(): Promise<void>
  onSent(at: number): void
}

/** Sends another code, at most once a minute. */
export function ResendCode({ sentAt, send, onSent }: ResendProps) {
  const seconds = useCountdown(sentAt + PAUSE_MS)
  const [outcome, setOutcome] = useState('')
  const resend = async () => {
    setOutcome('')
    try {
      await send()
      setOutcome(texts.newCodeSent)
      onSent(Date.now())
    } catch (error) {
      setOutcome(accountProblem(error).message)
    }
  }
  return (
    <div>
      <Button kind="plain" onClick={resend} disabled={seconds > 0}>
        {seconds > 0 ? texts.sendNewCodeIn(seconds) : texts.sendNewCode}
      </Button>
      <p className="small" role="status">
        {outcome}
      </p>
    </div>
  )
}

/** Whole seconds until `until`, then 0. */
function useCountdown(until: number): number {
  const [now, setNow] = useState(0)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= until) clearInterval(timer)
    }, 1_000)
    return () => clearInterval(timer)
  }, [until])
  return now === 0 ? 0 : Math.max(0, Math.ceil((until - now) / 1_000))
}
