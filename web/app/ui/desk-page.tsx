import type { ReactNode } from 'react'
import styles from './desk-page.module.css'
import ui from './ui.module.css'

interface DeskPageProps {
  title: string
  /** Beside the title: one sentence, or a link back. */
  note?: ReactNode
  /** On the right: the main action. */
  action?: ReactNode
  children: ReactNode
}

export const DeskPage = ({ title, note, action, children }: DeskPageProps) => (
  <div className={styles.page}>
    <header className={styles.head}>
      <div>
        <h1>{title}</h1>
        {note && <p className={`quiet ${styles.note}`}>{note}</p>}
      </div>
      {action && <div className={`no-print ${ui.actions}`}>{action}</div>}
    </header>
    {children}
  </div>
)
