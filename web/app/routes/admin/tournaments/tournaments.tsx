import { dayName } from '@touchline/domain/words.ts'
import { Link } from 'react-router'
import { useLive } from '../../../area/area-data.tsx'
import { useReport } from '../../../desk/use-report.ts'
import { pageMeta } from '../../../page-meta.ts'
import { Chip } from '../../../ui/chip.tsx'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { statusNames, type TournamentSummary } from './desk-data.ts'

export const meta = pageMeta({
  title: 'Tournaments',
  description: 'Plan, publish and run a day of matches.',
  isPrivate: true,
})

export default function Tournaments() {
  useLive(['Tournament'])
  const loaded = useReport<{ items: TournamentSummary[] }>('/tournaments')
  return (
    <DeskPage
      title="Tournaments"
      action={
        <Link className="button" to="/admin/tournaments/create">
          Plan a tournament
        </Link>
      }
    >
      <ListStates loaded={loaded}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title="No tournament yet"
              action={
                <Link className="button" to="/admin/tournaments/create">
                  Plan a tournament
                </Link>
              }
            >
              Teams, pitches and times go in, a fair schedule comes out.
            </EmptyState>
          ) : (
            <DataTable
              label="Tournaments"
              rows={items}
              columns={columns}
              nameOf={({ name }) => name}
              actions={({ slug, name }) => (
                <Link className="small-button" to={`/admin/tournaments/create?from=${slug}`}>
                  Copy <span className="visually-hidden">{name}</span>
                </Link>
              )}
            />
          )
        }
      </ListStates>
    </DeskPage>
  )
}

const columns: Column<TournamentSummary>[] = [
  {
    name: 'name',
    title: 'Tournament',
    cell: ({ slug, name, date }) => (
      <div>
        <Link to={`/admin/tournaments/${slug}`} data-open>
          {name}
        </Link>
        <br />
        <span className="quiet small">{date ? `${dayName(date)}, ${date.slice(0, 4)}` : 'No day yet'}</span>
      </div>
    ),
  },
  {
    name: 'status',
    title: 'Status',
    cell: ({ status, revision, isDraft }) => (
      <>
        <Chip {...statusNames[status]} /> {revision > 0 && <span className="small">v{revision}</span>}{' '}
        {isDraft && revision > 0 && <Chip tone="act">Changes not published</Chip>}
      </>
    ),
  },
  { name: 'teams', title: 'Teams', cell: ({ teams }) => teams, isNumber: true },
  { name: 'matches', title: 'Matches', cell: ({ matches }) => matches, isNumber: true },
  {
    name: 'attention',
    title: 'To look at',
    cell: ({ violations, disputes, notes }) =>
      violations + disputes + notes === 0 ? null : (
        <>
          {violations > 0 && (
            <Chip tone="stop">{violations === 1 ? '1 rule broken' : `${violations} rules broken`}</Chip>
          )}{' '}
          {disputes > 0 && <Chip tone="act">{disputes === 1 ? '1 dispute' : `${disputes} disputes`}</Chip>}{' '}
          {notes > 0 && <Chip tone="act">{notes === 1 ? '1 note to read' : `${notes} notes to read`}</Chip>}
        </>
      ),
  },
]
