import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { mixed } from '../languages/written.tsx'
import { CloseButton } from './close-button.tsx'
import styles from './dialog.module.css'
import * as texts from './parts.texts.ts'

interface DialogProps {
  title: string
  /** Called by Escape, the cross, or a tap beside it. */
  onClose: () => void
  children: ReactNode
}

/**
 * Open for as long as it is rendered. The browser keeps the focus inside, starting at `data-autofocus`, and returns it
 * to what opened the dialog. It can do so only while the dialog is in the page, so it is closed in a layout effect.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    opened?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => opened?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way out
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 id={id}>{mixed(title)}</h2>
          <CloseButton label={texts.close} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  )
}
