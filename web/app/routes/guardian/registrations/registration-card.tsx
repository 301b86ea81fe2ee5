import { isOneOf } from '@touchline/domain/is-one-of.ts'
import { type NextToPay, nextToPay } from '@touchline/domain/money/next-to-pay.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { hasOpenOffer } from '@touchline/domain/registrations/waiting-list.ts'
import { TERMINAL_REGISTRATION_STATUSES } from '@touchline/domain/status/registration.ts'
import { listOf } from '@touchline/domain/words.ts'
import { clubNow, currentInstant } from '../../../club/club-now.ts'
import { refusalWords } from '../../../data/refusal-words.ts'
import { type Family, type PlayersRegistration, registrationsOf } from '../../../family/family.ts'
import { askedToLeaveWords, dueWords, offerWords, wordsOf } from '../../../family/status-words.ts'
import { useClub } from '../../../family/use-club.ts'
import { mixed, written } from '../../../languages/written.tsx'
import { useLedger } from '../../../money/ledger.ts'
import { daysName, monthsName } from '../../../players/player-words.ts'
import { HowToPay } from '../../../pricing/how-to-pay.tsx'
import { PriceBreakdown } from '../../../pricing/price-breakdown.tsx'
import { MonthsAction } from '../../../registrations/months-dialog.tsx'
import { registrationNextStep } from '../../../registrations/next-step.ts'
import { PayPlanAction } from '../../../registrations/pay-plan-action.tsx'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import { LeaveActions } from './leave-actions.tsx'
import { useAnswerOffer } from './registration-changes.ts'
import * as texts from './registrations.texts.ts'
import { SecondDayActions } from './second-day.tsx'

interface CardProps {
  registration: PlayersRegistration
  family: Family
}

/** One registration: who and what, its state, the next step, the price and how it is made up. */
export function RegistrationCard({ registration, family }: CardProps) {
  const { payment, contact } = useClub()
  const { player, program, days, months, status, breakdown } = registration
  const now = currentInstant().toISOString()
  const hasOffer = status === 'WAITLISTED' && hasOpenOffer(registration, now)
  const isReplaced =
    isOneOf(TERMINAL_REGISTRATION_STATUSES, status) &&
    registrationsOf(family).some((other) => other.replacesId === registration.id)
  const next = useNextOf(registration, family)
  const facts = { now, answerWithinDays: contact.answerWithinDays, next }
  return (
    <article className={ui.card}>
      <div className={ui.between}>
        <div>
          <h3>{written(player.firstName)}</h3>
          <p className="quiet">
            {mixed([program.name, daysName(days), monthsName(months)].filter(Boolean).join(' · '))}
          </p>
        </div>
        <Chip {...chipWords(registration, { hasOffer, isDueNow: next?.isDueNow })} />
      </div>
      <p>
        {mixed(isReplaced ? texts.bothDays : registrationNextStep(registration, player.firstName, facts))}
      </p>
      {hasOffer && <OfferActions registration={registration} />}
      {status === 'WAITLISTED' && !hasOffer && <Together registration={registration} family={family} />}
      {breakdown && (
        <details className={ui.fold}>
          <summary>{texts.breakdown(formatCents(registration.priceCents ?? 0))}</summary>
          <PriceBreakdown lines={breakdown.lines} showPlayers={false} />
        </details>
      )}
      {status === 'PENDING' && (registration.priceCents ?? 0) > 0 && (
        <details className={ui.fold}>
          <summary>{texts.howLater}</summary>
          <HowToPay
            payment={payment}
            cents={registration.priceCents ?? 0}
            reference={player.paymentReference}
          />
        </details>
      )}
      <div className={ui.actions}>
        <SecondDayActions registration={registration} family={family} />
        <MonthsAction registration={registration} />
        <PayPlanAction registration={registration} />
        <LeaveActions registration={registration} family={family} />
      </div>
    </article>
  )
}

/** Each card of an all-or-none registration says so (W-5). */
function Together({ registration: { id, groupId }, family }: CardProps) {
  const others = registrationsOf(family).filter(
    (one) => groupId !== null && one.groupId === groupId && one.id !== id && one.status === 'WAITLISTED',
  )
  if (others.length === 0) return null
  const names = listOf(
    others.map(({ player }) => player.firstName),
    'and',
  )
  return <p className="quiet">{mixed(texts.waitsWith(names))}</p>
}

interface ChipFacts {
  hasOffer: boolean
  isDueNow: boolean | undefined
}

function chipWords(
  { status, withdrawalAskedAt, player }: PlayersRegistration,
  { hasOffer, isDueNow }: ChipFacts,
) {
  if (hasOffer) return offerWords
  if (status === 'ACTIVE' && withdrawalAskedAt) return askedToLeaveWords
  return status === 'ACTIVE' && isDueNow ? dueWords : wordsOf(status, player)
}

/** The next payment for one registration; undefined while that is not known. */
function useNextOf({ id }: PlayersRegistration, { userId }: Family): NextToPay | null | undefined {
  const { data } = useLedger(userId)
  const dues = data?.dues.filter(({ itemId }) => itemId === id)
  return dues && nextToPay(dues, clubNow().day)
}

/** One tap accepts or declines the place; a family that declines stays in line. */
function OfferActions({ registration }: { registration: PlayersRegistration }) {
  const { firstName } = registration.player
  const answer = useAnswerOffer(registration)
  const take = () => answer.mutate('ACCEPT', { onSuccess: () => notify(texts.hasPlace(firstName)) })
  const letGo = () => answer.mutate('DECLINE', { onSuccess: () => notify(texts.staysInLine(firstName)) })
  return (
    <>
      {registration.groupId && <p className="quiet">{texts.forAllWaiting}</p>}
      {answer.error && <FormMessage>{mixed(refusalWords(answer.error))}</FormMessage>}
      <div className={ui.actions}>
        <Button disabled={answer.isPending} onClick={take}>
          {answer.isPending ? texts.oneMoment : texts.takePlace}
        </Button>
        <Button kind="quiet" disabled={answer.isPending} onClick={letGo}>
          {texts.pass}
        </Button>
      </div>
    </>
  )
}
