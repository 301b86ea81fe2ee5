import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { CloseButton } from './close-button.tsx'
import { Dialog } from './dialog.tsx'
import styles from './side-panel.module.css'
import { useMediaQuery } from './use-media-query.ts'

interface WithPanelProps {
  /** The list. */
  children: ReactNode
  /** Null: nothing is open. */
  panel: { id: string; title: string; content: ReactNode; onClose: () => void } | null
}

/** A row's details beside its list, which stays visible; on a phone in front of it. */
export function WithPanel({ children, panel }: WithPanelProps) {
  const isNarrow = useMediaQuery('(max-width: 74.99em)')
  return (
    <div className={panel && !isNarrow ? styles.withPanel : undefined}>
      <div className={styles.list}>{children}</div>
      {panel && !isNarrow && <Panel key={panel.id} {...panel} />}
      {panel && isNarrow && (
        <Dialog title={panel.title} onClose={panel.onClose}>
          {panel.content}
        </Dialog>
      )}
    </div>
  )
}

function Panel({ title, content, onClose }: NonNullable<WithPanelProps['panel']>) {
  const panel = useRef<HTMLElement>(null)
  // When the panel closes, the focus returns to its row, as with a dialog.
  useLayoutEffect(() => {
    const opened = panel.current
    const row = document.querySelector<HTMLElement>('[data-open][aria-expanded="true"]')
    return () => {
      if (opened?.contains(document.activeElement)) row?.focus()
    }
  }, [])
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) onClose()
    }
    window.addEventListener('keydown', close)
    return () => window.removeEventListener('keydown', close)
  }, [onClose])
  return (
    <aside ref={panel} className={styles.panel} aria-label={title}>
      <header className={styles.panelHead}>
        <h2>{title}</h2>
        <CloseButton label="Close" onClick={onClose} />
      </header>
      {content}
    </aside>
  )
}
