import { type ReactNode, useState } from 'react'
import { refusalWords } from '../data/refusal-words.ts'
import { mixed } from '../languages/written.tsx'
import { Button } from './button.tsx'
import styles from './dialog.module.css'
import { Dialog } from './dialog.tsx'
import { FormMessage } from './form/form-message.tsx'
import ui from './ui.module.css'

interface ConfirmProps {
  title: string
  children?: ReactNode
  /** The action, as on the button. */
  confirm: string
  busy: string
  keep: string
  isHarmful?: boolean
  /** False while there is still something to choose. */
  isReady?: boolean
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks before something that cannot be undone. If it fails, the dialog stays open and says why. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  busy,
  keep,
  isHarmful,
  isReady = true,
  onConfirm,
  onClose,
}: ConfirmProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const act = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      setProblem(refusalWords(error))
      setBusy(false)
    }
  }
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      {problem && <FormMessage>{mixed(problem)}</FormMessage>}
      <div className={`${ui.actions} ${styles.foot}`}>
        <Button kind={isHarmful ? 'harmful' : 'main'} disabled={isBusy || !isReady} onClick={act}>
          {isBusy ? busy : mixed(confirm)}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {keep}
        </Button>
      </div>
    </Dialog>
  )
}
