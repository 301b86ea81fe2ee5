import { useFrame } from '../club/use-frame.ts'
import { plainProblem } from '../data/plain-problem.ts'
import { Button } from './button.tsx'
import ui from './ui.module.css'

interface LoadProblemProps {
  error: Error
  isBusy: boolean
  onRetry: () => void
  /** What is on the screen came before, and may have changed since. */
  isOld?: boolean
}

export function LoadProblem({ error, isBusy, onRetry, isOld }: LoadProblemProps) {
  const contact = useFrame()?.contact
  return (
    <div className={`${ui.card} ${ui.section}`} role="alert">
      <p>
        <strong>{isOld ? 'What you see may be a little old.' : 'This didn’t load.'}</strong>{' '}
        {plainProblem(error)}
      </p>
      <div className={ui.actions}>
        <Button disabled={isBusy} onClick={onRetry}>
          {isBusy ? 'Trying again...' : 'Try again'}
        </Button>
        {contact && <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>Or call {contact.phone}</a>}
      </div>
    </div>
  )
}
