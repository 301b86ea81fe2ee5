import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { compareText, dayFrom } from '@touchline/domain/words.ts'
import { Link, useParams } from 'react-router'
import { useData, useLive } from '../../../area/area-data.tsx'
import { clubNow } from '../../../club/club-now.ts'
import { dayOfInstant } from '../../../club/day-words.ts'
import type { Document } from '../../../data/documents.ts'
import { everyPageOf, type Page } from '../../../data/every-page.ts'
import type { Request } from '../../../data/request.ts'
import { personName } from '../../../desk/people-lines.ts'
import { RowHistory } from '../../../desk/row-history.tsx'
import { registrationNames } from '../../../desk/status-names.ts'
import { pageMeta } from '../../../page-meta.ts'
import { GroupName } from '../../../players/group-name.tsx'
import { daysName, monthsName } from '../../../players/player-words.ts'
import { PriceBreakdown } from '../../../pricing/price-breakdown.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import ui from '../../../ui/ui.module.css'
import {
  type DeskRegistration,
  deskRegistration,
  REGISTRATION_FIELDS,
  type SentRegistration,
} from '../registrations/load-registration.ts'
import { ManualDiscounts } from '../registrations/manual-discounts.tsx'
import { RegistrationActions } from '../registrations/registration-actions.tsx'
import { ConsentsCard } from './consents-card.tsx'
import { PlayerAttendance } from './player-attendance.tsx'
import styles from './timeline.module.css'

export const meta = pageMeta({
  title: 'A player’s registrations',
  description: 'Every registration of one player.',
  isPrivate: true,
})

const document: Document = {
  field: 'getPlayer',
  query: `query PlayerRegistrations($id: ID!) {
    getPlayer(id: $id) {
      id firstName lastName birthDate _deleted
      user { id firstName lastName email }
      registrations { items { ${REGISTRATION_FIELDS} } nextToken }
    }
  }`,
}

interface SentPlayer {
  firstName: string
  lastName: string
  birthDate: string
  _deleted: boolean | null
  user: { id: string; firstName: string | null; lastName: string | null; email: string } | null
  registrations: Page<SentRegistration>
}

async function load(request: Request, id: string) {
  const player = await request<SentPlayer | null>(document, { id })
  if (!player || player._deleted) return null
  const connection = { model: 'Player', id, field: 'registrations', selection: REGISTRATION_FIELDS }
  const sent = await everyPageOf(request, connection, player.registrations)
  const there = sent.filter(({ _deleted }) => !_deleted)
  const loaded = await Promise.all(there.map((one) => deskRegistration(request, one)))
  const registrations = loaded.filter((one) => one !== null)
  return { ...player, registrations: registrations.toSorted((a, b) => compareText(b.createdAt, a.createdAt)) }
}

export default function PlayerRegistrations() {
  useLive(['PlayerProgramRegistration', 'RegistrationDiscount', 'Player', 'Consent'])
  const { playerId = '' } = useParams()
  const loaded = useData(['player registrations', playerId], (request) => load(request, playerId))
  return (
    <ListStates loaded={loaded}>
      {(player) =>
        player ? (
          <DeskPage
            title={`${player.firstName} ${player.lastName}`}
            note={
              <>
                <GroupName birthDate={player.birthDate} />
                {player.user && (
                  <>
                    {' · Guardian '}
                    <Link to={`/admin/users/${player.user.id}`}>{personName(player.user)}</Link>
                  </>
                )}
              </>
            }
            action={
              <>
                <Link className="button" to={`/admin/players/${playerId}/select-program`}>
                  Register for a program
                </Link>
                <Link className="small-button" to={`/admin/players/${playerId}/edit`}>
                  Edit
                </Link>
              </>
            }
          >
            <Timeline registrations={player.registrations} playerId={playerId} />
            <ConsentsCard
              player={{ id: playerId, firstName: player.firstName }}
              userId={player.user?.id ?? null}
            />
            <PlayerAttendance playerId={playerId} />
          </DeskPage>
        ) : (
          <NoSuchPlayer />
        )
      }
    </ListStates>
  )
}

export const NoSuchPlayer = () => (
  <DeskPage title="No such player">
    <EmptyState
      title="Player not found"
      action={
        <Link className="button" to="/admin/players">
          To all players
        </Link>
      }
    >
      The link may be old, or the player was deleted.
    </EmptyState>
  </DeskPage>
)

function Timeline({ registrations, playerId }: { registrations: DeskRegistration[]; playerId: string }) {
  if (registrations.length === 0)
    return (
      <EmptyState
        title="Not registered yet"
        action={
          <Link className="button" to={`/admin/players/${playerId}/select-program`}>
            Choose a program
          </Link>
        }
      >
        No registrations so far.
      </EmptyState>
    )
  return (
    <ol className={`plain-list ${styles.line}`}>
      {registrations.map((registration) => (
        <li key={registration.id}>
          <Entry registration={registration} />
        </li>
      ))}
    </ol>
  )
}

function Entry({ registration }: { registration: DeskRegistration }) {
  const { program, days, months, breakdown, status, reason, refund } = registration
  return (
    <article className={ui.card}>
      <div className={ui.between}>
        <div>
          <h2>{program.name}</h2>
          <p className="quiet">
            {[
              dayOfInstant(registration.createdAt),
              daysName(days),
              monthsName(months),
              registration.reference,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <Chip {...registrationNames[status]} />
      </div>
      {reason && <p>{reason}</p>}
      {status === 'ACTIVE' && (
        <p className="quiet">
          Completes automatically the day after the program ends on {dayFrom(clubNow().day, program.endDate)}.
        </p>
      )}
      <RegistrationActions registration={registration} />
      {breakdown && (
        <details className={ui.fold}>
          <summary>{formatCents(registration.priceCents)} total · see breakdown</summary>
          <PriceBreakdown lines={breakdown.lines} showPlayers={false} />
        </details>
      )}
      {refund && (
        <details className={ui.fold}>
          <summary>{formatCents(registration.refundCents ?? 0)} refund to the family</summary>
          <ul>
            {refund.lines.map(({ month, reason: why }) => (
              <li key={month}>{why}</li>
            ))}
          </ul>
        </details>
      )}
      <ManualDiscounts registration={registration} />
      <RowHistory rowId={registration.id} />
    </article>
  )
}
