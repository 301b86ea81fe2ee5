import { REGISTRATION_STATUSES, type RegistrationStatus } from '@touchline/domain/status/registration.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLive } from '../../../area/area-data.tsx'
import { BulkBar, BulkRun, type BulkTask } from '../../../desk/bulk.tsx'
import { useDeskList, useEveryLine } from '../../../desk/desk-list.ts'
import { EmailSelected } from '../../../desk/email-selected.tsx'
import { useListParams } from '../../../desk/list-params.ts'
import { fullName } from '../../../desk/report-lines.ts'
import { focusedRow } from '../../../desk/shortcuts.tsx'
import { pageMeta } from '../../../page-meta.ts'
import { Button } from '../../../ui/button.tsx'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { WithPanel } from '../../../ui/side-panel.tsx'
import { shownColumns } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { bulkMovesFrom, moveTask } from './move-task.ts'
import { registrationColumns } from './registration-columns.tsx'
import {
  ALL,
  RegistrationFilters,
  type RegistrationParams,
  registrationDefaults,
} from './registration-filters.tsx'
import { type RegistrationLine, registrationList } from './registration-list.ts'
import { RegistrationPanel } from './registration-panel.tsx'
import { useApprovals } from './use-approvals.tsx'

export const meta = pageMeta({
  title: 'Registrations',
  description: 'Decide on registrations, note payments.',
  isPrivate: true,
})

export default function Registrations() {
  useLive(['PlayerProgramRegistration', 'Player'])
  const params = useListParams(registrationDefaults)
  const { values, change } = params
  const wanted = { ...values, status: values.status === ALL ? '' : values.status }
  const list = useDeskList(registrationList, wanted)
  const everyRegistration = useEveryLine(registrationList, wanted)
  const approvals = useApprovals()
  const [ids, select] = useState<ReadonlySet<string>>(new Set())
  const [task, setTask] = useState<BulkTask<RegistrationLine> | null>(null)
  const isOnTab = (row: RegistrationLine) => values.status === ALL || !approvals.isLeaving(row.id)
  const rows = (list.data?.items ?? []).filter(isOnTab)
  const open = rows.find(({ id }) => id === values.open)
  const approveFocused = () => {
    const row = rows.find(({ id }) => id === (focusedRow() ?? values.open))
    if (row) approvals.approve(row)
  }
  const close = () => change({ open: '' })
  const total = list.data?.total ?? 0
  const selectAll = async () => {
    select(new Set((await everyRegistration()).map(({ id }) => id)))
  }
  const selected = async () => {
    const every = ids.size > rows.length ? await everyRegistration() : rows
    return every.filter(({ id }) => ids.has(id))
  }
  const status = values.status === ALL ? null : (values.status as RegistrationStatus)
  return (
    <DeskPage
      title="Registrations"
      note={values.status === 'PENDING' && rows.length > 0 ? approvals.paceWords(total) : undefined}
      action={
        <Link className="button" to="/admin/programs">
          Register a player
        </Link>
      }
    >
      <WithPanel
        panel={
          open
            ? {
                id: open.id,
                title: fullName(open),
                content: <RegistrationPanel line={open} />,
                onClose: close,
              }
            : null
        }
      >
        <Tabs
          label="Status"
          value={values.status}
          to={(status) => params.to({ status, open: '' })}
          tabs={tabsOf(list.data?.counts)}
        />
        <RegistrationFilters
          params={params}
          everyRegistration={everyRegistration}
          own={[{ key: 'a', what: 'Approve', run: approveFocused }]}
        />
        <ListStates loaded={list}>
          {() =>
            rows.length === 0 ? (
              <Nothing params={params} />
            ) : (
              <DataTable
                label="Registrations"
                rows={rows}
                columns={shownColumns(
                  registrationColumns,
                  open ? `${values.hide},guardian,submitted,age` : values.hide,
                )}
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
        <BulkBar count={ids.size} total={total} onSelectAll={selectAll} onClear={() => select(new Set())}>
          {bulkMovesFrom(status).map((move) => (
            <Button key={move.to} onClick={async () => setTask(moveTask(await selected(), move))}>
              {move.title(String(ids.size))}
            </Button>
          ))}
          <EmailSelected guardians={selected} />
        </BulkBar>
      </WithPanel>
      {task && (
        <BulkRun
          task={task}
          onClose={() => {
            setTask(null)
            select(new Set())
          }}
        />
      )}
      {approvals.collision}
    </DeskPage>
  )
}

const tabNames: Record<RegistrationStatus, string> = {
  PENDING: 'Pending',
  WAITLISTED: 'Waiting',
  APPROVED: 'Approved',
  ACTIVE: 'Active',
  REJECTED: 'Rejected',
  CANCELLED: 'Cancelled',
  WITHDRAWN: 'Withdrawn',
  COMPLETED: 'Completed',
}

const tabsOf = (counts: Partial<Record<RegistrationStatus, number>> | undefined) => [
  ...REGISTRATION_STATUSES.map((value) => ({
    value,
    name: tabNames[value],
    count: counts && (counts[value] ?? 0),
  })),
  { value: ALL, name: 'All', count: counts && Object.values(counts).reduce((sum, count) => sum + count, 0) },
]

function Nothing({ params: { values, filterCount, clear } }: { params: RegistrationParams }) {
  if (filterCount > 0)
    return (
      <EmptyState title="Nobody matches" action={<Button onClick={clear}>Clear the filters</Button>}>
        No registration fits the search and the filters.
      </EmptyState>
    )
  return (
    <EmptyState
      title="All clear"
      action={
        <Link className="button" to="/admin">
          Back to the desk
        </Link>
      }
    >
      {values.status === 'PENDING' ? 'Nobody waits for a decision.' : 'There is nothing in this pile.'}
    </EmptyState>
  )
}
