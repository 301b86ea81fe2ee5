import { type ProgramPhase, programPhase } from '@touchline/domain/programs/program.ts'
import { Link } from 'react-router'
import { useLive } from '../../../area/area-data.tsx'
import { clubNow } from '../../../club/club-now.ts'
import { LIST_DEFAULTS } from '../../../desk/list-params.ts'
import { phaseNames } from '../../../desk/phase-names.ts'
import { isElsewhere, type ProgramLine } from '../../../desk/program-line.ts'
import { ResourceList } from '../../../desk/resource-list.tsx'
import { feeLines } from '../../../desk/status-names.ts'
import { useProgramLinesSoFar } from '../../../desk/use-programs.ts'
import { fewLines, type Resource, useResource } from '../../../desk/use-resource.ts'
import { pageMeta } from '../../../page-meta.ts'
import { datesName, timeLines } from '../../../registrations/program-words.ts'
import { Chip } from '../../../ui/chip.tsx'
import type { Column } from '../../../ui/table/column.ts'
import ui from '../../../ui/ui.module.css'
import { OccupancyBar } from './occupancy-bar.tsx'

export const meta = pageMeta({ title: 'Programs', description: 'What the club offers.', isPrivate: true })

export default function Programs() {
  useLive(['Program', 'ProgramFee', 'PlayerProgramRegistration'])
  const list = useResource(programs)
  return <ResourceList list={list} rowActions={(program) => <RowActions program={program} />} />
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

/** Wraps only between lines, never inside one. */
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

const PHASES = ['UPCOMING', 'RUNNING', 'ENDED'] as const

const defaults = { ...LIST_DEFAULTS, phase: '' }

const programs: Resource<ProgramLine, typeof defaults> = {
  title: 'Programs',
  action: { to: '/admin/programs/create', name: 'Create a program' },
  defaults,
  useLines: (values) =>
    fewLines(useProgramLinesSoFar(), {
      values,
      wordsOf: ({ name }) => name,
      tabOf: (program) => programPhase(program, clubNow().day),
      tab: values.phase,
      isElsewhere: (program) => isElsewhere(program, values.season ?? ''),
    }),
  isBySeason: true,
  tabs: {
    param: 'phase',
    label: 'When',
    tabs: [
      { value: '', name: 'All' },
      ...PHASES.map((value) => ({ value, name: phaseNames[value].children })),
    ],
  },
  searchLabel: 'Name',
  columns,
  nameOf: ({ name }) => name,
  noMatch: {
    title: 'No matching programs',
    text: 'Nothing matches your search.',
    clear: 'Show all programs',
  },
  empty: {
    title: 'No programs yet',
    text: 'A program has days, places, ages and fees; families register for it.',
    action: { to: '/admin/programs/create', name: 'Create the first program' },
  },
}
