import { nth } from '../../nth.ts'
import { dayName } from '../../words.ts'
import { groupBy } from '../group-by.ts'
import { GAMES_IN_A_ROW, GAMES_OF_A_MINOR, OFFICIAL_BREAK, WALK } from '../plan/limits.ts'
import { minutesName, overlap, type PlacedMatch } from '../plan/match-times.ts'
import { minutesOf, momentName } from '../plan/moment.ts'
import type { Assignment, Match, Official } from '../plan/plan.ts'
import type { PlanIndex } from '../plan/plan-index.ts'
import { contenders, matchName, sidesOf } from '../plan/sides.ts'
import { type Violation, violation } from './violation.ts'

const isOnDuty = ({ state }: Assignment) => state !== 'NO_SHOW' && state !== 'REPLACED'

/** H6, H7, H12 and H13: one leader for every match, who can be there and is not close to the teams. */
export function checkOfficials(index: PlanIndex, placed: readonly PlacedMatch[]): Violation[] {
  const onDuty = index.plan.assignments.filter(isOnDuty)
  const byMatch = groupBy(onDuty, ({ matchId }) => matchId)
  const byOfficial = groupBy(onDuty, ({ officialId }) => officialId)
  return [
    ...[...byOfficial].flatMap(([officialId, assignments]) => {
      const ids = new Set(assignments.map(({ matchId }) => matchId))
      const games = placed.filter(({ match }) => ids.has(match.id))
      return checkOfficial(index, index.official(officialId), { games, placed })
    }),
    ...placed.flatMap((one) => ledBy(index, one, byMatch.get(one.match.id) ?? [])),
  ]
}

function checkOfficial(
  index: PlanIndex,
  official: Official,
  { games, placed }: { games: readonly PlacedMatch[]; placed: readonly PlacedMatch[] },
): Violation[] {
  return [
    ...walks(official, games),
    ...rows(official, games),
    ...tooMany(official, games),
    ...absences(official, games),
    ...conflicts(index, official, games),
    ...missesOwnTeam(index, official, { games, placed }),
  ]
}

function walks({ id, name }: Official, games: readonly PlacedMatch[]): Violation[] {
  return games.slice(1).flatMap((next, n) => {
    const before = nth(games, n)
    const gap = next.kickOff - before.whistle
    if (gap >= WALK) return []
    const [first, second] = [matchName(before.match), matchName(next.match)]
    const ids = [before.match.id, next.match.id]
    if (gap < 0)
      return [violation('H6', `${name} has ${first} and ${second} at the same time`, ids, { officialId: id })]
    const sentence = `${name} has only ${minutesName(gap)} to walk from ${first} to ${second}`
    return [violation('H6', sentence, ids, { officialId: id, limit: `at least ${WALK}` })]
  })
}

function rows({ id, name }: Official, games: readonly PlacedMatch[]): Violation[] {
  const found: Violation[] = []
  let row: PlacedMatch[] = []
  const close = () => {
    const [first, last] = [row[0], row.at(-1)]
    if (row.length <= GAMES_IN_A_ROW || !first || !last) return
    const sentence = `${name} has ${row.length} games in a row, ${matchName(first.match)} to ${matchName(last.match)}`
    found.push(
      violation(
        'H6',
        sentence,
        row.map(({ match }) => match.id),
        { officialId: id, limit: `at most ${GAMES_IN_A_ROW}` },
      ),
    )
  }
  for (const game of games) {
    const before = row.at(-1)
    if (before && game.kickOff - before.whistle >= OFFICIAL_BREAK) {
      close()
      row = []
    }
    row.push(game)
  }
  close()
  return found
}

function tooMany(official: Official, games: readonly PlacedMatch[]): Violation[] {
  const most = official.isMinor ? Math.min(official.maxGames, GAMES_OF_A_MINOR) : official.maxGames
  return [...groupBy(games, ({ day }) => day)]
    .filter(([, onDay]) => onDay.length > most)
    .map(([day, onDay]) => {
      const sentence = `${official.name} has ${onDay.length} games on ${dayName(day)}`
      return violation(
        'H6',
        sentence,
        onDay.map(({ match }) => match.id),
        { officialId: official.id, limit: `at most ${most}` },
      )
    })
}

function absences({ id, name, availability }: Official, games: readonly PlacedMatch[]): Violation[] {
  if (availability.length === 0) return []
  return games
    .filter(
      ({ kickOff, whistle }) =>
        !availability.some(({ start, end }) => minutesOf(start) <= kickOff && whistle <= minutesOf(end)),
    )
    .map(({ match, slot }) =>
      violation(
        'H6',
        `${name} isn’t available for ${matchName(match)} at ${momentName(slot.start)}`,
        [match.id],
        {
          officialId: id,
        },
      ),
    )
}

/** The team of a match that an official is close to, and whether it certainly plays there or only may. */
function ownTeamIn(index: PlanIndex, { conflictTeamIds }: Official, match: Match) {
  const teamId = sidesOf(match)
    .flatMap((side) => contenders(index, side))
    .find((team) => conflictTeamIds.includes(team))
  if (teamId === undefined) return null
  const isKnown = sidesOf(match).some((side) => side.teamId === teamId)
  return { teamId, name: index.team(teamId).name, verb: isKnown ? 'play' : 'may play' }
}

function conflicts(index: PlanIndex, official: Official, games: readonly PlacedMatch[]): Violation[] {
  const { id, name } = official
  return games.flatMap(({ match }) => {
    const own = ownTeamIn(index, official, match)
    if (own === null) return []
    const sentence = `${name} has ties to ${own.name}, who ${own.verb} in ${matchName(match)}`
    return [violation('H7', sentence, [match.id], { officialId: id, teamId: own.teamId })]
  })
}

function missesOwnTeam(
  index: PlanIndex,
  official: Official,
  { games, placed }: { games: readonly PlacedMatch[]; placed: readonly PlacedMatch[] },
): Violation[] {
  const { id, name, conflictTeamIds } = official
  if (conflictTeamIds.length === 0) return []
  const theirs = placed.flatMap((one) => {
    const own = ownTeamIn(index, official, one.match)
    return own === null ? [] : [{ one, own }]
  })
  return games.flatMap((game) =>
    theirs
      .filter(({ one }) => one !== game && overlap(game.kickOff, game.whistle, one.kickOff, one.whistle))
      .map(({ one, own }) => {
        const sentence = `${name} has ${matchName(game.match)} while ${own.name} ${own.verb} in ${matchName(one.match)}`
        const matchIds = [game.match.id, one.match.id]
        return violation('H13', sentence, matchIds, { officialId: id, teamId: own.teamId })
      }),
  )
}

function ledBy(index: PlanIndex, { match, division }: PlacedMatch, assignments: readonly Assignment[]) {
  const leading: string[] = division.recordsResults ? ['REFEREE'] : ['REFEREE', 'GAME_LEADER']
  const isLed = assignments.some(
    ({ role, officialId }) => leading.includes(role) && index.official(officialId).roles.includes(role),
  )
  if (isLed) return []
  const wanted = division.recordsResults ? 'referee' : 'referee or game leader'
  return [violation('H12', `${matchName(match)} has no ${wanted}`, [match.id])]
}
