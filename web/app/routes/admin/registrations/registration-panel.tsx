import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { Link } from 'react-router'
import { useData } from '../../../area/area-data.tsx'
import { datedMoment } from '../../../club/day-words.ts'
import { useClubRules } from '../../../club/use-club-rules.ts'
import { HealthNotes } from '../../../desk/health-notes.tsx'
import { RowHistory } from '../../../desk/row-history.tsx'
import { registrationNames } from '../../../desk/status-names.ts'
import { GroupName } from '../../../players/group-name.tsx'
import { daysName, monthsName } from '../../../players/player-words.ts'
import { PriceBreakdown } from '../../../pricing/price-breakdown.tsx'
import { PLAN_NAMES } from '../../../registrations/pay-plan-action.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { type Fact, Facts } from '../../../ui/facts.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import ui from '../../../ui/ui.module.css'
import { Guardian } from './guardian.tsx'
import { type DeskRegistration, loadRegistration } from './load-registration.ts'
import { ManualDiscounts } from './manual-discounts.tsx'
import styles from './panel.module.css'
import { RegistrationActions } from './registration-actions.tsx'
import type { RegistrationLine } from './registration-list.ts'
import { ageProblem } from './registration-row.ts'

/** Everything about one registration that a decision needs, and the actions. */
export function RegistrationPanel({ line }: { line: RegistrationLine }) {
  const loaded = useData(['registration', line.id], (request) => loadRegistration(request, line.id))
  return (
    <ListStates loaded={loaded}>
      {(registration) =>
        registration ? (
          <Details registration={registration} line={line} />
        ) : (
          <p>This registration no longer exists.</p>
        )
      }
    </ListStates>
  )
}

function Details({ registration, line }: { registration: DeskRegistration; line: RegistrationLine }) {
  const { breakdown, reason } = registration
  const problem = ageProblem(line, useClubRules().ages)
  return (
    <div className={styles.details}>
      <Chip {...registrationNames[registration.status]} />
      {problem && <p className={ui.notice}>{problem}</p>}
      {registration.status === 'ACTIVE' && registration.withdrawalAskedAt && (
        <p className={ui.notice}>
          The family asked to withdraw on {datedMoment(registration.withdrawalAskedAt)}. Please confirm it
          below.
        </p>
      )}
      <RegistrationActions registration={registration} />
      <RegistrationFacts registration={registration} line={line} />
      {reason && (
        <p>
          <strong>Reason</strong> {reason}
        </p>
      )}
      {breakdown && (
        <details className={ui.fold}>
          <summary>{formatCents(registration.priceCents)} total · see breakdown</summary>
          <PriceBreakdown lines={breakdown.lines} showPlayers={false} />
        </details>
      )}
      <ManualDiscounts registration={registration} />
      <HealthNotes
        path={`/players/${encodeURIComponent(line.playerId)}/health-notes`}
        hasNotes={line.hasHealthNotes}
      />
      <RowHistory rowId={registration.id} />
    </div>
  )
}

function RegistrationFacts({
  registration,
  line,
}: {
  registration: DeskRegistration
  line: RegistrationLine
}) {
  const { program, days, months, createdAt, waitlistPosition, offerExpiresAt, openCents } = registration
  const facts: Fact[] = [
    [
      'Player',
      <Link key="player" to={`/admin/players/${line.playerId}/registrations`}>
        {line.firstName} {line.lastName}
      </Link>,
    ],
    ['Age', <GroupName key="age" birthDate={line.birthDate} on={line.startDate} />],
    [
      'Program',
      <Link key="program" to={`/admin/programs/${program.id}`}>
        {program.name}
      </Link>,
    ],
    ['Days', daysName(days)],
    ['Months', monthsName(months)],
    ['Payment plan', registration.payPlan === null ? '' : PLAN_NAMES[registration.payPlan]],
    ['Guardian', <Guardian key="guardian" line={line} />],
    ['Submitted', datedMoment(createdAt)],
    ['Place in line', waitlistPosition ?? ''],
    ['Offer until', offerExpiresAt === null ? '' : datedMoment(offerExpiresAt)],
    ['Still to pay', openCents ? formatCents(openCents) : ''],
    ['Paid in full', registration.paidAt === null ? '' : datedMoment(registration.paidAt)],
    ['Refund sent', registration.refundedAt === null ? '' : datedMoment(registration.refundedAt)],
    ['Payment reference', line.paymentReference],
    ['Registration', line.reference],
  ]
  return <Facts facts={facts} />
}
