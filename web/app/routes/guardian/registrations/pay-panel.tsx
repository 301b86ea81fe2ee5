import { nextToPay, openSum } from '@touchline/domain/money/next-to-pay.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { clubNow } from '../../../club/club-now.ts'
import type { Family } from '../../../family/family.ts'
import { SiteLink } from '../../../languages/site-link.tsx'
import { useLedger } from '../../../money/ledger.ts'
import { ToPay } from '../../../money/to-pay.tsx'
import * as texts from './registrations.texts.ts'

/** What is to be paid next, beside the registrations it is for; the whole account has a page of its own. */
export function PayPanel({ family }: { family: Family }) {
  const { data } = useLedger(family.userId)
  const today = clubNow().day
  const next = data ? nextToPay(data.dues, today) : null
  if (!data || !next) return null
  return (
    <ToPay ledger={data} next={next} today={today}>
      <p>
        {next.later.length > 0 && texts.moreLater(formatCents(openSum(next.later)))}
        <SiteLink to="/guardian/payments">{texts.monthByMonth}</SiteLink>
      </p>
    </ToPay>
  )
}
