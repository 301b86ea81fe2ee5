import { allowedMoves } from '@touchline/domain/status/moves.ts'
import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'
import { updateRow } from '../../../data/write-row.ts'
import type { BulkTask } from '../../../desk/bulk.tsx'
import { fullName } from '../../../desk/player-names.ts'
import { notify } from '../../../ui/toast.tsx'
import type { RegistrationLine } from './registration-list.ts'
import { REGISTRATION } from './use-move.tsx'

/** What is often done to many at once, and needs no reason. */
const BULK = [
  { to: 'APPROVED', title: (what: string) => `Approve ${what}`, done: 'approved' },
  { to: 'ACTIVE', title: (what: string) => `Mark ${what} paid`, done: 'paid' },
] as const

export type BulkMove = (typeof BULK)[number]

/** Those that the desk may make from a status; among all statuses each row is judged by itself. */
export const bulkMovesFrom = (status: RegistrationStatus | null): readonly BulkMove[] =>
  BULK.filter(
    ({ to }) => status === null || allowedMoves('PlayerProgramRegistration', status, 'ADMIN').includes(to),
  )

/** Each by the version on the screen: whoever was changed meanwhile is left for a second look. */
export function moveTask(
  rows: readonly RegistrationLine[],
  { to, title, done }: BulkMove,
): BulkTask<RegistrationLine> {
  const what = rows.length === 1 ? '1 registration' : `${rows.length} registrations`
  return {
    title: title(what),
    done,
    rows,
    nameOf: (row) => `${fullName(row)}, ${row.program}`,
    act: (request, { id, version }) =>
      updateRow(request, REGISTRATION, { id, _version: version, status: to }),
    onAllDone: () => notify(`${what} ${done}.`),
  }
}
