import { clubDay } from '@touchline/domain/club-clock.ts'
import { isMarkable, MOST_NOTES, markedAt } from '@touchline/domain/field-day/field-day.ts'
import type { FieldEntry } from '@touchline/domain/field-day/field-entry.ts'
import type { Transaction } from '../postgres/pool.ts'
import type { FieldLink } from './field-link.ts'
import { childrenOn } from './field-list.ts'

/** Stores entries from a coach's phone, each once (J-3, J-4). Entries about other programs are silently ignored. */
export async function takeEntries(
  tx: Transaction,
  link: FieldLink,
  entries: readonly FieldEntry[],
  now: Date,
): Promise<void> {
  const today = clubDay(now)
  const known = new Map<string, Set<string>>()
  for (const entry of entries) {
    if (!isMarkable(link.program, entry.day, today)) continue
    if (entry.kind !== 'MARK') {
      await keepNote(tx, link, entry, now)
      continue
    }
    const children =
      known.get(entry.day) ?? new Set((await childrenOn(tx, link.program.id, entry.day)).map(({ id }) => id))
    known.set(entry.day, children)
    if (children.has(entry.playerId)) await keepMark(tx, link, entry, now)
  }
}

/** The later of two marks counts, in whatever order they arrive. */
const keepMark = (
  tx: Transaction,
  { program }: FieldLink,
  { day, playerId, state, at }: Extract<FieldEntry, { kind: 'MARK' }>,
  now: Date,
) => tx`
  insert into attendance (program_id, day, player_id, state, marked_at)
  values (${program.id}, ${day}, ${playerId}, ${state}, ${markedAt(at, now)})
  on conflict (program_id, day, player_id) do update set state = excluded.state, marked_at = excluded.marked_at
  where attendance.marked_at is null or attendance.marked_at <= excluded.marked_at`

const keepNote = (
  tx: Transaction,
  { id }: FieldLink,
  { key, day, kind, words, at }: Exclude<FieldEntry, { kind: 'MARK' }>,
  now: Date,
) => tx`
  insert into field_notes (id, link_id, day, kind, words, written_at)
  select ${key}, ${id}, ${day}::date, ${kind}, ${words}, ${markedAt(at, now)}::timestamptz
  where (select count(*) from field_notes where link_id = ${id} and day = ${day}::date) < ${MOST_NOTES}
  on conflict (id) do nothing`
