import { formatCents, formatCentsShort } from '@touchline/domain/pricing/cents.ts'
import { type FeeType, isMonthly } from '@touchline/domain/pricing/fee-types.ts'
import { monthsToBill } from '@touchline/domain/season.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useClubRules } from '../club/use-club-rules.ts'
import type { Family } from '../family/family.ts'
import { monthsName } from '../players/player-words.ts'
import { type Joining, priceOfJoining } from '../price/family-price.ts'
import ui from '../ui/ui.module.css'
import type { OfferedFee, OfferedProgram } from './offered-program.ts'
import { PlacesLeft } from './places-left.tsx'
import { agesName, datesName, timeLines } from './program-words.ts'

interface CardProps {
  program: OfferedProgram
  /** Whose price it is. */
  player: Joining['player']
  family: Pick<Family, 'players'>
  /** All that are on offer: siblings may be in others. */
  programs: readonly OfferedProgram[]
  today: string
  /** How long a family has to pay once its place is confirmed, where that is not said beside the cards. */
  dueDays?: number
  /** Below a heading of its own, such as a season's. */
  isBelow?: boolean
  /** What one can do about it. */
  children: ReactNode
}

/** For whom, when, where, and what it would cost this family in all, siblings included. */
export function ProgramCard({ children, isBelow = false, ...props }: CardProps) {
  const { program } = props
  const { ages } = useClubRules()
  const Heading = isBelow ? 'h3' : 'h2'
  return (
    <article className={ui.card}>
      <Heading>{program.name}</Heading>
      {program.description && <p>{program.description}</p>}
      <p className="quiet">
        {agesName(program, ages)}
        <br />
        {datesName(program)}
        <br />
        {timeLines(program).join(', ')}
        <br />
        {program.location}
      </p>
      <PlacesLeft program={program} />
      <Totals {...props} />
      <div className={ui.actions}>{children}</div>
    </article>
  )
}

/** The way on from a card. */
export const ChooseLink = ({
  program,
  to,
  name = 'Choose',
}: {
  program: OfferedProgram
  to: string
  name?: string
}) => (
  <Link className="button" to={to}>
    {program.placesLeft === 0 ? 'Join the waiting list' : name}
    <span className="visually-hidden"> {program.name}</span>
  </Link>
)

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

function Totals({
  program,
  player,
  family,
  programs,
  today,
  dueDays,
}: Omit<CardProps, 'isBelow' | 'children'>) {
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
              <span className="quiet"> total</span>
            </span>
          </li>
        ))}
      </ul>
      {dueDays !== undefined && (
        <p className="quiet small">
          Nothing to pay now. You pay within {dueDays} days after we confirm the place.
        </p>
      )}
      {siblings.map(({ registrationId, playerName, beforeCents, afterCents }) => (
        <p key={registrationId} className={ui.notice}>
          {playerName} would then pay {formatCents(afterCents)} instead of {formatCents(beforeCents)}.
        </p>
      ))}
    </>
  )
}
