import { nth } from '../../nth.ts'
import type { Refusal } from '../../refusal.ts'
import { divisionName } from '../plan/division.ts'
import type { Division, Match, Plan, Source } from '../plan/plan.ts'
import { pairings } from './circle.ts'

export type DrawRefusal = Refusal<'BAD_DRAW'>

/** Every match of the tournament, still without times: the group games, then finals with open places (T-6). */
export function drawMatches(plan: Plan): { matches: Match[] } | { refusal: DrawRefusal } {
  const matches: Match[] = []
  for (const division of plan.divisions) {
    const groups = plan.groups
      .filter(({ divisionId }) => divisionId === division.id)
      .map(({ id }) => ({
        id,
        teamIds: plan.teams.filter((team) => team.groupId === id).map((team) => team.id),
      }))
    const problem = drawProblem(division, groups)
    if (problem) return { refusal: { code: 'BAD_DRAW', field: division.id, message: problem } }
    for (const group of groups) matches.push(...groupMatches(division, group))
    matches.push(
      ...knockOut(
        division,
        groups.map(({ id }) => id),
      ),
    )
  }
  return { matches }
}

interface DrawnGroup {
  id: string
  teamIds: string[]
}

function drawProblem(division: Division, groups: readonly DrawnGroup[]): string | null {
  const name = divisionName(division)
  if (groups.length === 0) return `${name} has no teams yet.`
  const smallest = Math.min(...groups.map(({ teamIds }) => teamIds.length))
  if (smallest < 2) return `${name} has a group with fewer than two teams. Merge it with another one.`
  if (division.play === 'FINAL' && groups.length > 2)
    return `${name}: a final needs one or two groups. Play semi-finals with four groups.`
  if (division.play === 'SEMIS' && ![1, 2, 4].includes(groups.length))
    return `${name}: semi-finals need one, two or four groups.`
  if (smallest < placesNeeded(division, groups.length))
    return `${name} has too few teams for these finals: ${placesNeeded(division, groups.length)} to a group.`
  return null
}

function placesNeeded({ play, thirdPlace }: Division, groups: number): number {
  switch (play) {
    case 'SEMIS':
      return 4 / groups
    case 'FINAL':
      return (thirdPlace ? 4 : 2) / groups
    case 'FRIENDLY':
    case 'ROUND_ROBIN':
      return 2
  }
}

function groupMatches(division: Division, { id: groupId, teamIds }: DrawnGroup): Match[] {
  const friendly = division.play === 'FRIENDLY'
  const gamesEach = friendly ? division.gamesEach : teamIds.length - 1
  return pairings(teamIds.length, gamesEach).map(([home, away], n) =>
    newMatch(`${groupId}-${n + 1}`, division, friendly ? 'FRIENDLY' : 'GROUP', {
      groupId,
      home: { teamId: nth(teamIds, home), from: null },
      away: { teamId: nth(teamIds, away), from: null },
    }),
  )
}

function knockOut(division: Division, groups: readonly string[]): Match[] {
  if (division.play !== 'FINAL' && division.play !== 'SEMIS') return []
  const tie = (name: string, stage: Match['stage'], home: Source, away: Source) =>
    newMatch(`${division.id}-${name}`, division, stage, {
      home: { teamId: null, from: home },
      away: { teamId: null, from: away },
    })
  const place = (n: number, place: number): Source => ({ kind: 'PLACE', groupId: nth(groups, n), place })
  if (division.play === 'FINAL') {
    const [one, two] = groups.length === 1 ? [place(0, 1), place(0, 2)] : [place(0, 1), place(1, 1)]
    const [three, four] = groups.length === 1 ? [place(0, 3), place(0, 4)] : [place(0, 2), place(1, 2)]
    return [
      ...(division.thirdPlace ? [tie('third', 'THIRD', three, four)] : []),
      tie('final', 'FINAL', one, two),
    ]
  }
  const [first, second] = semiFinals(groups.length, place)
  const semis = [tie('semi-1', 'SEMI', ...first), tie('semi-2', 'SEMI', ...second)]
  const after = (kind: 'WINNER' | 'LOSER', n: number): Source => ({ kind, matchId: nth(semis, n).id })
  return [
    ...semis,
    ...(division.thirdPlace ? [tie('third', 'THIRD', after('LOSER', 0), after('LOSER', 1))] : []),
    tie('final', 'FINAL', after('WINNER', 0), after('WINNER', 1)),
  ]
}

type SourcePair = [Source, Source]

function semiFinals(groups: number, place: (n: number, place: number) => Source): [SourcePair, SourcePair] {
  if (groups === 1)
    return [
      [place(0, 1), place(0, 4)],
      [place(0, 2), place(0, 3)],
    ]
  if (groups === 2)
    return [
      [place(0, 1), place(1, 2)],
      [place(1, 1), place(0, 2)],
    ]
  return [
    [place(0, 1), place(2, 1)],
    [place(1, 1), place(3, 1)],
  ]
}

function newMatch(
  id: string,
  division: Division,
  stage: Match['stage'],
  sides: Pick<Match, 'home' | 'away'> & { groupId?: string },
): Match {
  return {
    id,
    number: 0,
    divisionId: division.id,
    groupId: sides.groupId ?? null,
    stage,
    home: sides.home,
    away: sides.away,
    slotId: null,
    status: 'SCHEDULED',
    score: null,
    kicks: null,
    forfeitBy: null,
    abandonedAfterHalfTime: false,
    card: null,
  }
}
