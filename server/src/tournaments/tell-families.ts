import type { Plan } from '@touchline/domain/tournament/plan.ts'
import { matchChangesBetween } from '@touchline/domain/tournament/publish.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { isAddress } from '../mail/address.ts'
import { letter } from '../mail/letter.ts'
import { enqueueMail } from '../mail/outbox.ts'
import type { Desk } from './desk-store.ts'
import { newsLetter, type TeamNews } from './letters.ts'

interface Told {
  desk: Pick<Desk, 'name' | 'date' | 'slug'>
  before: Plan | null
  after: Plan
}

/** Writes to the guardians of the teams whose matches changed, one letter a family; returns how many. */
export async function tellFamilies({ tx, links }: WriteContext, told: Told): Promise<number> {
  if (!links) return 0
  const news = newsByTeam(told)
  const concerned = told.after.players.filter(({ teamId, playerId }) => playerId !== null && news.has(teamId))
  if (concerned.length === 0) return 0
  const guardians = await tx<{ playerId: string; email: string }[]>`
    select p.id as "playerId", u.email from players p join users u on u.id = p.user_players_id
    where p.id in ${tx(concerned.map(({ playerId }) => playerId as string))} and not p._deleted and not u._deleted`
  const emailOf = new Map(guardians.map(({ playerId, email }) => [playerId, email]))
  const byFamily = new Map<string, Set<TeamNews>>()
  for (const { playerId, teamId } of concerned) {
    const email = emailOf.get(playerId ?? '')
    const one = news.get(teamId)
    if (!email || !one || !isAddress(email)) continue
    byFamily.set(email, (byFamily.get(email) ?? new Set()).add(one))
  }
  for (const [to, teams] of byFamily) {
    const { subject, paragraphs, action } = newsLetter(told.desk, [...teams])
    const content = {
      title: subject,
      paragraphs,
      action: { label: action.label, url: links.page(action.path) },
    }
    await enqueueMail(tx, { to, subject, ...letter(content) })
  }
  return byFamily.size
}

/** The first publication is news for every team, later ones for those whose matches changed. */
function newsByTeam({ before, after }: Told): Map<string, TeamNews> {
  const changes = before === null ? null : matchChangesBetween(before, after)
  return new Map(
    after.teams.flatMap(({ id, name }) => {
      const own = changes?.filter(({ teamIds }) => teamIds.includes(id)).map(({ text }) => text) ?? []
      return changes !== null && own.length === 0 ? [] : [[id, { team: name, changes: own }] as const]
    }),
  )
}
