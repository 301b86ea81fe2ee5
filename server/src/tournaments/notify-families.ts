import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { matchChangesBetween } from '@touchline/domain/tournament/plan/publish.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { isAddress } from '../mail/outbox/address.ts'
import { enqueueMail } from '../mail/outbox/outbox.ts'
import { emailParts } from '../mail/templates/email.ts'
import type { Words } from '../users/write-to-guardian.ts'
import type { Desk } from './desk-store.ts'
import { cancelledEmail, newsEmail, type TeamNews } from './emails.ts'

interface Publication {
  desk: Pick<Desk, 'name' | 'date' | 'slug'>
  before: Plan | null
  after: Plan
}

/** Writes to the guardians of the teams whose matches changed, one email a family; returns how many. */
export async function notifyFamilies(
  context: WriteContext,
  { desk, before, after }: Publication,
): Promise<number> {
  const news = newsByTeam(before, after)
  const families = await teamsByFamily(context, after, (teamId) => news.has(teamId))
  return send(
    context,
    families.map(({ email, teamIds }) => ({
      to: email,
      words: newsEmail(
        desk,
        teamIds.flatMap((id) => news.get(id) ?? []),
      ),
    })),
  )
}

/** Writes to the guardians of every team that the day is off; returns how many. */
export async function notifyCancelled(
  context: WriteContext,
  desk: Pick<Desk, 'name' | 'date' | 'slug'>,
  plan: Plan,
): Promise<number> {
  const families = await teamsByFamily(context, plan, () => true)
  const words = cancelledEmail(desk)
  return send(
    context,
    families.map(({ email }) => ({ to: email, words })),
  )
}

/** The families with a child in one of these teams, and in which. */
async function teamsByFamily(
  { tx }: WriteContext,
  { players }: Plan,
  isConcerned: (teamId: string) => boolean,
): Promise<{ email: string; teamIds: string[] }[]> {
  const concerned = players.filter(({ teamId, playerId }) => playerId !== null && isConcerned(teamId))
  if (concerned.length === 0) return []
  const guardians = await tx<{ playerId: string; email: string }[]>`
    select p.id as "playerId", u.email from players p join users u on u.id = p.user_players_id
    where p.id in ${tx(concerned.flatMap(({ playerId }) => playerId ?? []))} and not p._deleted and not u._deleted`
  const emailOf = new Map(guardians.map(({ playerId, email }) => [playerId, email]))
  const families = new Map<string, Set<string>>()
  for (const { playerId, teamId } of concerned) {
    const email = emailOf.get(playerId ?? '')
    if (email && isAddress(email)) families.set(email, (families.get(email) ?? new Set()).add(teamId))
  }
  return [...families].map(([email, teamIds]) => ({ email, teamIds: [...teamIds] }))
}

async function send({ tx, links }: WriteContext, emails: { to: string; words: Words }[]): Promise<number> {
  if (!links) return 0
  for (const { to, words } of emails) {
    const { subject, paragraphs, action } = words
    const content = {
      title: subject,
      paragraphs,
      action: { label: action.label, url: links.page(action.path) },
    }
    await enqueueMail(tx, { to, subject, ...emailParts(content) })
  }
  return emails.length
}

/** The first publication is news for every team, later ones for those whose matches changed. */
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
