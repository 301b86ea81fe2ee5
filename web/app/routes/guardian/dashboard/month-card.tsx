import { monthOf } from '@touchline/domain/calendar-day.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { monthName } from '@touchline/domain/words.ts'
import { clubNow } from '../../../family/club-now.ts'
import familyStyles from '../../../family/family.module.css'
import type { Family } from '../../../family/family.ts'
import { monthTotal } from '../../../family/month-total.ts'
import { PriceWorking } from '../../../family/price-working.tsx'

/** What this month costs, and how that comes about. */
export function MonthCard({ family }: { family: Family }) {
  const today = clubNow().day
  const total = monthTotal(family, today)
  if (!total) return null
  const isNow = total.month === monthOf(today)
  return (
    <section className={familyStyles.card} aria-labelledby="month">
      <div className={familyStyles.between}>
        <h2 id="month">
          {isNow ? `This month, ${monthName(total.month)}` : `From ${monthName(total.month)}`}
        </h2>
        <p className={familyStyles.amount}>{formatCents(total.totalCents)}</p>
      </div>
      <PriceWorking lines={total.lines} showPlayers />
    </section>
  )
}
