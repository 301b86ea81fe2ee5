import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { ChipLinks } from '../ui/chip-links.tsx'
import { PrintButton } from '../ui/print-button.tsx'
import * as texts from './paper.texts.ts'
import styles from './print-toolbar.module.css'
import { PAPERS, type Paper, usePaper } from './use-paper.ts'

interface PrintToolbarProps {
  title: string
  lead: string
  action: string
  children?: ReactNode
}

/** On the screen only: what will be printed, and the options. */
export function PrintToolbar({ title, lead, action, children }: PrintToolbarProps) {
  return (
    <header className={`no-print ${styles.bar}`}>
      <div>
        <h1>{title}</h1>
        <p className="quiet">{lead}</p>
      </div>
      {children}
      <PaperChips />
      <PrintButton>{action}</PrintButton>
    </header>
  )
}

function PaperChips() {
  const [params] = useSearchParams()
  const paper = usePaper()
  const to = (wanted: string) => {
    const next = new URLSearchParams(params)
    if (wanted) next.set('size', wanted)
    else next.delete('size')
    return `?${next}`
  }
  return (
    <ChipLinks
      label={texts.paperSize}
      chips={(Object.keys(PAPERS) as Paper[]).map((one) => ({
        to: to(one),
        name: PAPERS[one],
        isCurrent: one === paper,
      }))}
    />
  )
}
