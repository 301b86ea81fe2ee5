import { isDay } from '@touchline/domain/calendar-day.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { serviceMonths } from '@touchline/domain/programs/program-sessions.ts'
import { monthName } from '@touchline/domain/words.ts'
import { useState } from 'react'
import { clubNow } from '../../../club/club-now.ts'
import { useClubRules } from '../../../club/use-club-rules.ts'
import type { ProgramLine } from '../../../desk/program-line.ts'
import { PriceBreakdown } from '../../../pricing/price-breakdown.tsx'
import { Field, SelectField } from '../../../ui/form/field.tsx'
import ui from '../../../ui/ui.module.css'
import { type DiscountLine, discountOf } from './discount-line.ts'
import { type DiscountValues, typedDiscount } from './discount-values.ts'
import styles from './price-tester.module.css'
import { type TriedFamily, tryPrices } from './try-prices.ts'

interface TesterProps {
  id: string
  values: DiscountValues
  programs: readonly ProgramLine[]
  lines: readonly DiscountLine[]
}

/** What sample families would pay, calculated by the club's own rules while one types. */
export function PriceTester({ id, values, programs, lines }: TesterProps) {
  const offered = programs.filter(({ fees }) => fees.length > 0)
  const usual = offered.find(({ fees }) => fees.some((fee) => values.feeIds.includes(fee.id))) ?? offered[0]
  const [programId, setProgramId] = useState<string | null>(null)
  const [month, setMonth] = useState('')
  const [day, setDay] = useState(clubNow().day)
  const program = offered.find((one) => one.id === programId) ?? usual
  if (!program) return null
  const months = serviceMonths(program)
  return (
    <aside className={styles.tester} aria-labelledby="tester-title">
      <h2 id="tester-title">Try it out</h2>
      <SelectField
        label="Program"
        value={program.id}
        options={offered.map((one) => ({ value: one.id, label: one.name }))}
        onChange={({ currentTarget }) => setProgramId(currentTarget.value)}
      />
      <div className={styles.pair}>
        <SelectField
          label="Month"
          value={month}
          options={[
            { value: '', label: 'The whole season' },
            ...months.map((one) => ({ value: one, label: `${monthName(one)} ${one.slice(0, 4)}` })),
          ]}
          onChange={({ currentTarget }) => setMonth(currentTarget.value)}
        />
        <Field
          label="Registered on"
          type="date"
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
      </div>
      <Outcome
        {...{ id, values, program, lines }}
        months={months.includes(month) ? [month] : months}
        day={day}
      />
    </aside>
  )
}

interface OutcomeProps extends Omit<TesterProps, 'programs'> {
  program: ProgramLine
  months: readonly string[]
  day: string
}

function Outcome({ id, values, program, lines, months, day }: OutcomeProps) {
  const { familyMode } = useClubRules()
  const discount = typedDiscount(id, values, familyMode)
  if (!discount || !isDay(day))
    return <p className="quiet">Prices appear here once the discount is complete.</p>
  const fees = program.fees.map((fee) => ({
    ...fee,
    discounts: lines
      .filter((line) => fee.discountIds.includes(line.id))
      .map((line) => discountOf(line, familyMode)),
  }))
  const tried = tryPrices({
    fees,
    programStart: program.startDate,
    months,
    registeredOn: day,
    discount,
    feeIds: values.feeIds,
  })
  return (
    <>
      {!program.fees.some((fee) => values.feeIds.includes(fee.id)) && (
        <p className={ui.notice}>None of this program’s fees allow it, so prices stay the same.</p>
      )}
      <ul className={`plain-list ${styles.families}`} aria-live="polite">
        {tried.map((one) => (
          <Family key={one.name} tried={one} />
        ))}
      </ul>
    </>
  )
}

function Family({ tried }: { tried: TriedFamily }) {
  const saved = tried.without.totalCents - tried.with.totalCents
  return (
    <li>
      <details className={ui.fold}>
        <summary>
          <span className={styles.sum}>
            <span>{tried.name}</span>
            <strong>{formatCents(tried.with.totalCents)}</strong>
            <span className="quiet small">
              {saved > 0
                ? `${formatCents(tried.without.totalCents)} without it, saves ${formatCents(saved)}`
                : 'Same price without it'}
            </span>
          </span>
        </summary>
        <PriceBreakdown lines={tried.with.lines} />
      </details>
    </li>
  )
}
