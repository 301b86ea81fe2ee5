import { formatCount } from '@touchline/domain/format-count.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import type { KitOrderStatus } from '@touchline/domain/status/kit-order.ts'
import { Link } from 'react-router'
import { dayOfInstant } from '../../../club/day-words.ts'
import { type ListValues, useDeskList } from '../../../desk/desk-list.ts'
import { fullName } from '../../../desk/player-names.ts'
import { kitOrderNames } from '../../../desk/status-names.ts'
import { useKit } from '../../../kit/use-kit.ts'
import { Button } from '../../../ui/button.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { RowName } from '../../../ui/table/row-name.tsx'
import type { Selection } from '../../../ui/table/table-props.ts'
import { SelectOne } from '../../../ui/table/table-rows.tsx'
import styles from './kit-board.module.css'
import { type KitOrderLine, kitOrderList } from './kit-order-list.ts'
import { goodsName, moveWords, needsReason, nextStep } from './kit-order-words.ts'
import type { KitMoves } from './use-kit-move.tsx'

/** The longest-waiting orders come first; of the finished ones, the latest. */
const COLUMNS: [status: KitOrderStatus, sort: string, most: number][] = [
  ['PENDING', 'ordered', 50],
  ['PAID', 'paid', 50],
  ['READY', 'paid', 50],
  ['DELIVERED', '-paid', 20],
  ['CANCELLED', '-ordered', 10],
]

interface BoardProps {
  values: ListValues
  moves: KitMoves
  openId: string
  onOpen: (order: KitOrderLine) => void
  selection: Selection
  /** A card was dropped on a column; the selected cards move with it. */
  onDrop: (id: string, to: KitOrderStatus) => void
  toTable: (status: string) => string
}

/** Each order is a card that moves from left to right and names its next step. */
export const KitBoard = (props: BoardProps) => (
  <div className={styles.board}>
    {COLUMNS.map(([status, sort, most]) => (
      <BoardColumn key={status} status={status} sort={sort} most={most} {...props} />
    ))}
  </div>
)

type ColumnProps = BoardProps & { status: KitOrderStatus; sort: string; most: number }

function BoardColumn({ status, sort, most, ...props }: ColumnProps) {
  const { values, moves, onDrop, toTable } = props
  const loaded = useDeskList(kitOrderList, { ...values, page: '1', status, sort, size: String(most) })
  const id = `column-${status}`
  return (
    <section
      className={styles.column}
      aria-labelledby={id}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDrop(event.dataTransfer.getData('text/plain'), status)
      }}
    >
      <h2 id={id} className={styles.title}>
        {kitOrderNames[status].children}{' '}
        <span className={styles.count}>{loaded.data ? formatCount(loaded.data.total) : '…'}</span>
      </h2>
      <ListStates loaded={loaded}>
        {({ items, total, counts }) => {
          const staying = items.filter((order) => !moves.goal(order.id))
          const cards = [...moves.arriving(status), ...staying]
          return (
            <>
              {cards.length === 0 && <p className="quiet small">None</p>}
              <ul className={`plain-list ${styles.cards}`}>
                {cards.map((order) => (
                  <OrderCard key={order.id} order={order} {...props} />
                ))}
              </ul>
              {total > items.length && (
                <Link className={styles.more} to={toTable(status)}>
                  See all {formatCount(total)} in the table
                </Link>
              )}
              {status === 'CANCELLED' && Boolean(counts.REFUNDED) && (
                <Link className={styles.more} to={toTable('REFUNDED')}>
                  {counts.REFUNDED} refunded
                </Link>
              )}
            </>
          )
        }}
      </ListStates>
    </section>
  )
}

function OrderCard({ order, moves, openId, onOpen, selection }: BoardProps & { order: KitOrderLine }) {
  const kit = useKit()
  const next = nextStep(order.status)
  const isMoving = moves.goal(order.id) !== undefined
  return (
    <li
      data-row={order.id}
      className={styles.order}
      aria-busy={isMoving}
      draggable={!isMoving}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData('text/plain', order.id)
        dataTransfer.effectAllowed = 'move'
      }}
    >
      <div className={styles.cardHead}>
        <RowName row={order} isOpen={openId === order.id} onOpen={onOpen}>
          {fullName(order)}
        </RowName>
        <SelectOne id={order.id} name={fullName(order)} selection={selection} />
      </div>
      <p>
        {order.quantity} × {goodsName(kit, order)}
      </p>
      <p className="quiet small">
        {formatCents(order.totalCents)}
        {order.orderDate && ` · ${dayOfInstant(order.orderDate)}`}
      </p>
      {order.notes && <p className={styles.notes}>{order.notes}</p>}
      {next && !isMoving && !needsReason(next) && (
        <Button kind="small" onClick={() => moves.start(order, next)}>
          {moveWords[next].verb}
          <span className="visually-hidden">
            : {goodsName(kit, order)} for {fullName(order)}
          </span>
        </Button>
      )}
    </li>
  )
}
