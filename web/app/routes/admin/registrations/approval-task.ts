import { updateRow } from '../../../data/write-row.ts'
import type { BulkTask } from '../../../desk/bulk.tsx'
import { fullName, type RegistrationLine } from '../../../desk/report-lines.ts'
import { tell } from '../../../desk/tell.tsx'
import { REGISTRATION } from './use-move.tsx'

/** Each by the version on the screen: whoever was changed meanwhile is left for a second look. */
export function approvalTask(rows: readonly RegistrationLine[]): BulkTask<RegistrationLine> {
  const what = rows.length === 1 ? '1 registration' : `${rows.length} registrations`
  return {
    title: `Approve ${what}`,
    done: 'approved',
    rows,
    nameOf: (row) => `${fullName(row)}, ${row.program}`,
    act: (request, { id, version }) =>
      updateRow(request, REGISTRATION, { id, _version: version, status: 'APPROVED' }),
    onAllDone: () => tell(`${what} approved.`),
  }
}
