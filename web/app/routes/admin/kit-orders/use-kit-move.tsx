import type { Kit } from '@touchline/domain/kit/product.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { type KitOrderStatus, notesWithReason } from '@touchline/domain/status/kit-order.ts'
import { moveRefusal } from '@touchline/domain/status/moves.ts'
import { type ReactNode, useState } from 'react'
import { useChange } from '../../../area/area-data.tsx'
import { plainProblem } from '../../../data/plain-problem.ts'
import type { Row } from '../../../data/row.ts'
import { updateRow } from '../../../data/write-row.ts'
import { conflictOf } from '../../../desk/conflict.ts'
import { ConflictDialog } from '../../../desk/conflict-dialog.tsx'
import { kitOrderNames } from '../../../desk/status-names.ts'
import { useKit } from '../../../kit/use-kit.ts'
import { notify, notifyProblem } from '../../../ui/toast.tsx'
import type { KitOrderLine } from './kit-order-list.ts'
import { goodsName, movesFrom, moveWords, needsReason } from './kit-order-words.ts'
import { ReasonForMove } from './reason-for-move.tsx'

interface KitMove {
  order: KitOrderLine
  to: KitOrderStatus
  notes?: string | null
}

interface Collided extends KitMove {
  /** The row as somebody else has saved it. */
  current: Row
}

export interface KitMoves {
  /** Moves an order, after asking for a reason if one is needed; confirms it with an undo. */
  start(order: KitOrderLine, to: KitOrderStatus): void
  /** The status an order is moving to, until the server answers. */
  goal(id: string): KitOrderStatus | undefined
  /** Orders on their way to a status. */
  arriving(to: KitOrderStatus): KitOrderLine[]
  /** The question or the conflict, while the user has to choose. */
  dialogs: ReactNode
}

/** Moves orders by the version on the screen, so that nobody else's change is lost. */
export function useKitMove(): KitMoves {
  const kit = useKit()
  const [asked, setAsked] = useState<KitMove | null>(null)
  const [collided, setCollided] = useState<Collided | null>(null)
  const { moving, move } = useMoving(setCollided)

  async function moveAndNotify(wanted: KitMove): Promise<void> {
    const { order, to } = wanted
    const moved = await move(wanted)
    if (!moved) return
    const back = { order: { ...order, version: moved._version, status: to }, to: order.status }
    notify(`${order.firstName}: ${goodsName(kit, order)} is ${moveWords[to].done}.`, {
      undo: async () => {
        if (await move({ ...back, notes: order.notes })) notify('Undone.')
      },
    })
  }

  function start(order: KitOrderLine, to: KitOrderStatus): void {
    if (moving.some((one) => one.order.id === order.id)) return
    const attempt = { kind: 'KitOrder', from: order.status, to, role: 'ADMIN', reason: 'asked next' } as const
    const refusal = moveRefusal(attempt)
    if (refusal) notifyProblem(`${order.firstName}: ${refusal.message}`)
    else if (needsReason(to)) setAsked({ order, to })
    else if (order.status !== to) moveAndNotify({ order, to })
  }
  const again = ({ order, to, notes, current }: Collided) => {
    setCollided(null)
    moveAndNotify({ order: { ...order, version: current._version, status: statusOf(current) }, to, notes })
  }
  return {
    start,
    goal: (id) => moving.find(({ order }) => order.id === id)?.to,
    arriving: (status) => moving.filter(({ to }) => to === status).map(({ order }) => order),
    dialogs: (
      <>
        {asked && (
          <ReasonForMove
            orders={[asked.order]}
            to={asked.to}
            onConfirm={async (reason) =>
              moveAndNotify({ ...asked, notes: notesWithReason(asked.order.notes, reason) })
            }
            onClose={() => setAsked(null)}
          />
        )}
        {collided && (
          <BothVersions {...collided} onMine={() => again(collided)} onTheirs={() => setCollided(null)} />
        )}
      </>
    ),
  }
}

/** The moves that the server has not answered yet. */
function useMoving(onCollided: (collided: Collided) => void) {
  const [moving, setMoving] = useState<readonly KitMove[]>([])
  const change = useChange((request, { order, to, notes }: KitMove) =>
    updateRow(request, 'KitOrder', {
      id: order.id,
      _version: order.version,
      status: to,
      ...(notes === undefined ? {} : { notes }),
    }),
  )
  async function move(wanted: KitMove): Promise<Row | null> {
    setMoving((all) => [...all, wanted])
    try {
      return await change.mutateAsync(wanted)
    } catch (error) {
      const current = conflictOf(error)
      if (current) onCollided({ ...wanted, current })
      else notifyProblem(`${wanted.order.firstName}: ${plainProblem(error)}`)
      return null
    } finally {
      setMoving((all) => all.filter((one) => one !== wanted))
    }
  }
  return { moving, move }
}

interface BothVersionsProps extends Collided {
  onMine: () => void
  onTheirs: () => void
}

function BothVersions({ order, to, current, onMine, onTheirs }: BothVersionsProps) {
  const kit = useKit()
  const status = statusOf(current)
  return (
    <ConflictDialog
      rowId={order.id}
      title={`${order.firstName}: someone else got there first`}
      differences={[
        { field: 'Status', yours: kitOrderNames[to].children, theirs: kitOrderNames[status].children },
        {
          field: 'Order',
          yours: `${order.quantity} × ${goodsName(kit, order)}, ${formatCents(order.totalCents)}`,
          theirs: theirGoods(kit, current),
        },
      ]}
      mine={movesFrom(status).includes(to) ? `${moveWords[to].verb} anyway` : null}
      onMine={onMine}
      onTheirs={onTheirs}
    />
  )
}

const statusOf = (row: Row) => row.status as KitOrderStatus

function theirGoods(kit: Kit, row: Row): string {
  const { quantity, totalAmount } = row as unknown as { quantity: number; totalAmount: number }
  return `${quantity} × ${goodsName(kit, row as unknown as KitOrderLine)}, ${formatCents(Math.round(totalAmount * 100))}`
}
