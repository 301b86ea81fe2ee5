import { Link } from 'react-router'
import type { useDeskList } from '../../../desk/desk-list.ts'
import { fullName } from '../../../desk/report-lines.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { shownColumns } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { Selection } from '../../../ui/table/table-props.ts'
import { kitOrderColumns } from './kit-order-columns.tsx'
import type { KitOrderParams } from './kit-order-filters.tsx'
import type { KitOrderLine } from './kit-order-list.ts'

interface KitTableProps {
  list: ReturnType<typeof useDeskList<unknown, KitOrderLine>>
  params: KitOrderParams
  /** A panel stands beside it. */
  isNarrow: boolean
  openId: string
  onOpen: (order: KitOrderLine) => void
  selection: Selection
}

export function KitTable({ list, params, isNarrow, openId, onOpen, selection }: KitTableProps) {
  const { values, change } = params
  return (
    <>
      <ListStates loaded={list}>
        {({ items }) =>
          items.length === 0 ? (
            <NoOrders params={params} />
          ) : (
            <DataTable
              label="Kit orders"
              rows={items}
              columns={shownColumns(
                kitOrderColumns,
                isNarrow ? `${values.hide},guardian,reference,ordered,paid` : values.hide,
              )}
              nameOf={fullName}
              sort={values.sort}
              onSort={(sort) => change({ sort })}
              onOpen={onOpen}
              openId={openId}
              selection={selection}
              isBusy={list.isPlaceholderData}
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
    </>
  )
}

function NoOrders({ params: { filterCount, clear } }: { params: KitOrderParams }) {
  if (filterCount > 0)
    return (
      <EmptyState title="No order matches" action={<Button onClick={clear}>Clear the filters</Button>}>
        No order fits the search and the filters.
      </EmptyState>
    )
  return (
    <EmptyState
      title="No orders here"
      action={
        <Link className="button" to="/store">
          Look at the store
        </Link>
      }
    >
      Families order in the store; their orders come in here by themselves.
    </EmptyState>
  )
}
