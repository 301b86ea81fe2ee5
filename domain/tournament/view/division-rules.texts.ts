export const players = 'Players'
export const time = 'Time'
export const halves = (halves: number, minutes: number, pause: number) =>
  `${halves} × ${minutes} minutes, ${pause}-minute break`
export const ball = 'Ball'
export const ballSize = (sizes: string) => `Size ${sizes}`
export const goal = 'Goal'
export const goalName = (goal: string) => goal
export const toStart = 'To start'
export const atLeast = (players: number, minutes: number) =>
  `At least ${players} players; we wait ${minutes} minutes`
export const sideLine = 'Side line'
export const passIn = 'Pass or dribble the ball in from the line'
export const throwIn = 'Throw-in'
export const offside = 'Offside'
export const yes = 'Yes'
export const no = 'No'
export const goalKick = 'Goal kick'
export const behindHalfway = 'Opponents wait behind the halfway line until the ball is received'
export const behindThird = 'Opponents wait behind the one-third line until the ball is received'
export const asInLaws = 'As in the laws of the game'
export const freeKick = 'Free kick'
export const indirect = (metres: number) => `All indirect, opponents ${metres} m away`
export const direct = (metres: number) => `Direct or indirect, opponents ${metres} m away`
export const substitutions = 'Substitutions'
export const anyNumber = 'Unlimited, with the referee’s OK'
export const sameTime = 'Unlimited, with the referee’s OK; everyone gets equal time'
export const evenGames = 'Even games'
export const evenedOut = (goals: number) =>
  `At ${goals} goals apart, coaches add or swap players, without saying why`
export const results = 'Results'
export const kept = 'Kept and shown'
export const noScores = 'No scores or standings: we note kind acts instead'
