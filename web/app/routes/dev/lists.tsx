import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { BarChart } from '../../ui/bar-chart.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ChipLinks } from '../../ui/chip-links.tsx'
import { Dense } from '../../ui/dense.tsx'
import { Facts } from '../../ui/facts.tsx'
import { ClearFilters, FilterBar, FilterSelect, FilterToggle, ListTools } from '../../ui/filter-bar.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Progress } from '../../ui/progress.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { ShareBar } from '../../ui/share-bar.tsx'
import type { Column } from '../../ui/table/column.ts'
import { shownColumns } from '../../ui/table/column.ts'
import { ColumnChoice } from '../../ui/table/column-choice.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { Table } from '../../ui/table/table.tsx'
import { VersionsTable } from '../../ui/table/versions-table.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Part } from './part.tsx'

interface Line {
  id: string
  name: string
  program: string
  cents: string
  isPaid: boolean
}

const lines: Line[] = [
  { id: 'mia', name: 'Mia Chen', program: 'Juniors', cents: '$128.00', isPaid: true },
  { id: 'dev', name: 'Dev Sandhu', program: 'Minis', cents: '$96.00', isPaid: false },
  { id: 'zoe', name: 'Zoë Tremblay', program: 'Juniors', cents: '$128.00', isPaid: false },
]

const columns: Column<Line>[] = [
  { name: 'player', title: 'Player', cell: ({ name }) => name, sort: 'player' },
  { name: 'program', title: 'Program', cell: ({ program }) => program },
  { name: 'price', title: 'Price', cell: ({ cents }) => cents, isNumber: true },
  {
    name: 'paid',
    title: 'Paid',
    cell: ({ isPaid }) => <Chip tone={isPaid ? 'good' : 'act'}>{isPaid ? 'Paid' : 'Payment due'}</Chip>,
  },
]

/** A list of the desk with everything that belongs to it, in the desk's tighter layout. */
export const Lists = () => (
  <Dense>
    <List />
    <Part title="Filters as links">
      <ChipLinks
        label="Day"
        chips={[
          { to: '?', name: 'All', isCurrent: true },
          { to: '?day=sat', name: 'Saturdays', isCurrent: false },
          { to: '?day=sun', name: 'Sundays', isCurrent: false },
        ]}
      />
    </Part>
    <Part title="Two versions">
      <VersionsTable
        yours="Your version"
        theirs="Theirs"
        differences={[
          { field: 'Name', yours: 'Fall training', theirs: 'Fall training 2025' },
          { field: 'Capacity', yours: '40', theirs: 'none' },
        ]}
      />
    </Part>
    <Tables />
    <Part title="Facts">
      {(['lines', 'sheet', 'grid'] as const).map((look) => (
        <Facts
          key={look}
          look={look}
          facts={[
            ['Born', '2017'],
            ['Guardian', 'Wei Chen'],
            ['Left out', null],
          ]}
        />
      ))}
    </Part>
    <Charts />
  </Dense>
)

const Tables = () => (
  <Part title="Tables">
    <Table hasNumbers>
      <caption>Figures</caption>
      <thead>
        <tr>
          <th scope="col">Program</th>
          <th scope="col">Expected</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, program, cents }) => (
          <tr key={id}>
            <th scope="row">{program}</th>
            <td>{cents}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>$352.00</td>
        </tr>
      </tfoot>
    </Table>
    <Table isCardsOnPhone>
      <caption>Cards on a phone</caption>
      <thead>
        <tr>
          <th scope="col">Player</th>
          <th scope="col">Program</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, program }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td data-label="Program">{program}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Part>
)

const Charts = () => (
  <Part title="Shares and charts">
    <Progress value={64} aria-label="Approving" />
    <ShareBar
      parts={[
        { share: 0.5, tone: 'grass' },
        { share: 0.2, tone: 'sun' },
        { share: 0.1, tone: 'maple' },
      ]}
    />
    <BarChart
      series={[
        { name: 'Expected', colour: 'dusk' },
        { name: 'Received', colour: 'grass' },
      ]}
      bars={[
        { name: 'Minis', values: [960, 480] },
        { name: 'Juniors', values: [2560, 2560] },
      ]}
    />
    <BarChart series={[{ name: 'Registrations', colour: 'pitch' }]} bars={weeks} />
    <BarChart series={[{ name: 'Players', colour: 'grass' }]} bars={programs} />
  </Part>
)

const programs = ['Minis', 'Juniors', 'Youth', 'Girls', 'Goalkeepers', 'Futsal', 'Evening'].map(
  (group, n) => ({
    name: `Winter training of the ${group}`,
    values: [4 + n],
  }),
)

const weeks = Array.from({ length: 20 }, (_, n) => ({ name: `Week ${n + 1}`, values: [(n * 7) % 23] }))

function List() {
  const [params] = useSearchParams()
  const [search, setSearch] = useState('')
  const [isUnpaid, setUnpaid] = useState(false)
  const [program, setProgram] = useState('')
  const [hidden, setHidden] = useState('')
  const [sort, setSort] = useState('player')
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(['dev']))
  return (
    <Part title="A list">
      <Tabs
        label="Status"
        value={params.get('status') ?? ''}
        to={(status) => (status ? `?status=${status}` : '?')}
        tabs={[
          { value: '', name: 'All', count: 1234 },
          { value: 'pending', name: 'Pending', count: undefined },
          { value: 'plan', name: 'Without a number' },
        ]}
      />
      <FilterBar>
        <SearchBox label="Player" value={search} onChange={setSearch} />
        <FilterSelect
          label="Program"
          value={program}
          options={[
            { value: '', label: 'All' },
            { value: 'minis', label: 'Minis' },
          ]}
          onChange={setProgram}
        />
        <FilterToggle isOn={isUnpaid} onChange={setUnpaid}>
          Not paid
        </FilterToggle>
        <ClearFilters count={isUnpaid ? 1 : 0} onClear={() => setUnpaid(false)} />
        <ListTools>
          <ColumnChoice columns={columns} hidden={hidden} onChange={setHidden} />
        </ListTools>
      </FilterBar>
      <DataTable
        label="Registrations"
        rows={lines}
        columns={shownColumns(columns, hidden)}
        nameOf={({ name }) => name}
        sort={sort}
        onSort={setSort}
        selection={{ ids, onChange: setIds }}
      />
      <Pager page={1} size={50} total={1234} onChange={() => {}} />
    </Part>
  )
}
