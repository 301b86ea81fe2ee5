import { seasonDates } from '@touchline/domain/club/season-words.ts'
import { seasonPhase } from '@touchline/domain/seasons/season-on.ts'
import { Link } from 'react-router'
import { useLive } from '../../../area/area-data.tsx'
import { clubNow } from '../../../club/club-now.ts'
import type { ProgramLine } from '../../../desk/program-line.ts'
import { type DeskSeason, useSeasons } from '../../../desk/seasons.ts'
import { useProgramLines } from '../../../desk/use-programs.ts'
import { pageMeta } from '../../../page-meta.ts'
import { Chip } from '../../../ui/chip.tsx'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import tables from '../../../ui/table/table.module.css'

export const meta = pageMeta({
  title: 'Seasons',
  description: 'The club’s seasons, one after the other.',
  isPrivate: true,
})

export default function Seasons() {
  useLive(['Season', 'Program'])
  const loaded = useSeasons()
  const [latest] = loaded.data ?? []
  return (
    <DeskPage
      title="Seasons"
      note="The public pages show the running season, else the next one, else the last."
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

function SeasonTable({ seasons }: { seasons: DeskSeason[] }) {
  const { data: programs = [] } = useProgramLines()
  return (
    <div className={tables.scroll}>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">Season</th>
            <th scope="col">Dates</th>
            <th scope="col">When</th>
            <th scope="col">Programs</th>
            <th scope="col">Next</th>
          </tr>
        </thead>
        <tbody>
          {seasons.map((season) => (
            <SeasonLine key={season.id} season={season} programs={programs} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function SeasonLine({ season, programs }: { season: DeskSeason; programs: readonly ProgramLine[] }) {
  const { id, plan, status } = season
  const own = programs.filter(({ seasonId }) => seasonId === id)
  return (
    <tr>
      <th scope="row">
        <Link to={`/admin/seasons/${id}`}>{plan.name}</Link>
      </th>
      <td>{seasonDates(plan)}</td>
      <td>{status === 'DRAFT' ? <Chip tone="act">Draft</Chip> : <Phase season={season} />}</td>
      <td>{own.length === 1 ? '1 program' : `${own.length} programs`}</td>
      <td>
        <Link className="small-button" to={`/admin/seasons/next?from=${id}`}>
          Open the next one<span className="visually-hidden"> after {plan.name}</span>
        </Link>
      </td>
    </tr>
  )
}

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
    A season has its days, hours and field; programs belong to one. The next one is made from it in a few
    clicks.
  </EmptyState>
)
