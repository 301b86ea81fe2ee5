import { allowedMoves } from '@touchline/domain/status/moves.ts'
import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'
import { updateRow } from '../../../data/write-row.ts'
import type { BulkTask } from '../../../desk/bulk.tsx'
import { fullName } from '../../../desk/player-names.ts'
import { notify } from '../../../ui/toast.tsx'
import { ApprovalOutlook } from './approval-outlook.tsx'
import type { RegistrationLine } from './registration-list.ts'
import { REGISTRATION } from './use-move.tsx'

/** Moves that are often made in bulk and need no reason. */
const BULK = [
  { to: 'APPROVED', title: (what: string) => `Approve ${what}`, done: 'approved' },
  { to: 'ACTIVE', title: (what: string) => `Mark ${what} paid`, done: 'paid' },
] as const

export type BulkMove = (typeof BULK)[number]

/** The moves that the desk may make from a status; with all statuses shown, each row is checked separately. */
export const bulkMovesFrom = (status: RegistrationStatus | null): readonly BulkMove[] =>
  BULK.filter(
    ({ to }) => status === null || allowedMoves('PlayerProgramRegistration', status, 'ADMIN').includes(to),
  )

type Task = BulkTask<RegistrationLine>

const countOf = (rows: readonly RegistrationLine[]) =>
  rows.length === 1 ? '1 registration' : `${rows.length} registrations`

/**
 * Moves each row by the version on the screen: a row changed meanwhile is left for a second look. Approvals can be
 * undone while the message is shown.
 */
export function moveTask(
  rows: readonly RegistrationLine[],
  { to, title, done }: BulkMove,
  startUndo: (task: Task) => void,
): Task {
  const what = countOf(rows)
  const moved: RegistrationLine[] = []
  const undo = to === 'APPROVED' ? () => startUndo(undoTask(moved)) : undefined
  return {
    title: title(what),
    note: <ApprovalOutlook rows={rows} />,
    done,
    rows,
    nameOf,
    act: async (request, row) => {
      const { _version } = await updateRow(request, REGISTRATION, {
        id: row.id,
        _version: row.version,
        status: to,
      })
      // A place given from the waiting list is not undone, since others have moved up.
      if (row.status === 'PENDING') moved.push({ ...row, version: _version })
    },
    onAllDone: () => notify(`${what} ${done}.`, { undo: moved.length > 0 ? undo : undefined }),
    undo,
  }
}

const nameOf = (row: RegistrationLine) => `${fullName(row)}, ${row.program}`

const undoTask = (moved: readonly RegistrationLine[]): Task => ({
  title: 'Undo',
  done: 'pending again',
  rows: moved,
  nameOf,
  isAtOnce: true,
  act: (request, { id, version }) =>
    updateRow(request, REGISTRATION, { id, _version: version, status: 'PENDING' }),
  onAllDone: () => notify(`${countOf(moved)} pending again. No email was sent.`),
})
