import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import type { TournamentKind } from '@touchline/domain/tournament/kind.ts'
import { emptyPlan } from '@touchline/domain/tournament/plan/new-plan.ts'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { readPlan } from '@touchline/domain/tournament/plan/read-plan.ts'
import { carryResults } from '@touchline/domain/tournament/play/carry-results.ts'
import type { TOURNAMENT_STATUSES } from '@touchline/domain/tournament/status.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'

export const Tournament = modelNamed('Tournament')

export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number]

/** A tournament with the desk's additional data. */
export interface Desk {
  /** The public row. */
  row: RowOf<'Tournament'>
  id: string
  slug: string
  name: string
  kind: TournamentKind
  date: string
  status: TournamentStatus
  /** The plan that the desk edits: the draft or, without one, the published plan. */
  plan: Plan
  isDraft: boolean
  published: Plan | null
  version: number
  changedBy: string
  changedAt: Date
}

interface DeskRow {
  draft: string | null
  version: number
  changedBy: string
  changedAt: Date
}

/** Throws if it is invalid, because it was validated when it was written. */
const planOf = (text: string | null): Plan | null => {
  if (text === null) return null
  const read = readPlan(text)
  if ('refusal' in read) throw new Error(`A kept plan cannot be read: ${read.refusal.message}`)
  return read.plan
}

/** The tournament with this slug, or null. With a lock, nobody else can change it until the transaction ends. */
export async function findDesk(
  tx: Sql | Transaction,
  slug: string,
  lock: 'for update' | '' = '',
): Promise<Desk | null> {
  const [row] = await selectRows(tx, Tournament, 'slug = $1 and not _deleted', [slug], lock)
  if (!row) return null
  const [kept] = await tx<DeskRow[]>`
    select draft, version, changed_by as "changedBy", changed_at as "changedAt"
    from tournament_desks where tournament_id = ${row.id}`
  return deskOf(row, kept ?? untouched(row))
}

/** For a tournament that was not made at the desk, such as the demo's. */
const untouched = ({ updatedAt }: RowOf<'Tournament'>): DeskRow => ({
  draft: null,
  version: 0,
  changedBy: '',
  changedAt: new Date(updatedAt),
})

function deskOf(row: RowOf<'Tournament'>, kept: DeskRow): Desk {
  const published = planOf(row.plan)
  const draft = planOf(kept.draft)
  const plan = draft === null ? published : carryResults(draft, published)
  return {
    row,
    id: row.id,
    slug: row.slug,
    name: row.name,
    kind: row.kind,
    // One created directly through the API may have no date yet; the desk sets it.
    date: row.date ?? row.createdAt.slice(0, 10),
    status: row.status,
    plan: plan ?? emptyPlan('Main field'),
    isDraft: draft !== null,
    published,
    version: kept.version,
    changedBy: kept.changedBy,
    changedAt: kept.changedAt,
  }
}

interface Kept {
  tournamentId: string
  draft: Plan | null
  version: number
  by: string
  now: Date
}

export async function keepDraft(tx: Transaction, kept: Kept): Promise<void> {
  const { tournamentId, draft, version, by, now } = kept
  const text = draft === null ? null : JSON.stringify(draft)
  await tx`
    insert into tournament_desks (tournament_id, draft, version, changed_by, changed_at)
    values (${tournamentId}, ${text}::text::json, ${version}, ${by}, ${now})
    on conflict (tournament_id) do update set draft = excluded.draft, version = excluded.version,
      changed_by = excluded.changed_by, changed_at = excluded.changed_at`
}
