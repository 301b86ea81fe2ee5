import type { Match } from '../plan/plan.ts'
import { isKnockOut, sideKey, sidesOf } from '../plan/sides.ts'
import type { Player, Problem } from '../schedule/problem.ts'

/** The knock-out games that a team may come to play together, one list for each way it may go (H3). */
export function knockOutPaths({ games, index }: Problem, { key: teamId }: Player): number[][] {
  const finals = index.plan.matches.filter(isKnockOut)
  const gameAt = new Map(games.map(({ id }, n) => [id, n]))
  const withSide = (key: string) =>
    finals.filter((match) => sidesOf(match).some((side) => sideKey(side) === key))
  const after = ({ id }: Match): Match[][] => {
    const ways = [`WINNER ${id}`, `LOSER ${id}`].flatMap((key) => withSide(key).flatMap(from))
    return ways.length > 0 ? ways : [[]]
  }
  const from = (match: Match): Match[][] => after(match).map((way) => [match, ...way])
  const own = withSide(teamId)
  const { groupId } = index.team(teamId)
  const places = finals
    .flatMap(sidesOf)
    .filter((side) => side.teamId === null && side.from?.kind === 'PLACE' && side.from.groupId === groupId)
  const ways =
    own.length > 0
      ? own.flatMap((match) => after(match).map((way) => [...own, ...way]))
      : places.flatMap((side) => withSide(sideKey(side)).flatMap(from))
  const paths = ways.map((way) => way.flatMap(({ id }) => gameAt.get(id) ?? []))
  return paths.length > 0 ? paths : [[]]
}
