import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import styles from './second-factor.module.css'

interface RecoveryCodesProps {
  codes: string[]
  done: string
  onDone(): unknown
}

/** Shown this once: on paper or in a file they are there when the phone is not. */
export function RecoveryCodes({ codes, done, onDone }: RecoveryCodesProps) {
  const [note, setNote] = useState<string | null>(null)
  const text = `PMFC recovery codes. Each works once.\n\n${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setNote('Copied.'),
      () => setNote('Select the codes and copy them.'),
    )
  return (
    <section className={styles.recovery} aria-label="Recovery codes">
      <p>
        <strong>Save these recovery codes now.</strong> If you lose your phone, each one lets you sign in
        once. You won’t see them again.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      {note && <FormMessage kind="done">{note}</FormMessage>}
      <div className={styles.actions}>
        <Button kind="quiet" onClick={copy}>
          Copy
        </Button>
        <a
          className="button quiet-button"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          Download
        </a>
        <Button kind="quiet" onClick={() => window.print()}>
          Print
        </Button>
        <Button onClick={onDone}>{done}</Button>
      </div>
    </section>
  )
}
