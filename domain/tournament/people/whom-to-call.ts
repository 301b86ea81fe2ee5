import type { Plan } from '../plan/plan.ts'
import { matchChangesBetween } from '../plan/publish.ts'
import { matchName } from '../plan/sides.ts'

/** A person to phone because no email reaches them, and what to tell them. */
export interface Call {
  id: string
  name: string
  phone: string | null
  texts: string[]
}

/** The officials and coaches affected by a publication. Families get emails; these people are phoned (T-29). */
export function whomToCall(before: Plan, after: Plan): Call[] {
  const changes = matchChangesBetween(before, after)
  const officials = after.officials.map(({ id, name, phone }) => ({
    id: `official ${id}`,
    name,
    phone,
    texts: officialTexts(id, before, after, changes),
  }))
  const coaches = after.teams
    .filter(({ coachName }) => coachName)
    .map(({ id, name, coachName, coachPhone }) => ({
      id: `coach ${id}`,
      name: `${coachName}, ${name}`,
      phone: coachPhone,
      texts: changes.filter(({ teamIds }) => teamIds.includes(id)).map(({ text }) => text),
    }))
  return [...officials, ...coaches].filter(({ texts }) => texts.length > 0)
}

function officialTexts(
  officialId: string,
  before: Plan,
  after: Plan,
  changes: ReturnType<typeof matchChangesBetween>,
): string[] {
  const [had, has] = [gamesOf(before, officialId), gamesOf(after, officialId)]
  return [
    ...changes
      .filter(({ matchId }) =>
        matchId === null ? had.size + has.size > 0 : had.has(matchId) || has.has(matchId),
      )
      .map(({ text }) => text),
    ...after.matches.flatMap((match) => {
      if (had.has(match.id) === has.has(match.id)) return []
      return has.has(match.id) ? `you have ${matchName(match)} now` : `${matchName(match)} is no longer yours`
    }),
  ]
}

const GIVEN_AWAY: ReadonlySet<string> = new Set(['REPLACED', 'NO_SHOW'])

const gamesOf = ({ assignments }: Plan, officialId: string): Set<string> =>
  new Set(
    assignments
      .filter((one) => one.officialId === officialId && !GIVEN_AWAY.has(one.state))
      .flatMap(({ matchId }) => matchId ?? []),
  )
