import { dayAndYear } from '@touchline/domain/words.ts'
import { Link } from 'react-router'
import type { OfferedProgram } from '../../../registration/offered-program.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import ui from '../../../ui/ui.module.css'

export const NoProgram = () => (
  <div className={ui.page}>
    <h1>Register</h1>
    <EmptyState
      title="This program isn’t available"
      action={
        <Link className="button" to="/guardian">
          To my dashboard
        </Link>
      }
    >
      It may have ended, or the link is out of date. Choose from what’s open for your players.
    </EmptyState>
  </div>
)

/** Before the day on which registration opens for this family (S-15). */
export const NotOpenYet = ({ program: { name, opensOn } }: { program: OfferedProgram }) => (
  <div className={ui.page}>
    <h1>Register</h1>
    <EmptyState
      title={`Opens ${opensOn ? dayAndYear(opensOn) : 'soon'}`}
      action={
        <Link className="button" to="/guardian">
          To my dashboard
        </Link>
      }
    >
      {name} isn’t open for registration yet. Come back that day. It takes two minutes.
    </EmptyState>
  </div>
)
