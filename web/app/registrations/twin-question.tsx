import type { ReactNode } from 'react'
import { SiteLink } from '../languages/site-link.tsx'
import { mixed } from '../languages/written.tsx'
import ui from '../ui/ui.module.css'
import * as texts from './steps.texts.ts'

interface TwinQuestionProps {
  question: string
  /** The action after a yes. */
  children: ReactNode
}

/**
 * A second child with the same name and birth date is nearly always a slip; the desk registers actual namesakes (E-10).
 */
export const TwinQuestion = ({ question, children }: TwinQuestionProps) => (
  <div className={ui.question}>
    <p>{mixed(question)}</p>
    <div className={ui.actions}>
      {children}
      <SiteLink className="small-button" to="/contact?topic=registration">
        {texts.noAnotherChild}
      </SiteLink>
    </div>
  </div>
)
