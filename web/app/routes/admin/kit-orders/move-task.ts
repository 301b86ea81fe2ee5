import { type KitOrderStatus, notesWithReason } from '@touchline/domain/status/kit-order.ts'
import { updateRow } from '../../../data/write-row.ts'
import type { BulkTask } from '../../../desk/bulk.tsx'
import { notify } from '../../../ui/toast.tsx'
import type { KitOrderLine } from './kit-order-list.ts'
import { moveWords } from './kit-order-words.ts'

interface MoveOptions {
  to: KitOrderStatus
  /** The name of an order in the report. */
  nameOf: (order: KitOrderLine) => string
  /** Null if none is needed. */
  reason: string | null
  /** Starts the undo. */
  startUndo: (task: BulkTask<KitOrderLine>) => void
}

/** Moves each order by the version on the screen; moves can be undone while the message is shown (K-9). */
export function moveTask(
  rows: readonly KitOrderLine[],
  { to, nameOf, reason, startUndo }: MoveOptions,
): BulkTask<KitOrderLine> {
  const what = rows.length === 1 ? '1 order' : `${rows.length} orders`
  const { verb, done } = moveWords[to]
  const moved: KitOrderLine[] = []
  const undo = () => startUndo(undoTask(moved, rows, nameOf))
  return {
    title: `${verb}: ${what}`,
    done,
    rows,
    nameOf,
    isAtOnce: true,
    act: async (request, row) => {
      const notes = reason === null ? {} : { notes: notesWithReason(row.notes, reason) }
      const { _version } = await updateRow(request, 'KitOrder', {
        id: row.id,
        _version: row.version,
        status: to,
        ...notes,
      })
      moved.push({ ...row, version: _version, status: to })
    },
    onAllDone: () => notify(`${what} ${done}.`, { undo }),
    undo,
  }
}

function undoTask(
  moved: readonly KitOrderLine[],
  before: readonly KitOrderLine[],
  nameOf: MoveOptions['nameOf'],
): BulkTask<KitOrderLine> {
  const earlier = new Map(before.map((row) => [row.id, row]))
  return {
    title: 'Undo',
    done: 'undone',
    rows: moved,
    nameOf,
    isAtOnce: true,
    act: (request, { id, version }) =>
      updateRow(request, 'KitOrder', {
        id,
        _version: version,
        status: earlier.get(id)?.status,
        notes: earlier.get(id)?.notes,
      }),
    onAllDone: () => notify('Undone.'),
  }
}
