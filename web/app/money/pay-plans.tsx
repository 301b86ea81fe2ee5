import { Link } from 'react-router'
import { PLAN_NAMES } from '../registration/pay-plan-action.tsx'
import ui from '../ui/ui.module.css'
import type { Ledger } from './ledger.ts'

/** How each place is paid for, where the family could choose (B-27). */
export function PayPlans({ ledger: { plans } }: { ledger: Ledger }) {
  if (plans.length === 0) return null
  return (
    <section className={ui.section} aria-labelledby="pay-plans">
      <h2 id="pay-plans">How you pay</h2>
      <ul className="plain-list">
        {plans.map(({ itemId, playerName, programName, payPlan }) => (
          <li key={itemId}>
            <strong>
              {playerName}, {programName}
            </strong>
            : {PLAN_NAMES[payPlan]}
          </li>
        ))}
      </ul>
      {plans.some(({ isOpen }) => isOpen) && (
        <p className="quiet small">
          You can change this with <Link to="/guardian/registrations">your registration</Link> until we’ve
          approved it.
        </p>
      )}
    </section>
  )
}
