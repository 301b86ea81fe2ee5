import { monthOf } from '@touchline/domain/calendar-day.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { monthName } from '@touchline/domain/words.ts'
import { clubNow } from '../../../club/club-now.ts'
import type { Family } from '../../../family/family.ts'
import { PriceBreakdown } from '../../../pricing/price-breakdown.tsx'
import { monthTotal } from '../../../registrations/month-total.ts'
import ui from '../../../ui/ui.module.css'
import * as texts from './dashboard.texts.ts'

/** What this month costs, and how that comes about. */
export function MonthCard({ family }: { family: Family }) {
  const today = clubNow().day
  const total = monthTotal(family, today)
  if (!total) return null
  const isNow = total.month === monthOf(today)
  return (
    <section className={ui.card} aria-labelledby="month">
      <div className={ui.between}>
        <h2 id="month">
          {isNow ? texts.thisMonth(monthName(total.month)) : texts.fromMonth(monthName(total.month))}
        </h2>
        <p className={ui.amount}>{formatCents(total.totalCents)}</p>
      </div>
      <PriceBreakdown lines={total.lines} showPlayers />
    </section>
  )
}
