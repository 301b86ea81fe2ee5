import { formatCents, formatCentsShort } from '@touchline/domain/pricing/cents.ts'
import { type FeeType, isMonthly } from '@touchline/domain/pricing/fee-types.ts'
import { monthsToBill } from '@touchline/domain/programs/program-sessions.ts'
import type { ReactNode } from 'react'
import { useClubRules } from '../club/use-club-rules.ts'
import type { Family } from '../family/family.ts'
import { SiteLink } from '../languages/site-link.tsx'
import { mixed, written } from '../languages/written.tsx'
import { monthsName } from '../players/player-words.ts'
import { type Joining, priceOfJoining } from '../pricing/family-price.ts'
import ui from '../ui/ui.module.css'
import type { OfferedFee, OfferedProgram } from './offered-program.ts'
import * as texts from './offers.texts.ts'
import { PlacesLeft } from './places-left.tsx'
import { agesName, datesName, timeLines } from './program-words.ts'

interface CardProps {
  program: OfferedProgram
  /** The player whose price is shown. */
  player: Joining['player']
  family: Pick<Family, 'players'>
  /** All programs on offer, since siblings may be in others. */
  programs: readonly OfferedProgram[]
  today: string
  /** When to pay, in a sentence, if it is not shown beside the cards. */
  whenToPay?: string
  /** The card is below a heading of its own, such as a season. */
  isBelow?: boolean
  /** The actions. */
  children: ReactNode
}

/** Who it is for, when, where, and the total it would cost this family, including siblings. */
export function ProgramCard({ children, isBelow = false, ...props }: CardProps) {
  const { program } = props
  const { ages } = useClubRules()
  const Heading = isBelow ? 'h3' : 'h2'
  return (
    <article className={ui.card}>
      <Heading>{written(program.name)}</Heading>
      {program.description && <p>{written(program.description)}</p>}
      <p className="quiet">
        {agesName(program, ages)}
        <br />
        {datesName(program)}
        <br />
        {timeLines(program).join(texts.comma)}
        <br />
        {written(program.location)}
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
  name = texts.choose,
}: {
  program: OfferedProgram
  to: string
  name?: string
}) => (
  <SiteLink className="button" to={to}>
    {program.placesLeft === 0 ? texts.joinWaitingList : name}
    <span className="visually-hidden"> {written(program.name)}</span>
  </SiteLink>
)

const FEE_NAMES: Record<FeeType, string> = {
  MONTHLY_ONCE: texts.onceAWeek,
  MONTHLY_TWICE: texts.twiceAWeek,
  EVENT: texts.entry,
  TRIAL: texts.freeVisit,
}

function feeName({ type, amountCents }: OfferedFee): string {
  const amount = formatCentsShort(amountCents)
  return type === 'EVENT' || type === 'TRIAL' ? FEE_NAMES[type] : texts.monthly(FEE_NAMES[type], amount)
}

function Totals({
  program,
  player,
  family,
  programs,
  today,
  whenToPay,
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
        <p className="quiet">{texts.priceFor(monthsName(months))}</p>
      )}
      <ul className={`plain-list ${ui.cards}`}>
        {prices.map(({ fee, price: { quote } }) => (
          <li key={fee.id} className={ui.between}>
            <span>{feeName(fee)}</span>
            <span>
              <strong>{formatCents(quote.totalCents)}</strong>
              <span className="quiet">{texts.total}</span>
            </span>
          </li>
        ))}
      </ul>
      {whenToPay && <p className="quiet small">{texts.payLater(whenToPay)}</p>}
      {siblings.map(({ registrationId, playerName, beforeCents, afterCents }) => (
        <p key={registrationId} className={ui.notice}>
          {mixed(texts.siblingPays(playerName, formatCents(afterCents), formatCents(beforeCents)))}
        </p>
      ))}
    </>
  )
}
