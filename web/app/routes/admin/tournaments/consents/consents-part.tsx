import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useData } from '../../../../area/area-data.tsx'
import { clubNow } from '../../../../club/club-now.ts'
import { dayOfInstant } from '../../../../club/day-words.ts'
import { csvText, saveCsv } from '../../../../desk/csv.ts'
import { everyItem } from '../../../../desk/every-item.ts'
import { HealthMark } from '../../../../desk/health-mark.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { FilterBar, ListTools } from '../../../../ui/filter-bar.tsx'
import { ListStates } from '../../../../ui/list-states.tsx'
import { SearchBox } from '../../../../ui/search-box.tsx'
import { WithPanel } from '../../../../ui/side-panel.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { DataTable } from '../../../../ui/table/data-table.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import type { PartProps } from '../part-props.ts'
import {
  type ConsentLine,
  type ConsentState,
  consentCsv,
  isFound,
  stateNames,
  stateOf,
} from './consent-line.ts'
import { ConsentPanel } from './consent-panel.tsx'
import { GateSheet } from './gate-sheet.tsx'

const TABS: [ConsentState | '', string][] = [
  ['', 'All'],
  ['MISSING', 'Missing'],
  ['SIGNED', 'Signed'],
  ['GUEST', 'Not on a team'],
]

const CONSENTS = {
  query: `query Consents($slug: String!, $limit: Int, $from: Int) {
    deskEventConsents(slug: $slug, limit: $limit, from: $from) {
      items {
        id name birthDate team division
        form {
          reference place textVersion signedAt guardianName relation email phone emergencyName emergencyPhone
          photos hasHealthNotes
        }
      }
      total
    }
  }`,
  field: 'deskEventConsents',
}

/** Who has signed for which child, and which forms are missing: on the screen, as a file, and on paper for the gate. */
export function ConsentsPart({ tournament: { slug } }: PartProps) {
  const loaded = useData(['consents', slug], (request) => everyItem<ConsentLine>(request, CONSENTS, { slug }))
  return (
    <ListStates loaded={loaded}>
      {(items) =>
        items.length === 0 ? (
          <EmptyState
            title="No one has signed yet"
            action={
              <Link className="button quiet-button" to="/fun-day-waiver">
                View the form
              </Link>
            }
          >
            Families sign on the fun day page. Once teams have players, you’ll see who’s missing here.
          </EmptyState>
        ) : (
          <Consents items={items} />
        )
      }
    </ListStates>
  )
}

function Consents({ items }: { items: readonly ConsentLine[] }) {
  const [params, setParams] = useSearchParams()
  const [search, state] = [params.get('q') ?? '', params.get('status') ?? '']
  const changed = (name: string, value: string) => {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    return next
  }
  const found = items.filter((line) => isFound(line, search))
  const rows = found.filter((line) => state === '' || stateOf(line) === state)
  return (
    <>
      <Tabs
        label="Consents"
        value={state}
        to={(value) => `?${changed('status', value)}`}
        tabs={TABS.map(([value, name]) => ({
          value,
          name,
          count: found.filter((line) => value === '' || stateOf(line) === value).length,
        }))}
      />
      <FilterBar>
        <SearchBox
          label="Search"
          value={search}
          onChange={(value) => setParams(changed('q', value), { replace: true, preventScrollReset: true })}
        />
        <ListTools>
          <Button
            kind="small"
            onClick={() => saveCsv(`consents ${clubNow().day}`, csvText(consentCsv, rows))}
          >
            Save as CSV
          </Button>
          <Button kind="small" onClick={() => print()}>
            Print for the gate
          </Button>
        </ListTools>
      </FilterBar>
      <ConsentTable lines={items} rows={rows} />
      <GateSheet lines={rows} />
    </>
  )
}

interface ConsentTableProps {
  /** All lines: an open one stays open when a search leaves it out. */
  lines: readonly ConsentLine[]
  rows: readonly ConsentLine[]
}

function ConsentTable({ lines, rows }: ConsentTableProps) {
  const [openId, setOpen] = useState<string | null>(null)
  const open = lines.find(({ id }) => id === openId)
  return (
    <div className="no-print">
      <WithPanel
        panel={
          open
            ? {
                id: open.id,
                title: open.name,
                content: <ConsentPanel line={open} />,
                onClose: () => setOpen(null),
              }
            : null
        }
      >
        {rows.length === 0 ? (
          <p>No one matches. Try a shorter search, or show everyone.</p>
        ) : (
          <DataTable
            label="Consents"
            rows={rows}
            columns={consentColumns}
            nameOf={({ name }) => name}
            onOpen={({ id }) => setOpen(id)}
            openId={openId ?? undefined}
          />
        )}
      </WithPanel>
    </div>
  )
}

const consentColumns: Column<ConsentLine>[] = [
  { name: 'child', title: 'Child', cell: ({ name }) => name },
  {
    name: 'team',
    title: 'Team',
    cell: ({ team, division }) => (team === null ? null : `${team}, ${division}`),
  },
  { name: 'state', title: 'Consent', cell: (line) => <Chip {...stateNames[stateOf(line)]} /> },
  { name: 'signed', title: 'Signed on', cell: ({ form }) => form && dayOfInstant(form.signedAt) },
  {
    name: 'guardian',
    title: 'Guardian',
    cell: ({ form }) => form && `${form.guardianName}, ${form.phone}`,
  },
  { name: 'photos', title: 'Photos', cell: ({ form }) => form && (form.photos ? 'Yes' : 'No') },
  {
    name: 'health',
    title: 'Health',
    cell: ({ form }) => (form?.hasHealthNotes ? <HealthMark hasNotes /> : null),
  },
]
