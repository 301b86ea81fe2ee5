import { updateDocument } from './documents.ts'
import { loadRow } from './get-one.ts'
import type { Request } from './request.ts'
import type { Row } from './row.ts'
import { updateRow } from './write-row.ts'

/** With a `version`, the update is refused if somebody has changed the row since that version was read. */
export async function updateStatus(
  request: Request,
  model: string,
  id: string,
  status: string,
  version?: number,
): Promise<Row> {
  updateDocument(model)
  const row = await loadRow(request, model, id)
  if (!row) throw new Error(`${model} with id ${id} not found`)
  return updateRow(request, model, { id, status, _version: version ?? row._version })
}
