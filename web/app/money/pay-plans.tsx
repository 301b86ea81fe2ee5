import { SiteLink } from '../languages/site-link.tsx'
import { mixed } from '../languages/written.tsx'
import * as steps from '../registrations/steps.texts.ts'
import ui from '../ui/ui.module.css'
import type { Ledger } from './ledger.ts'
import * as texts from './money.texts.ts'

/** How each place is paid for, where the family could choose (B-27). */
export function PayPlans({ ledger: { plans } }: { ledger: Ledger }) {
  if (plans.length === 0) return null
  return (
    <section className={ui.section} aria-labelledby="pay-plans">
      <h2 id="pay-plans">{texts.howYouPay}</h2>
      <ul className="plain-list">
        {plans.map(({ itemId, playerName, programName, payPlan }) => (
          <li key={itemId}>
            <strong>{mixed(texts.placeOf(playerName, programName))}</strong>
            {texts.colon}
            {payPlan === 'MONTHLY' ? steps.monthByMonth : steps.allAtOnce}
          </li>
        ))}
      </ul>
      {plans.some(({ isOpen }) => isOpen) && (
        <p className="quiet small">
          {texts.changeWith}
          <SiteLink to="/guardian/registrations">{texts.yourRegistration}</SiteLink>
          {texts.untilApproved}
        </p>
      )}
    </section>
  )
}
