import { moveRefusal } from '@touchline/domain/status/moves.ts'
import type { PlayerStatus } from '@touchline/domain/status/player.ts'
import type { Request } from '../../../data/request.ts'
import { updateRow } from '../../../data/write-row.ts'
import type { BulkTask } from '../../../desk/bulk.tsx'
import { fullName } from '../../../desk/player-names.ts'
import { playerNames } from '../../../desk/status-names.ts'
import { notify } from '../../../ui/toast.tsx'
import type { PlayerLine } from './player-list.ts'

/** Moves players to a status; while the message is shown, the moves can be undone where the rules allow it. */
export function statusTask(
  rows: readonly PlayerLine[],
  status: PlayerStatus,
  startUndo: (task: BulkTask<PlayerLine>) => void,
): BulkTask<PlayerLine> {
  const who = rows.length === 1 ? '1 player' : `${rows.length} players`
  const name = playerNames[status].children.toLowerCase()
  const moved: PlayerLine[] = []
  return {
    title: `Make ${who} ${name}`,
    done: name,
    rows,
    nameOf: fullName,
    act: async (request, row) => {
      const { _version } = await movePlayer(request, row, status)
      moved.push({ ...row, version: _version, status })
    },
    onAllDone: () => notify(`${who}: ${name}.`, undoOf(rows, moved, startUndo)),
  }
}

async function movePlayer(request: Request, { id, version, status: from }: PlayerLine, status: PlayerStatus) {
  if (from === 'ON_HOLD' && status === 'ACTIVE')
    throw new Error('A doctor’s clearance is needed after an injury. Open the player and enter its date.')
  return updateRow(request, 'Player', { id, _version: version, status })
}

/** There is an undo only if the rules allow it for every row. */
function undoOf(
  before: readonly PlayerLine[],
  moved: readonly PlayerLine[],
  start: (task: BulkTask<PlayerLine>) => void,
): { undo?: () => void } {
  const earlier = new Map(before.map(({ id, status }) => [id, status]))
  const isPossible = moved.every(({ id, status }) => {
    const to = earlier.get(id) as PlayerStatus
    const isClearance = status === 'ON_HOLD' && to === 'ACTIVE'
    return !isClearance && !moveRefusal({ kind: 'Player', from: status, to, role: 'ADMIN' })
  })
  if (!isPossible) return {}
  return {
    undo: () =>
      start({
        title: 'Undo',
        isAtOnce: true,
        done: 'undone',
        rows: moved,
        nameOf: fullName,
        act: (request, row) => movePlayer(request, row, earlier.get(row.id) as PlayerStatus),
        onAllDone: () => notify('Undone.'),
      }),
  }
}
