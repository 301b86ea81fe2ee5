import type { AgeRule } from '@touchline/domain/players/age-group.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'
import { Link } from 'react-router'
import { useClubRules } from '../../../club/use-club-rules.ts'
import { HealthMark } from '../../../desk/health-mark.tsx'
import { fullName } from '../../../desk/player-names.ts'
import { registrationNames } from '../../../desk/status-names.ts'
import { groupOf } from '../../../players/player-words.ts'
import { Chip } from '../../../ui/chip.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import ui from '../../../ui/ui.module.css'
import type { RegistrationLine } from '../registrations/registration-list.ts'
import { planName } from '../registrations/registration-row.ts'
import styles from './program.module.css'

const ON_ROSTER: readonly RegistrationStatus[] = ['PENDING', 'APPROVED', 'ACTIVE', 'COMPLETED']

export const isOnRoster = ({ status }: RegistrationLine): boolean => ON_ROSTER.includes(status)

/** Who plays, by age; who waits, in order; and who left, folded away. */
export function Roster({ registrations }: { registrations: RegistrationLine[] }) {
  const groups = byAge(registrations.filter(isOnRoster), useClubRules().ages)
  const waiting = registrations
    .filter(({ status }) => status === 'WAITLISTED')
    .toSorted((a, b) => (a.waitlistPosition ?? 0) - (b.waitlistPosition ?? 0))
  const gone = registrations.filter((one) => !isOnRoster(one) && one.status !== 'WAITLISTED')
  return (
    <>
      {groups.map(([title, rows]) => (
        <section key={title} className={styles.group}>
          <h2>
            {title} <span className="quiet">{rows.length}</span>
          </h2>
          <Players label={title} rows={rows} />
        </section>
      ))}
      {waiting.length > 0 && (
        <section className={styles.group}>
          <h2>
            Waiting list <span className="quiet">{waiting.length}</span>
          </h2>
          <Players label="Waiting list" rows={waiting} />
        </section>
      )}
      {gone.length > 0 && (
        <details className={ui.fold}>
          <summary>{gone.length} more: rejected, cancelled or withdrawn</summary>
          <Players label="No longer in the program" rows={gone} />
        </details>
      )}
    </>
  )
}

function byAge(rows: RegistrationLine[], ages: AgeRule): [title: string, rows: RegistrationLine[]][] {
  const groups = new Map<number, RegistrationLine[]>()
  for (const row of rows) {
    const group = groupOf(row.birthDate, row.startDate, ages) ?? 99
    groups.set(group, [...(groups.get(group) ?? []), row])
  }
  return [...groups]
    .toSorted(([a], [b]) => a - b)
    .map(([group, players]) => [group === 99 ? 'Other ages' : `U${group}`, players])
}

const columns: Column<RegistrationLine>[] = [
  {
    name: 'player',
    title: 'Player',
    cell: (row) => (
      <>
        <Link to={`/admin/players/${row.playerId}/registrations`} data-open>
          {fullName(row)}
        </Link>{' '}
        <HealthMark hasNotes={row.hasHealthNotes} />
      </>
    ),
  },
  { name: 'plan', title: 'Plan', cell: (row) => <span className="whole">{planName(row)}</span> },
  {
    name: 'status',
    title: 'Status',
    cell: ({ status }) => (
      <span className="whole">
        <Chip {...registrationNames[status]} />
      </span>
    ),
  },
  { name: 'guardian', title: 'Guardian', cell: ({ guardian, email }) => guardian ?? email },
  {
    name: 'phone',
    title: 'Phone',
    cell: ({ phone }) => (phone ? <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a> : null),
  },
  {
    name: 'total',
    title: 'Total',
    isNumber: true,
    cell: ({ priceCents }) => (priceCents === null ? null : formatCents(priceCents)),
  },
]

const Players = ({ label, rows }: { label: string; rows: RegistrationLine[] }) => (
  <DataTable label={label} rows={rows} columns={columns} nameOf={fullName} />
)
