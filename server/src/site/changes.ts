import type { Sql } from '../postgres/pool.ts'

/** Calls `onChange` for changes committed by any process, and `onGap` at the start and after a lost channel. */
export async function followChanges(
  sql: Sql,
  onChange: (model: string) => void,
  onGap: () => void,
): Promise<() => Promise<void>> {
  const { unlisten } = await sql.listen('changes', (payload) => onChange(JSON.parse(payload).model), onGap)
  return unlisten
}
