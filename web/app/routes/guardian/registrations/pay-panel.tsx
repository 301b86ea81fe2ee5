import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { Link } from 'react-router'
import { clubNow } from '../../../club/club-now.ts'
import type { Family } from '../../../family/family.ts'
import { useClub } from '../../../family/use-club.ts'
import { useLedger } from '../../../money/ledger.ts'
import { dueOf, mayOwe, sumOf } from '../../../price/due.ts'
import { HowToPay } from '../../../price/how-to-pay.tsx'
import { useSession } from '../../../session/use-session.ts'
import ui from '../../../ui/ui.module.css'

/** Everything that is due, places and kit, in one sum: a family sends one e-Transfer, not one for each. */
export function PayPanel({ family }: { family: Family }) {
  const { payment } = useClub()
  const userId = useSession().user?.id
  const ledger = useLedger(mayOwe(family) ? userId : undefined).data
  const due = dueOf(family, ledger, clubNow().day)
  const [first] = due
  if (!first) return null
  return (
    <section id="pay" className={ui.card} aria-labelledby="pay-title">
      <div className={ui.between}>
        <h2 id="pay-title">To pay now</h2>
        <p className={ui.amount}>{formatCents(sumOf(due))}</p>
      </div>
      <ul className={ui.bullets}>
        {due.map(({ id, player, thing, cents }) => (
          <li key={id}>
            {player.firstName}, {thing}: {formatCents(cents)}
          </li>
        ))}
      </ul>
      <HowToPay payment={payment} cents={sumOf(due)} reference={first.player.paymentReference} />
      <p>
        <Link to="/guardian/payments">What’s due month by month, and what you’ve paid</Link>
      </p>
    </section>
  )
}
