import { useFrame } from '../club/use-frame.ts'
import { plainProblem } from '../data/plain-problem.ts'
import { mixed } from '../languages/written.tsx'
import { Button } from './button.tsx'
import * as texts from './load-problem.texts.ts'
import ui from './ui.module.css'

interface LoadProblemProps {
  error: Error
  isBusy: boolean
  onRetry: () => void
  /** The data on the screen were loaded before, and may have changed since. */
  isOld?: boolean
}

export function LoadProblem({ error, isBusy, onRetry, isOld }: LoadProblemProps) {
  const contact = useFrame()?.contact
  return (
    <div className={`${ui.card} ${ui.section}`} role="alert">
      <p>
        <strong>{isOld ? texts.maybeOld : texts.didNotLoad}</strong> {mixed(plainProblem(error))}
      </p>
      <div className={ui.actions}>
        <Button disabled={isBusy} onClick={onRetry}>
          {isBusy ? texts.tryingAgain : texts.tryAgain}
        </Button>
        {contact && <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>{texts.orCall(contact.phone)}</a>}
      </div>
    </div>
  )
}
