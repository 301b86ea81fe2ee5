import { useLocation } from 'react-router'
import { SiteLink } from '../../languages/site-link.tsx'
import type { OfferedProgram } from '../../registrations/offered-program.ts'
import { ProgramOffers } from '../../registrations/program-offers.tsx'
import { loginPath } from '../../session/return-to.ts'
import ui from '../../ui/ui.module.css'
import * as texts from './select-program.texts.ts'

/** What is on, for those whose child we do not know yet. Families that are signed in never see it, not even at first. */
export function SelectForVisitors({ programs, today }: { programs: OfferedProgram[]; today: string }) {
  const { pathname } = useLocation()
  return (
    <div className={`visitors-only ${ui.page}`}>
      <div className={ui.section}>
        <h1>{texts.title}</h1>
        <p>{texts.signInFirst}</p>
        <div className={ui.actions}>
          <SiteLink className="button" to={loginPath(pathname)}>
            {texts.signIn}
          </SiteLink>
          <SiteLink className="button quiet-button" to="/signup">
            {texts.createAccount}
          </SiteLink>
        </div>
      </div>
      <ProgramOffers programs={programs} today={today} born={null} />
    </div>
  )
}
