import { type ProgramPhase, programPhase } from '@touchline/domain/program.ts'
import { hasWords } from '@touchline/domain/search-text.ts'
import { Link } from 'react-router'
import { useLive } from '../../../area/area-data.tsx'
import { useListParams } from '../../../desk/list-params.ts'
import { phaseNames } from '../../../desk/phase-names.ts'
import type { ProgramLine } from '../../../desk/program-line.ts'
import { Shortcuts } from '../../../desk/shortcuts.tsx'
import { useProgramLines } from '../../../desk/use-programs.ts'
import { clubNow } from '../../../family/club-now.ts'
import { pageMeta } from '../../../page-meta.ts'
import { Chip } from '../../../ui/chip.tsx'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import ui from '../../../ui/ui.module.css'
import { OccupancyBar } from './occupancy-bar.tsx'
import { datesName, feeLines, timeLines } from './program-words.ts'

export const meta = pageMeta({ title: 'Programs', description: 'What the club offers.', isPrivate: true })

const PHASES = ['UPCOMING', 'RUNNING', 'ENDED'] as const

export default function Programs() {
  useLive(['Program', 'ProgramFee', 'PlayerProgramRegistration'])
  const { values, change, to } = useListParams({ q: '', phase: '' })
  const loaded = useProgramLines()
  const today = clubNow().day
  const found = (loaded.data ?? []).filter(({ name }) => hasWords(name, values.q))
  const inPhase = (phase: string) =>
    found.filter((program) => !phase || programPhase(program, today) === phase)
  const rows = inPhase(values.phase)
  return (
    <DeskPage
      title="Programs"
      action={
        <Link className="button" to="/admin/programs/create">
          Create a program
        </Link>
      }
    >
      <Tabs
        label="When"
        value={values.phase}
        to={(phase) => to({ phase })}
        tabs={[
          { value: '', name: 'All', count: loaded.data && found.length },
          ...PHASES.map((phase) => ({
            value: phase,
            name: phaseNames[phase].children,
            count: loaded.data && inPhase(phase).length,
          })),
        ]}
      />
      <FilterBar>
        <SearchBox label="Name" value={values.q} onChange={(q) => change({ q })} />
        <Shortcuts />
      </FilterBar>
      <ListStates loaded={loaded}>
        {() =>
          rows.length === 0 ? (
            <NoPrograms isFiltered={values.q !== '' || values.phase !== ''} />
          ) : (
            <DataTable
              label="Programs"
              rows={rows}
              columns={columns}
              nameOf={({ name }) => name}
              actions={(program) => <RowActions program={program} />}
            />
          )
        }
      </ListStates>
    </DeskPage>
  )
}

const columns: Column<ProgramLine>[] = [
  {
    name: 'name',
    title: 'Program',
    cell: ({ id, name, startDate, endDate, status }) => (
      <div>
        <Link to={`/admin/programs/${id}`} data-open>
          {name}
        </Link>
        <br />
        <span className="quiet small whole">{datesName({ startDate, endDate })}</span>{' '}
        {status === 'DRAFT' && <Chip tone="act">Draft</Chip>}
        {status === 'CLOSED' && <Chip tone="quiet">Closed</Chip>}
      </div>
    ),
  },
  { name: 'when', title: 'When', cell: (program) => <Phase phase={programPhase(program, clubNow().day)} /> },
  { name: 'times', title: 'Days', cell: (program) => <Lines of={timeLines(program)} /> },
  {
    name: 'places',
    title: 'Places',
    cell: ({ placesHeld, placesOnOffer, counts, capacity }) => (
      <OccupancyBar
        held={placesHeld}
        onOffer={placesOnOffer}
        waiting={counts.WAITLISTED ?? 0}
        capacity={capacity}
      />
    ),
  },
  {
    name: 'fees',
    title: 'Fees',
    cell: (program) => <Lines of={program.fees.length > 0 ? feeLines(program) : ['None yet']} />,
  },
]

/** What belongs together is not torn where the column ends. */
const Lines = ({ of }: { of: readonly string[] }) => (
  <ul className="plain-list">
    {of.map((line) => (
      <li key={line} className="whole">
        {line}
      </li>
    ))}
  </ul>
)

const Phase = ({ phase }: { phase: ProgramPhase }) => (
  <span className="whole">
    <Chip {...phaseNames[phase]} />
  </span>
)

const RowActions = ({ program: { id, name } }: { program: ProgramLine }) => (
  <div className={ui.actions}>
    <Link className="small-button" to={`/admin/programs/create?from=${id}`}>
      Copy<span className="visually-hidden"> {name} for the next season</span>
    </Link>
  </div>
)

const NoPrograms = ({ isFiltered }: { isFiltered: boolean }) => (
  <EmptyState
    title={isFiltered ? 'No program matches' : 'No program yet'}
    action={
      isFiltered ? (
        <Link className="button" to="/admin/programs">
          Show all programs
        </Link>
      ) : (
        <Link className="button" to="/admin/programs/create">
          Create the first program
        </Link>
      )
    }
  >
    {isFiltered
      ? 'Nothing fits the search and the tab.'
      : 'A program has days, places, ages and fees; families register for it.'}
  </EmptyState>
)
