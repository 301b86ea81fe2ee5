import { yearOf } from '@touchline/domain/calendar-day.ts'
import { formatCents, formatCentsShort } from '@touchline/domain/pricing/cents.ts'
import { type FeeType, isMonthly } from '@touchline/domain/pricing/fee-types.ts'
import { monthsToBill } from '@touchline/domain/season.ts'
import { dayName, timeRange } from '@touchline/domain/words.ts'
import { Link } from 'react-router'
import { clubNow } from '../../../club/club-now.ts'
import type { Family, FamilyPlayer } from '../../../family/family.ts'
import { daysName, monthsName } from '../../../players/player-words.ts'
import { priceOfJoining } from '../../../price/family-price.ts'
import type { OfferedFee, OfferedProgram } from '../../../registration/offered-program.ts'
import { PlacesLeft } from '../../../registration/places-left.tsx'
import ui from '../../../ui/ui.module.css'

interface CardProps {
  program: OfferedProgram
  player: FamilyPlayer
  family: Family
  /** All that are on offer: siblings may be in others. */
  programs: readonly OfferedProgram[]
  /** Where the choice leads. */
  to: string
}

/** When, where, and what it would cost this family in all, siblings included. */
export function ProgramCard({ to, ...props }: CardProps) {
  const { program } = props
  const { startTime, endTime, days, location, startDate, endDate } = program
  const time = startTime && endTime && timeRange(startTime, endTime)
  return (
    <article className={ui.card}>
      <h2>{program.name}</h2>
      {program.description && <p>{program.description}</p>}
      <p className="quiet">
        {dayName(startDate)} to {dayName(endDate)}, {yearOf(endDate)}
        <br />
        {[daysName(days ?? []), time].filter(Boolean).join(', ')}
        <br />
        {location}
      </p>
      <PlacesLeft program={program} />
      <Totals {...props} />
      <div className={ui.actions}>
        <Link className="button" to={to}>
          {program.placesLeft === 0 ? 'Join the waiting list' : 'Choose'}
          <span className="visually-hidden"> {program.name}</span>
        </Link>
      </div>
    </article>
  )
}

const FEE_NAMES: Record<FeeType, string> = {
  MONTHLY_ONCE: 'Once a week',
  MONTHLY_TWICE: 'Twice a week',
  EVENT: 'Entry',
  TRIAL: 'A free visit',
}

function feeName({ type, amountCents }: OfferedFee): string {
  const amount = formatCentsShort(amountCents)
  return type === 'EVENT' || type === 'TRIAL' ? FEE_NAMES[type] : `${FEE_NAMES[type]}, ${amount} a month`
}

function Totals({ program, player, family, programs }: Omit<CardProps, 'to'>) {
  const today = clubNow().day
  const months = monthsToBill(program, today)
  const priceOf = (fee: OfferedFee) =>
    priceOfJoining(
      family,
      [{ registrationId: 'new', player, program, fee, days: [], months, waits: program.placesLeft === 0 }],
      programs,
      today,
    )
  const prices = program.fees.map((fee) => ({ fee, price: priceOf(fee) }))
  const siblings = prices[0]?.price.changes ?? []
  return (
    <>
      {program.fees.some(({ type }) => isMonthly(type)) && (
        <p className="quiet">The whole price, {monthsName(months)}:</p>
      )}
      <ul className={`plain-list ${ui.cards}`}>
        {prices.map(({ fee, price: { quote } }) => (
          <li key={fee.id} className={ui.between}>
            <span>{feeName(fee)}</span>
            <span>
              <strong>{formatCents(quote.totalCents)}</strong>
              <span className="quiet"> in all</span>
            </span>
          </li>
        ))}
      </ul>
      {siblings.map(({ registrationId, playerName, beforeCents, afterCents }) => (
        <p key={registrationId} className={ui.notice}>
          {playerName} would then pay {formatCents(afterCents)} instead of {formatCents(beforeCents)}.
        </p>
      ))}
    </>
  )
}
