import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import styles from './settings.module.css'

interface NewTokenProps {
  name: string
  token: string
  onClose: () => void
}

/** A token is shown only this once. */
export function NewToken({ name, token, onClose }: NewTokenProps) {
  const [problem, setProblem] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => notify('The token is copied.'),
      () => setProblem(true),
    )
  return (
    <section className={ui.section} aria-label={`The token for ${name}`} role="status">
      <p>
        <strong>This is the only time you see it.</strong> Copy it to where {name} needs it.
      </p>
      <code className={styles.token}>{token}</code>
      {problem && <FormMessage>Select it and copy.</FormMessage>}
      <div className={ui.actions}>
        <Button onClick={copy}>Copy the token</Button>
        <Button kind="small" onClick={onClose}>
          I have it
        </Button>
      </div>
    </section>
  )
}
