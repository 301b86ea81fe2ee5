import { randomUUID } from 'node:crypto'
import {
  byLinkRefusal,
  entryWords,
  hasResult,
  readEntry,
  saysTheSame,
  withDispute,
  withResult,
} from '@touchline/domain/tournament/play/enter-result.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import type { Transaction } from '../postgres/pool.ts'
import { conflict, notFound, RestRefusal } from '../rest/refusal.ts'
import type { Desk } from './desk-store.ts'
import { keepPublished } from './keep-published.ts'

export type Outcome = 'TAKEN' | 'SAME' | 'DISPUTED'

interface GivenEntry {
  matchId: string
  entry: unknown
  /** Made by the sending device. */
  key: string
  by: string
  /** A result from the desk is final, whatever was entered before (T-20). */
  isFinal: boolean
}

/** Stores a result, once per key. The tournament must be locked. */
export async function takeEntry(context: WriteContext, desk: Desk, sent: GivenEntry): Promise<Outcome> {
  const { tx, now } = context
  const { matchId, key, by } = sent
  const [known] = await tx`
    select outcome from tournament_entries where tournament_id = ${desk.id} and key = ${key}`
  if (known) return known.outcome === 'SETTLED' ? 'DISPUTED' : known.outcome
  const { published } = desk
  if (published === null) throw conflict('NOT_PUBLISHED', 'The schedule isn’t published yet.')
  const match = published.matches.find(({ id }) => id === matchId)
  if (!match) throw notFound('MATCH_GONE', 'This match is no longer in the schedule. Please ask the desk.')
  const read = readEntry(published, match, sent.entry)
  if ('refusal' in read) {
    const { code, field, message } = read.refusal
    throw new RestRefusal('ValidationException', message, { code, fields: { [field]: message } })
  }
  const { entry } = read
  if (!sent.isFinal) await requireRoom(tx, desk.id, matchId)
  const outcome =
    sent.isFinal || !hasResult(match) ? 'TAKEN' : saysTheSame(match, entry) ? 'SAME' : 'DISPUTED'
  const arrival = { at: now.toISOString(), by, key }
  const status = desk.status === 'PUBLISHED' ? 'LIVE' : desk.status
  if (outcome === 'TAKEN')
    await keepPublished(context, desk, withResult(published, matchId, entry, arrival), status)
  if (outcome === 'DISPUTED') {
    const words = `${entryWords(entry)}, from ${by}`
    await keepPublished(context, desk, withDispute(published, matchId, words), status)
  }
  if (sent.isFinal) await settle(tx, desk.id, matchId)
  await tx`
    insert into tournament_entries (id, tournament_id, match_id, key, entry, entered_by, outcome, created_at)
    values (${randomUUID()}, ${desk.id}, ${matchId}, ${key}, ${JSON.stringify(entry)}::text::json, ${by}, ${outcome}, ${now})`
  return outcome
}

/** Limits the results entered by link: each is a row, and disputes are sent to every phone with the schedule. */
async function requireRoom(tx: Transaction, tournamentId: string, matchId: string): Promise<void> {
  const taken = await tx`
    select from tournament_entries where tournament_id = ${tournamentId} and match_id = ${matchId}`
  const refusal = byLinkRefusal(taken.count)
  if (refusal) throw conflict(refusal.code, refusal.message)
}

const settle = (tx: Transaction, tournamentId: string, matchId: string) => tx`
  update tournament_entries set outcome = 'SETTLED'
  where tournament_id = ${tournamentId} and match_id = ${matchId} and outcome = 'DISPUTED'`
