import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import styles from './results.module.css'
import type { useOutbox } from './use-outbox.ts'

interface SendingProps {
  outbox: ReturnType<typeof useOutbox>
  /** The unsent result on this phone; null for a card without a score. */
  result: string | null
}

/** Where the result is: on this phone, on its way, or at the desk. */
export function Sending({ outbox, result }: SendingProps) {
  const { waiting, isSending, sent, retry, again } = outbox
  if (waiting)
    return (
      <div className={styles.note} role="status">
        <p>
          <strong>{isSending ? 'Sending...' : 'Saved on this phone.'}</strong> {result && `${result}.`}
        </p>
        {!isSending && (
          <>
            <p>
              You’re offline. It’ll send automatically once you’re back online; you can put the phone away.
            </p>
            <Button kind="quiet" onClick={retry}>
              Try now
            </Button>
          </>
        )}
      </div>
    )
  if (!sent) return null
  const isRefused = 'refused' in sent
  return (
    <>
      <FormMessage kind={isRefused || sent.outcome === 'DISPUTED' ? 'problem' : 'done'}>
        {isRefused ? sent.refused : sent.message}
      </FormMessage>
      <Button kind="quiet" onClick={again}>
        {isRefused ? 'Change it' : 'Fix a mistake'}
      </Button>
    </>
  )
}
