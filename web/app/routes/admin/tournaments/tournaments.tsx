import { dayAndYear } from '@touchline/domain/words.ts'
import { Link } from 'react-router'
import { useLive } from '../../../area/area-data.tsx'
import { LIST_DEFAULTS } from '../../../desk/list-params.ts'
import { ResourceList } from '../../../desk/resource-list.tsx'
import { fewLines, type Resource, useResource } from '../../../desk/use-resource.ts'
import { pageMeta } from '../../../page-meta.ts'
import { Chip } from '../../../ui/chip.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { CopyButton } from './copy-button.tsx'
import { statusNames, type TournamentSummary } from './desk-data.ts'
import { useTournaments } from './load-tournaments.ts'

export const meta = pageMeta({
  title: 'Tournaments',
  description: 'Plan, publish and run a day of matches.',
  isPrivate: true,
})

export default function Tournaments() {
  useLive(['Tournament'])
  const list = useResource(tournaments)
  return <ResourceList list={list} rowActions={(line) => <CopyButton tournament={line} />} />
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
        <span className="quiet small">{date ? dayAndYear(date) : 'No date yet'}</span>
      </div>
    ),
  },
  {
    name: 'status',
    title: 'Status',
    cell: ({ status, revision, isDraft }) => (
      <>
        <Chip {...statusNames[status]} /> {revision > 0 && <span className="small">v{revision}</span>}{' '}
        {isDraft && revision > 0 && <Chip tone="act">Unpublished changes</Chip>}
      </>
    ),
  },
  { name: 'teams', title: 'Teams', cell: ({ teams }) => teams, isNumber: true },
  { name: 'matches', title: 'Matches', cell: ({ matches }) => matches, isNumber: true },
  {
    name: 'attention',
    title: 'Needs attention',
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

const plan = { to: '/admin/tournaments/create', name: 'Plan a tournament' }

const tournaments: Resource<TournamentSummary> = {
  title: 'Tournaments',
  action: plan,
  defaults: LIST_DEFAULTS,
  useLines: (values) => fewLines(useTournaments(), { values }),
  columns,
  nameOf: ({ name }) => name,
  empty: {
    title: 'No tournament yet',
    text: 'Teams, pitches and times go in, a fair schedule comes out.',
    action: plan,
  },
}
