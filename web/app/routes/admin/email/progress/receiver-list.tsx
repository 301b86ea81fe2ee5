import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { momentName } from '../../../../club/day-words.ts'
import type { NumberedPage } from '../../../../data/every-page.ts'
import { tabRequest } from '../../../../early/early-answers.ts'
import { Chip, type Tone } from '../../../../ui/chip.tsx'
import { FilterBar, FilterSelect } from '../../../../ui/filter-bar.tsx'
import { ListStates } from '../../../../ui/list-states.tsx'
import { Pager } from '../../../../ui/pager.tsx'
import { SearchBox } from '../../../../ui/search-box.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { DataTable } from '../../../../ui/table/data-table.tsx'
import ui from '../../../../ui/ui.module.css'
import type { CampaignLine } from '../email-api.ts'

type State = 'WAITING' | 'QUEUED' | 'SENT' | 'RETURNED' | 'FAILED' | 'SKIPPED'

interface ReceiverLine {
  id: string
  name: string
  address: string
  state: State
  problem: string | null
  at: string | null
}

const RECEIVERS = {
  query: `query Receivers($id: ID!, $words: String, $state: ReceiverState, $limit: Int, $from: Int) {
    deskCampaignReceivers(id: $id, words: $words, state: $state, limit: $limit, from: $from) {
      items { id name address state problem at } total
    }
  }`,
  field: 'deskCampaignReceivers',
}

const stateNames: Record<State, { tone: Tone; children: string }> = {
  WAITING: { tone: 'quiet', children: 'Waiting' },
  QUEUED: { tone: 'wait', children: 'On its way' },
  SENT: { tone: 'good', children: 'Sent' },
  RETURNED: { tone: 'stop', children: 'Bounced' },
  FAILED: { tone: 'stop', children: 'Failed' },
  SKIPPED: { tone: 'quiet', children: 'Left out' },
}

const STATES = [
  { value: '', label: 'All' },
  ...(Object.keys(stateNames) as State[]).map((value) => ({ value, label: stateNames[value].children })),
]

const LOOK_MS = 2_000

/** Every recipient, with failed deliveries first. */
export function ReceiverList({ campaign: { id, status } }: { campaign: CampaignLine }) {
  const [search, setSearch] = useState('')
  const [state, setState] = useState('')
  const [{ page, size }, turn] = useState({ page: 1, size: 50 })
  const asked = { id, words: search, state: state || null, limit: size, from: (page - 1) * size }
  const loaded = useQuery({
    // The status is part of the key, so that the list is loaded once more when the email is done.
    queryKey: ['campaigns', id, 'receivers', asked, status],
    queryFn: () => tabRequest<NumberedPage<ReceiverLine>>(RECEIVERS, asked),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: status === 'SENDING' ? LOOK_MS : false,
  })
  const change = (set: (value: string) => void) => (value: string) => {
    set(value)
    turn({ page: 1, size })
  }
  return (
    <section className={ui.section} aria-labelledby="receivers">
      <h2 id="receivers">Each family</h2>
      <FilterBar>
        <SearchBox label="Name or address" value={search} onChange={change(setSearch)} />
        <FilterSelect label="Emails" value={state} options={STATES} onChange={change(setState)} />
      </FilterBar>
      <ListStates loaded={loaded}>
        {({ items }) =>
          items.length === 0 ? (
            <p>No emails match your search.</p>
          ) : (
            <DataTable
              label="Recipients"
              rows={items}
              columns={columns}
              nameOf={({ name }) => name}
              isBusy={loaded.isPlaceholderData}
            />
          )
        }
      </ListStates>
      <Pager
        page={page}
        size={size}
        total={loaded.data?.total ?? 0}
        onChange={(changes) => turn({ page: Number(changes.page ?? 1), size: Number(changes.size ?? size) })}
      />
    </section>
  )
}

const columns: Column<ReceiverLine>[] = [
  { name: 'name', title: 'Family', cell: ({ name }) => name },
  { name: 'address', title: 'Address', cell: ({ address }) => address },
  {
    name: 'state',
    title: 'Email',
    cell: ({ state }) => (
      <span className="whole">
        <Chip {...stateNames[state]} />
      </span>
    ),
  },
  { name: 'at', title: 'When', cell: ({ at }) => at && momentName(at) },
  { name: 'problem', title: 'Why', cell: ({ problem }) => problem },
]
