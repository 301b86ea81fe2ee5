import { useState } from 'react'
import { CLUB_NAME } from '../../../page-meta.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import styles from './second-factor.module.css'
import * as texts from './second-factor.texts.ts'

interface RecoveryCodesProps {
  codes: string[]
  done: string
  onDone(): unknown
}

/** Shown only once: on paper or in a file, the codes help when the phone is lost. */
export function RecoveryCodes({ codes, done, onDone }: RecoveryCodesProps) {
  const [note, setNote] = useState<string | null>(null)
  const text = `${texts.recoveryFile(CLUB_NAME)}\n\n${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setNote(texts.copied),
      () => setNote(texts.copyByHand),
    )
  return (
    <section className={styles.recovery} aria-label={texts.recoveryCodes}>
      <p>
        <strong>{texts.saveNow}</strong>
        {texts.whatFor}
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
          {texts.copy}
        </Button>
        <a
          className="button quiet-button"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          {texts.download}
        </a>
        <Button kind="quiet" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <Button onClick={onDone}>{done}</Button>
      </div>
    </section>
  )
}
