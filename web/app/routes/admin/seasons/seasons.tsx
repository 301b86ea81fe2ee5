import { seasonDates } from '@touchline/domain/club/season-words.ts'
import { seasonPhase } from '@touchline/domain/seasons/season-on.ts'
import { Link } from 'react-router'
import { useLive } from '../../../area/area-data.tsx'
import { clubNow } from '../../../club/club-now.ts'
import { type DeskSeason, useSeasons } from '../../../desk/seasons.ts'
import { useProgramLines } from '../../../desk/use-programs.ts'
import { pageMeta } from '../../../page-meta.ts'
import { Chip } from '../../../ui/chip.tsx'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'

export const meta = pageMeta({
  title: 'Seasons',
  description: 'All of the club’s seasons.',
  isPrivate: true,
})

export default function Seasons() {
  useLive(['Season', 'Program'])
  const loaded = useSeasons()
  const [latest] = loaded.data ?? []
  return (
    <DeskPage
      title="Seasons"
      note="Public pages show the current season, or the next one, or the last one."
      action={
        latest && (
          <Link className="button" to={`/admin/seasons/next?from=${latest.id}`}>
            Open the next season
          </Link>
        )
      }
    >
      <ListStates loaded={loaded}>
        {(seasons) => (seasons.length === 0 ? <None /> : <SeasonTable seasons={seasons} />)}
      </ListStates>
    </DeskPage>
  )
}

interface SeasonLine extends DeskSeason {
  programs: number
}

function SeasonTable({ seasons }: { seasons: DeskSeason[] }) {
  const { data: programs = [] } = useProgramLines()
  const lines = seasons.map((season) => ({
    ...season,
    programs: programs.filter(({ seasonId }) => seasonId === season.id).length,
  }))
  return <DataTable label="Seasons" rows={lines} columns={columns} nameOf={({ plan }) => plan.name} />
}

const columns: Column<SeasonLine>[] = [
  {
    name: 'season',
    title: 'Season',
    cell: ({ id, plan }) => (
      <Link to={`/admin/seasons/${id}`} data-open>
        {plan.name}
      </Link>
    ),
  },
  { name: 'dates', title: 'Dates', cell: ({ plan }) => seasonDates(plan) },
  {
    name: 'when',
    title: 'When',
    cell: (season) => (season.status === 'DRAFT' ? <Chip tone="act">Draft</Chip> : <Phase season={season} />),
  },
  { name: 'programs', title: 'Programs', isNumber: true, cell: ({ programs }) => programs },
  {
    name: 'next',
    title: 'Next',
    cell: ({ id, plan }) => (
      <Link className="small-button" to={`/admin/seasons/next?from=${id}`}>
        Open the next one<span className="visually-hidden"> after {plan.name}</span>
      </Link>
    ),
  },
]

const PHASES = {
  UPCOMING: { tone: 'good', children: 'Coming up' },
  RUNNING: { tone: 'good', children: 'Running' },
  OVER: { tone: 'quiet', children: 'Over' },
} as const

const Phase = ({ season: { plan } }: { season: DeskSeason }) => (
  <Chip {...PHASES[seasonPhase(plan, clubNow().day)]} />
)

const None = () => (
  <EmptyState
    title="No season yet"
    action={
      <Link className="button" to="/admin/seasons/new">
        Create the first season
      </Link>
    }
  >
    A season sets the days, hours and field for its programs. The next one takes only a few clicks.
  </EmptyState>
)
