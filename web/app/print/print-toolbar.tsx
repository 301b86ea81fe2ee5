import type { ReactNode } from 'react'
import { PrintButton } from '../components/print-button.tsx'
import styles from './print-toolbar.module.css'

interface PrintToolbarProps {
  title: string
  lead: string
  action: string
  children?: ReactNode
}

/** On the screen only: what will be printed, and what to choose before. */
export function PrintToolbar({ title, lead, action, children }: PrintToolbarProps) {
  return (
    <header className={`no-print ${styles.bar}`}>
      <div>
        <h1>{title}</h1>
        <p className="quiet">{lead}</p>
      </div>
      {children}
      <PrintButton>{action}</PrintButton>
    </header>
  )
}
