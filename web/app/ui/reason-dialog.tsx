import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { TextArea } from './form/field.tsx'
import styles from './reason-dialog.module.css'

interface ReasonDialogProps {
  title: string
  /** Who reads it. */
  hint: string
  confirm: string
  isHarmful?: boolean
  /** Suggested reasons, one tap each. */
  suggestions?: readonly string[]
  children?: ReactNode
  onConfirm: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for the reason of an action where the rules require one. */
export function ReasonDialog({ hint, suggestions = [], children, onConfirm, ...rest }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const confirm = async () => {
    setMissing(!reason.trim())
    if (!reason.trim()) throw new Error('Please add the reason in a few words.')
    await onConfirm(reason.trim())
  }
  return (
    <ConfirmDialog busy="One moment..." keep="Back" onConfirm={confirm} {...rest}>
      {children}
      <TextArea
        label="Reason"
        hint={hint}
        required
        rows={3}
        maxLength={500}
        value={reason}
        aria-invalid={isMissing || undefined}
        data-autofocus
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <div className={styles.suggestions}>
        {suggestions.map((text) => (
          <button key={text} type="button" onClick={() => setReason(text)}>
            {text}
          </button>
        ))}
      </div>
    </ConfirmDialog>
  )
}
