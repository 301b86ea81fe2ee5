import { Link, useLocation } from 'react-router'
import type { OfferedProgram } from '../../registration/offered-program.ts'
import { ProgramOffers } from '../../registration/program-offers.tsx'
import { loginPath } from '../../session/return-to.ts'
import ui from '../../ui/ui.module.css'

/** What is on, for those whose child we do not know yet. Families that are signed in never see it, not even at first. */
export function SelectForVisitors({ programs, today }: { programs: OfferedProgram[]; today: string }) {
  const { pathname } = useLocation()
  return (
    <div className={`visitors-only ${ui.page}`}>
      <div className={ui.section}>
        <h1>Choose a program</h1>
        <p>Sign in to see what fits your player, with the price for your family.</p>
        <div className={ui.actions}>
          <Link className="button" to={loginPath(pathname)}>
            Sign in to choose
          </Link>
          <Link className="button quiet-button" to="/signup">
            Create an account
          </Link>
        </div>
      </div>
      <ProgramOffers programs={programs} today={today} born={null} />
    </div>
  )
}
