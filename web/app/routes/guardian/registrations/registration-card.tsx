import { isOneOf } from '@touchline/domain/is-one-of.ts'
import { type NextToPay, nextToPay } from '@touchline/domain/money/next-to-pay.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { TERMINAL_REGISTRATION_STATUSES } from '@touchline/domain/status/registration.ts'
import { hasOpenOffer } from '@touchline/domain/waiting-list.ts'
import { listOf } from '@touchline/domain/words.ts'
import { clubNow } from '../../../club/club-now.ts'
import { plainProblem } from '../../../data/plain-problem.ts'
import { type Family, type PlayersRegistration, registrationsOf } from '../../../family/family.ts'
import { askedToLeaveWords, dueWords, offerWords, wordsOf } from '../../../family/status-words.ts'
import { useClub } from '../../../family/use-club.ts'
import { useLedger } from '../../../money/ledger.ts'
import { daysName, monthsName } from '../../../players/player-words.ts'
import { HowToPay } from '../../../price/how-to-pay.tsx'
import { PriceWorking } from '../../../price/price-working.tsx'
import { MonthsAction } from '../../../registration/months-dialog.tsx'
import { registrationNextStep } from '../../../registration/next-step.ts'
import { PayPlanAction } from '../../../registration/pay-plan-action.tsx'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import { LeaveActions } from './leave-actions.tsx'
import { useAnswerOffer } from './registration-changes.ts'
import { SecondDayActions } from './second-day.tsx'

const BOTH_DAYS = 'This was replaced by a registration for both days. What you paid counts toward it.'

interface CardProps {
  registration: PlayersRegistration
  family: Family
}

/** One registration: who and what, where it stands, what comes next, what it costs and why. */
export function RegistrationCard({ registration, family }: CardProps) {
  const { payment, contact } = useClub()
  const { player, program, days, months, status, working } = registration
  const now = new Date().toISOString()
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
          <h3>{player.firstName}</h3>
          <p className="quiet">
            {[program.name, daysName(days), monthsName(months)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <Chip {...chipWords(registration, { hasOffer, isDueNow: next?.isDueNow })} />
      </div>
      <p>{isReplaced ? BOTH_DAYS : registrationNextStep(registration, player.firstName, facts)}</p>
      {hasOffer && <OfferActions registration={registration} />}
      {status === 'WAITLISTED' && !hasOffer && <Together registration={registration} family={family} />}
      {working && (
        <details className={ui.fold}>
          <summary>{formatCents(registration.priceCents ?? 0)} total · see breakdown</summary>
          <PriceWorking lines={working.lines} showPlayers={false} />
        </details>
      )}
      {status === 'PENDING' && (registration.priceCents ?? 0) > 0 && (
        <details className={ui.fold}>
          <summary>How you’ll pay, once it’s approved</summary>
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

/** Who asked for all or none is told so with each of them (W-5). */
function Together({ registration: { id, groupId }, family }: CardProps) {
  const others = registrationsOf(family).filter(
    (one) => groupId !== null && one.groupId === groupId && one.id !== id && one.status === 'WAITLISTED',
  )
  if (others.length === 0) return null
  const names = listOf(
    others.map(({ player }) => player.firstName),
    'and',
  )
  return <p className="quiet">Waits together with {names}: places for all of them, or none.</p>
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

/** What is to be paid of one registration next; undefined while that is not known. */
function useNextOf({ id }: PlayersRegistration, { userId }: Family): NextToPay | null | undefined {
  const { data } = useLedger(userId)
  const dues = data?.dues.filter(({ itemId }) => itemId === id)
  return dues && nextToPay(dues, clubNow().day)
}

/** One tap takes the place or lets it go; who lets it go stays in line. */
function OfferActions({ registration }: { registration: PlayersRegistration }) {
  const { firstName } = registration.player
  const answer = useAnswerOffer(registration)
  const take = () => answer.mutate('ACCEPT', { onSuccess: () => notify(`${firstName} has a place.`) })
  const letGo = () => answer.mutate('DECLINE', { onSuccess: () => notify(`${firstName} stays in line.`) })
  return (
    <>
      {registration.groupId && (
        <p className="quiet">Your answer goes for all your children who are waiting together.</p>
      )}
      {answer.error && <FormMessage>{plainProblem(answer.error)}</FormMessage>}
      <div className={ui.actions}>
        <Button disabled={answer.isPending} onClick={take}>
          {answer.isPending ? 'One moment...' : 'Take the place'}
        </Button>
        <Button kind="quiet" disabled={answer.isPending} onClick={letGo}>
          Pass, and stay in line
        </Button>
      </div>
    </>
  )
}
