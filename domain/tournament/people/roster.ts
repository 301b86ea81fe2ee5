import type { Plan } from '../plan/plan.ts'

type TeamPlayer = Plan['players'][number]

/** A team's players as text: one per line, with the shirt number after the name. */
export const rosterText = ({ players }: Pick<Plan, 'players'>, teamId: string): string =>
  players
    .filter((player) => player.teamId === teamId)
    .map(({ displayName, shirtNo }) => (shirtNo === null ? displayName : `${displayName}, ${shirtNo}`))
    .join('\n')

/** The plan with a team's players read from text. A player whose name is unchanged remains the same child. */
export function withRoster(plan: Plan, teamId: string, text: string): Plan {
  const others = plan.players.filter((player) => player.teamId !== teamId)
  const known = plan.players.filter((player) => player.teamId === teamId)
  const written = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line): TeamPlayer => {
      const number = /\d{1,2}$/.exec(line)?.[0]
      const name = withoutSigns(line.slice(0, line.length - (number?.length ?? 0)))
      const at = known.findIndex(({ displayName }) => displayName === name)
      const [same] = at < 0 ? [] : known.splice(at, 1)
      return {
        teamId,
        playerId: same?.playerId ?? null,
        displayName: name,
        shirtNo: number === undefined ? null : Number(number),
      }
    })
  return { ...plan, players: [...others, ...written] }
}

/** Moves a child to another team, or to none. All others stay where they are (T-37). */
export function moveToTeam(
  plan: Plan,
  { playerId, displayName }: { playerId: string; displayName: string },
  teamId: string | null,
): Plan {
  const known = plan.players.find((player) => player.playerId === playerId)
  const others = plan.players.filter((player) => player.playerId !== playerId)
  if (teamId === null) return { ...plan, players: others }
  return {
    ...plan,
    players: [...others, { displayName, shirtNo: null, ...known, playerId, teamId }],
  }
}

/** Removes punctuation between a name and a number. */
function withoutSigns(text: string): string {
  let end = text.length
  while (end > 0 && /[\s,#]/.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
