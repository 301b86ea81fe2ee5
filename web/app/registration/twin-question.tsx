import type { ReactNode } from 'react'
import { Link } from 'react-router'
import ui from '../ui/ui.module.css'

interface TwinQuestionProps {
  question: string
  /** What a yes leads to. */
  children: ReactNode
}

/** The same name and birth date is nearly always a slip; twins of one name are for the desk (E-10). */
export const TwinQuestion = ({ question, children }: TwinQuestionProps) => (
  <div className={ui.question}>
    <p>{question}</p>
    <div className={ui.actions}>
      {children}
      <Link className="small-button" to="/contact?topic=registration">
        No, ask the club to add another child
      </Link>
    </div>
  </div>
)
