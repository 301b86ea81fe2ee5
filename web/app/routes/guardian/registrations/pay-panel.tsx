import { nextToPay, openSum } from '@touchline/domain/money/next-to-pay.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { Link } from 'react-router'
import { clubNow } from '../../../club/club-now.ts'
import type { Family } from '../../../family/family.ts'
import { useLedger } from '../../../money/ledger.ts'
import { ToPay } from '../../../money/to-pay.tsx'

/** What is to be paid next, beside the registrations it is for; the whole account has a page of its own. */
export function PayPanel({ family }: { family: Family }) {
  const { data } = useLedger(family.userId)
  const today = clubNow().day
  const next = data ? nextToPay(data.dues, today) : null
  if (!data || !next) return null
  return (
    <ToPay ledger={data} next={next} today={today}>
      <p>
        {next.later.length > 0 && `${formatCents(openSum(next.later))} more is due later. `}
        <Link to="/guardian/payments">What’s due month by month, and what you’ve paid</Link>
      </p>
    </ToPay>
  )
}
