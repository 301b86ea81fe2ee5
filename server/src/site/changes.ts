import type { Sql } from '../postgres/pool.ts'

/** Hears of every change that any process commits, and calls `onGap` at the start and after the channel was lost. */
export async function followChanges(
  sql: Sql,
  onChange: (model: string) => void,
  onGap: () => void,
): Promise<() => Promise<void>> {
  const { unlisten } = await sql.listen('changes', (payload) => onChange(JSON.parse(payload).model), onGap)
  return unlisten
}
