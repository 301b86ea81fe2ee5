import { ACCOUNT_STATES } from '@touchline/domain/account-state.ts'
import { Link } from 'react-router'
import { useLive } from '../../../area/area-data.tsx'
import { accountNames } from '../../../desk/account-names.ts'
import { useListParams } from '../../../desk/list-params.ts'
import { personName } from '../../../desk/people-lines.ts'
import { usePeople } from '../../../desk/people-list.ts'
import { pageMeta } from '../../../page-meta.ts'
import { Button } from '../../../ui/button.tsx'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { shownColumns } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { ImpersonateButton, mayBeImpersonated } from './impersonate-button.tsx'
import { userColumns } from './user-columns.tsx'
import { UserFilters, userDefaults } from './user-filters.tsx'

export const meta = pageMeta({ title: 'Users', description: 'Families and administrators.', isPrivate: true })

export default function Users() {
  useLive(['User', 'Player'])
  const params = useListParams(userDefaults)
  const { values, change } = params
  const list = usePeople(values)
  const rows = list.data?.items ?? []
  return (
    <DeskPage
      title="Users"
      action={
        <>
          <Link className="small-button" to="/admin/users/duplicates">
            Possible duplicates
          </Link>
          <Link className="small-button" to="/admin/audit">
            Audit
          </Link>
        </>
      }
    >
      <Tabs
        label="Sign-in"
        value={values.status}
        to={(status) => params.to({ status })}
        tabs={tabsOf(list.data?.counts)}
      />
      <UserFilters params={params} />
      <ListStates loaded={list}>
        {() =>
          rows.length === 0 ? (
            <EmptyState
              title="Nobody matches"
              action={
                <Button onClick={() => (params.filterCount > 0 ? params.clear() : change({ status: '' }))}>
                  {params.filterCount > 0 ? 'Clear the filters' : 'Show everyone'}
                </Button>
              }
            >
              Nobody, and nobody’s child, fits the search and the filters.
            </EmptyState>
          ) : (
            <DataTable
              label="Users"
              rows={rows}
              columns={shownColumns(userColumns, values.hide)}
              nameOf={personName}
              sort={values.sort}
              onSort={(sort) => change({ sort })}
              isBusy={list.isPlaceholderData}
              actions={(row) =>
                mayBeImpersonated(row) && <ImpersonateButton id={row.id} name={personName(row)} />
              }
            />
          )
        }
      </ListStates>
      <Pager
        page={Number(values.page)}
        size={Number(values.size)}
        total={list.data?.total ?? 0}
        onChange={change}
      />
    </DeskPage>
  )
}

const tabsOf = (counts: Partial<Record<string, number>> | undefined) => [
  {
    value: '',
    name: 'All',
    count: counts && ACCOUNT_STATES.reduce((sum, state) => sum + (counts[state] ?? 0), 0),
  },
  ...ACCOUNT_STATES.map((value) => ({
    value,
    name: accountNames[value].children,
    count: counts && (counts[value] ?? 0),
  })),
]
