import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { matchChangesBetween } from '@touchline/domain/tournament/plan/publish.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { type Emailed, guardiansToNotify, type Owned, writeTo } from '../users/write-to-guardians.ts'
import type { Desk } from './desk-store.ts'
import { cancelledEmail, newsEmail, type TeamNews } from './emails.ts'

interface Publication {
  desk: Pick<Desk, 'name' | 'date' | 'slug'>
  before: Plan | null
  after: Plan
}

/** Emails the guardians of teams whose matches have changed, one email each; returns the number of emails. */
export async function notifyFamilies(
  context: WriteContext,
  { desk, before, after }: Publication,
): Promise<number> {
  const news = newsByTeam(before, after)
  const families = await teamsByFamily(context, after, (teamId) => news.has(teamId))
  for (const { guardian, teamIds } of families) {
    const own = [...teamIds].flatMap((id) => news.get(id) ?? [])
    await writeTo(context, guardian, newsEmail(desk, own))
  }
  return context.links ? families.length : 0
}

/** Emails all guardians that the day is cancelled, except those already notified; returns the number of emails. */
export async function notifyCancelled(
  context: WriteContext,
  desk: Pick<Desk, 'name' | 'date' | 'slug'>,
  plan: Plan,
  notified: ReadonlySet<string>,
): Promise<number> {
  const players = plan.players.filter(({ playerId }) => !notified.has(playerId ?? ''))
  const families = await teamsByFamily(context, { ...plan, players }, () => true)
  const words = cancelledEmail(desk)
  for (const { guardian } of families) await writeTo(context, guardian, words)
  return context.links ? families.length : 0
}

interface Concerned {
  guardian: Emailed
  teamIds: Set<string>
}

/** Guardians of children in these teams, with their teams. */
async function teamsByFamily(
  { tx }: WriteContext,
  { players }: Plan,
  isConcerned: (teamId: string) => boolean,
): Promise<Concerned[]> {
  const concerned = players.filter(({ teamId, playerId }) => playerId !== null && isConcerned(teamId))
  if (concerned.length === 0) return []
  const listed = await tx<(Owned & { id: string })[]>`
    select id, user_players_id as "userPlayersId" from players
    where id in ${tx(concerned.flatMap(({ playerId }) => playerId ?? []))} and not _deleted`
  const families = new Map<string, Concerned>()
  for (const { id, ...player } of listed)
    for (const guardian of await guardiansToNotify(tx, [player])) {
      const { teamIds } = families.get(guardian.id) ?? { teamIds: new Set() }
      for (const { playerId, teamId } of concerned) if (playerId === id) teamIds.add(teamId)
      families.set(guardian.id, { guardian, teamIds })
    }
  return [...families.values()]
}

/** The first publication is news for every team, later ones only for teams whose matches have changed. */
function newsByTeam(before: Plan | null, after: Plan): Map<string, TeamNews> {
  const changes = before === null ? null : matchChangesBetween(before, after)
  return new Map(
    after.teams.flatMap(({ id, name }) => {
      const own = changes?.filter(({ teamIds }) => teamIds.includes(id)).map(({ text }) => text) ?? []
      const news = { teamId: id, team: name, changes: own }
      return changes !== null && own.length === 0 ? [] : [[id, news] as const]
    }),
  )
}
