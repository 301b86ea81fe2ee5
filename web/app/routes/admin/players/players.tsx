import { PLAYER_STATUSES, type PlayerStatus } from '@touchline/domain/status/player.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLive } from '../../../area/area-data.tsx'
import { deleteRow } from '../../../data/write-row.ts'
import { BulkBar, BulkRun, type BulkTask } from '../../../desk/bulk.tsx'
import { useDeskList, useEveryLine } from '../../../desk/desk-list.ts'
import { EmailSelected } from '../../../desk/email-selected.tsx'
import { useListParams } from '../../../desk/list-params.ts'
import { fullName } from '../../../desk/report-lines.ts'
import { playerNames } from '../../../desk/status-names.ts'
import { pageMeta } from '../../../page-meta.ts'
import { Button } from '../../../ui/button.tsx'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SelectField } from '../../../ui/form/field.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { WithPanel } from '../../../ui/side-panel.tsx'
import { shownColumns } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { notify } from '../../../ui/toast.tsx'
import { playerColumns } from './player-columns.tsx'
import { PlayerFilters, type PlayerParams, playerDefaults } from './player-filters.tsx'
import { type PlayerLine, playerList } from './player-list.ts'
import { PlayerPanel } from './player-panel.tsx'
import { statusTask } from './status-task.ts'

export const meta = pageMeta({ title: 'Players', description: 'Every player of the club.', isPrivate: true })

export default function Players() {
  useLive(['Player', 'PlayerProgramRegistration', 'Consent'])
  const params = useListParams(playerDefaults)
  const { values, change } = params
  const list = useDeskList(playerList, values)
  const everyPlayer = useEveryLine(playerList, values)
  const [ids, select] = useState<ReadonlySet<string>>(new Set())
  const [task, setTask] = useState<BulkTask<PlayerLine> | null>(null)
  const rows = list.data?.items ?? []
  const total = list.data?.total ?? 0
  const open = rows.find(({ id }) => id === values.open)
  const selected = async () => {
    const every = ids.size > rows.length ? await everyPlayer() : rows
    return every.filter(({ id }) => ids.has(id))
  }
  const startMove = async (status: PlayerStatus) => setTask(statusTask(await selected(), status, setTask))
  const close = () => change({ open: '' })
  return (
    <DeskPage
      title="Players"
      action={
        <Link className="button" to="/admin/add-player">
          Add a player
        </Link>
      }
    >
      <WithPanel
        panel={
          open
            ? { id: open.id, title: fullName(open), content: <PlayerPanel player={open} />, onClose: close }
            : null
        }
      >
        <Tabs
          label="Status"
          value={values.status}
          to={(status) => params.to({ status, open: '' })}
          tabs={tabsOf(list.data?.counts)}
        />
        <PlayerFilters params={params} everyPlayer={everyPlayer} />
        <ListStates loaded={list}>
          {() =>
            rows.length === 0 ? (
              <Nobody params={params} />
            ) : (
              <DataTable
                label="Players"
                rows={rows}
                columns={shownColumns(playerColumns, open ? `${values.hide},guardian,programs` : values.hide)}
                nameOf={fullName}
                sort={values.sort}
                onSort={(sort) => change({ sort })}
                onOpen={({ id }) => change({ open: id === values.open ? '' : id })}
                openId={values.open}
                selection={{ ids, onChange: select }}
                isBusy={list.isPlaceholderData}
              />
            )
          }
        </ListStates>
        <Pager page={Number(values.page)} size={Number(values.size)} total={total} onChange={change} />
        <BulkBar
          count={ids.size}
          total={total}
          onSelectAll={async () => select(new Set((await everyPlayer()).map(({ id }) => id)))}
          onClear={() => select(new Set())}
        >
          <StatusChoice onChoose={startMove} />
          <EmailSelected guardians={selected} />
          <Button kind="small" onClick={async () => setTask(deletionTask(await selected()))}>
            Delete
          </Button>
        </BulkBar>
      </WithPanel>
      {task && (
        <BulkRun
          key={task.title}
          task={task}
          onClose={() => {
            setTask((current) => (current === task ? null : current))
            select(new Set())
          }}
        />
      )}
    </DeskPage>
  )
}

function StatusChoice({ onChoose }: { onChoose: (status: PlayerStatus) => void }) {
  const [status, setStatus] = useState<PlayerStatus>('INACTIVE')
  return (
    <>
      <SelectField
        aria-label="New status"
        value={status}
        options={PLAYER_STATUSES.map((value) => ({ value, label: playerNames[value].children }))}
        onChange={({ currentTarget }) => setStatus(currentTarget.value as PlayerStatus)}
      />
      <Button onClick={() => onChoose(status)}>Change status</Button>
    </>
  )
}

const tabsOf = (counts: Partial<Record<PlayerStatus, number>> | undefined) => [
  { value: '', name: 'All', count: counts && Object.values(counts).reduce((sum, count) => sum + count, 0) },
  ...PLAYER_STATUSES.map((value) => ({
    value,
    name: playerNames[value].children,
    count: counts && (counts[value] ?? 0),
  })),
]

function Nobody({ params: { filterCount, clear } }: { params: PlayerParams }) {
  if (filterCount > 0)
    return (
      <EmptyState title="Nobody matches" action={<Button onClick={clear}>Clear the filters</Button>}>
        No player fits the search and the filters.
      </EmptyState>
    )
  return (
    <EmptyState
      title="Nobody here"
      action={
        <Link className="button" to="/admin/add-player">
          Add a player
        </Link>
      }
    >
      Families add their children themselves; papers from the field are entered here.
    </EmptyState>
  )
}

/** Deletes players one by one; who still has a registration that is open stays, and it is said why (E-13). */
function deletionTask(rows: readonly PlayerLine[]): BulkTask<PlayerLine> {
  const who = rows.length === 1 ? '1 player' : `${rows.length} players`
  return {
    title: `Delete ${who}`,
    note: 'Their families no longer see them, and no button brings them back. The audit keeps what they were.',
    done: 'deleted',
    rows,
    nameOf: fullName,
    act: (request, { id, version }) => deleteRow(request, 'Player', { id, _version: version }),
    onAllDone: () => notify(`${who}: deleted.`),
  }
}
