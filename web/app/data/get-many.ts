import { loadRow } from './get-one.ts'
import type { Request } from './request.ts'
import { isLive, type Row } from './row.ts'

const BATCH_SIZE = 10

/** In the order of the ids, each once; missing and deleted rows are left out. */
export async function getMany(request: Request, model: string, ids: string[]): Promise<Row[]> {
  const wanted = [...new Set(ids)]
  const rows: Row[] = []
  for (let start = 0; start < wanted.length; start += BATCH_SIZE) {
    const batch = wanted.slice(start, start + BATCH_SIZE)
    const loaded = await Promise.all(batch.map((id) => loadRow(request, model, id)))
    rows.push(...loaded.filter(isLive))
  }
  return rows
}
