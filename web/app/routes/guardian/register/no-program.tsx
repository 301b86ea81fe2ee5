import { Link } from 'react-router'
import { EmptyState } from '../../../ui/empty-state.tsx'
import ui from '../../../ui/ui.module.css'

export const NoProgram = () => (
  <div className={ui.page}>
    <h1>Register</h1>
    <EmptyState
      title="This program is not on offer"
      action={
        <Link className="button" to="/guardian">
          To my dashboard
        </Link>
      }
    >
      It may have ended, or the address is old. Choose from what is open for your players.
    </EmptyState>
  </div>
)
