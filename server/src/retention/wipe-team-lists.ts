import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import type { Transaction } from '../postgres/pool.ts'

/**
 * Removes players from the team lists of all tournaments: published plans, drafts and the history. A merged player is
 * replaced by the other one.
 */
export async function takeOffTeamLists(
  tx: Transaction,
  playerIds: readonly string[],
  instead: string | null = null,
): Promise<void> {
  const without = (text: string) => withoutPlayers(text, playerIds, instead)
  const places = playerIds.map((id) => `"playerId":${JSON.stringify(id)}`)
  const names = places.map(containing)
  const published = await tx<Kept[]>`
    select id, plan::text from tournaments where plan::text like any(${names}) order by id for update`
  for (const { id, plan } of published)
    await tx`update tournaments set plan = ${without(plan)}::text::json where id = ${id}`
  const drafts = await tx<Kept[]>`
    select tournament_id as id, draft::text as plan from tournament_desks where draft::text like any(${names})
    order by 1 for update`
  for (const { id, plan } of drafts)
    await tx`
      update tournament_desks set draft = ${without(plan)}::text::json where tournament_id = ${id}`
  if (instead !== null) return
  // Audit entries contain the plan as a string within JSON, so its quotes are escaped.
  const quoted = places.map((place) => containing(JSON.stringify(place).slice(1, -1)))
  await tx`
    update audit_entries set before = ${withoutPlan(tx, 'before')}, after = ${withoutPlan(tx, 'after')}
    where model = 'Tournament' and (before::text like any(${quoted}) or after::text like any(${quoted}))`
}

/** Removes a player from the team lists of a locked tournament that they have left. */
export async function takeOffTeamList(
  tx: Transaction,
  tournamentId: string,
  playerId: string,
): Promise<void> {
  const lists = await tx<{ published: string | null; draft: string | null }[]>`
    select t.plan::text as published, d.draft::text from tournaments t
    left join tournament_desks d on d.tournament_id = t.id where t.id = ${tournamentId}`
  const without = (text: string) => withoutPlayers(text, [playerId], null)
  for (const { published, draft } of lists) {
    if (published?.includes(playerId))
      await tx`update tournaments set plan = ${without(published)}::text::json where id = ${tournamentId}`
    if (draft?.includes(playerId))
      await tx`
        update tournament_desks set draft = ${without(draft)}::text::json where tournament_id = ${tournamentId}`
  }
}

interface Kept {
  id: string
  plan: string
}

const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

function withoutPlayers(text: string, playerIds: readonly string[], instead: string | null): string {
  const plan: Plan = JSON.parse(text)
  const players = (plan.players ?? []).flatMap((player) => {
    if (player.playerId === null || !playerIds.includes(player.playerId)) return [player]
    return instead === null ? [] : [{ ...player, playerId: instead }]
  })
  return JSON.stringify({ ...plan, players })
}

export const withoutPlan = (tx: Transaction, column: 'before' | 'after') => tx`
  case when ${tx(column)} is null then null else
    (select coalesce(json_object_agg(key, value), '{}') from json_each(${tx(column)}) where key <> 'plan') end`
