import { getDocument } from './documents.ts'
import type { Log } from './log.ts'
import type { Request } from './request.ts'
import { isLive, type Row } from './row.ts'

/** Null when the row is missing or deleted; a failure is thrown. */
export async function loadRow(request: Request, model: string, id: string): Promise<Row | null> {
  const row = await request<Row | null>(getDocument(model), { id })
  return isLive(row) ? row : null
}

/** For screens: a failure is logged and counts as missing. A model without a template still throws. */
export async function getOne(
  request: Request,
  model: string,
  id: string,
  log: Log = console.error,
): Promise<Row | null> {
  getDocument(model)
  try {
    return await loadRow(request, model, id)
  } catch (error) {
    log(`Could not get ${model} ${id}`, error)
    return null
  }
}
