import { deleteDocument } from './documents.ts'
import type { Request } from './request.ts'
import type { RowVersion } from './row.ts'
import { deleteRow } from './write-row.ts'

export interface BulkDeletion {
  deleted: string[]
  failures: { id: string; message: string }[]
}

/** Deletes one row after another; a row that cannot be deleted does not stop the rest. */
export async function bulkDelete(request: Request, model: string, rows: RowVersion[]): Promise<BulkDeletion> {
  deleteDocument(model)
  const result: BulkDeletion = { deleted: [], failures: [] }
  for (const row of rows) {
    try {
      await deleteRow(request, model, row)
      result.deleted.push(row.id)
    } catch (error) {
      result.failures.push({ id: row.id, message: (error as Error).message })
    }
  }
  return result
}
