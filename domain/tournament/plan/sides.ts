import * as texts from './names.texts.ts'
import type { Match, Side, Source } from './plan.ts'
import type { PlanIndex } from './plan-index.ts'

export const matchName = ({ number, id }: Pick<Match, 'number' | 'id'>): string =>
  number > 0 ? `M${number}` : id

function sourceName(index: PlanIndex, source: Source): string {
  if (source.kind === 'PLACE') return texts.placeInGroup(source.place, index.group(source.groupId).name)
  const match = matchName(index.match(source.matchId))
  return source.kind === 'WINNER' ? texts.winnerOf(match) : texts.loserOf(match)
}

/** 'Koi', or until it is known '1st A' or 'Winner M21'. */
export function sideName(index: PlanIndex, { teamId, from }: Side): string {
  if (teamId !== null) return index.team(teamId).name
  return from === null ? '' : sourceName(index, from)
}

/** The same key for the same team, or for the same place that a team will take. */
export function sideKey({ teamId, from }: Side): string {
  if (teamId !== null) return teamId
  if (from === null) return ''
  return from.kind === 'PLACE' ? `${from.kind} ${from.groupId} ${from.place}` : `${from.kind} ${from.matchId}`
}

export const sidesOf = ({ home, away }: Match): [Side, Side] => [home, away]

/** Every team that may end up as this side. */
export function contenders(index: PlanIndex, { teamId, from }: Side): string[] {
  if (teamId !== null) return [teamId]
  if (from === null) return []
  if (from.kind === 'PLACE')
    return index.plan.teams.filter(({ groupId }) => groupId === from.groupId).map(({ id }) => id)
  return sidesOf(index.match(from.matchId)).flatMap((side) => contenders(index, side))
}

export const isKnockOut = ({ stage }: Match): boolean =>
  stage === 'SEMI' || stage === 'THIRD' || stage === 'FINAL'
