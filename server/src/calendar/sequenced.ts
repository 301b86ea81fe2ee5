import type { AgendaEntry } from '@touchline/domain/club/agenda.ts'
import type { Sql } from '../postgres/pool.ts'

/** 2020-01-01: a sequence is a small number, and no club was here before. */
const EPOCH_S = 1_577_836_800

/**
 * Matches, events and tournaments have no number of their own that goes up whenever the club changes one. The moment of the
 * last change does, also where it is taken back: in seconds, for all of them together (C-5). Sessions count by their season.
 */
export async function sequenced(sql: Sql, entries: readonly AgendaEntry[]): Promise<AgendaEntry[]> {
  const [row] = await sql<{ changedMs: string | null }[]>`
    select greatest(
      (select max(_last_changed_at) from club_settings where key in ('matches', 'events')),
      (select max(_last_changed_at) from tournaments)) as "changedMs"`
  const sequence = Math.max(0, Math.ceil(Number(row?.changedMs ?? 0) / 1000) - EPOCH_S)
  return entries.map((entry) => (entry.kind === 'TRAINING' ? entry : { ...entry, sequence }))
}
