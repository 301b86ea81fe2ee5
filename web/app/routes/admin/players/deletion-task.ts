import { deleteRow } from '../../../data/write-row.ts'
import type { BulkTask } from '../../../desk/bulk.tsx'
import { fullName } from '../../../desk/report-lines.ts'
import { notify } from '../../../ui/toast.tsx'
import type { PlayerLine } from './player-list.ts'

/** Deletes players one by one; who still has a registration that is open stays, and it is said why (E-13). */
export function deletionTask(rows: readonly PlayerLine[]): BulkTask<PlayerLine> {
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
