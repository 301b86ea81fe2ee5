import { ordinalNumber } from '../../words.ts'

export const placed = (place: number, reason: string) => `${ordinalNumber(place)}: ${reason}`
export const shared = (place: number, rivals: string, reason: string) =>
  `${ordinalNumber(place)}, shared with ${rivals}: ${reason}`
export const notPlayed = 'no match played yet'
export const points = (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`
export const headToHead = (rivals: string, points: number) =>
  `level on ${points} points, decided by the match against ${rivals}`
export const goalDifference = (difference: string, cap: number) =>
  `goal difference ${difference}, margins capped at ${cap}`
export const goalsFor = (goals: number, cap: number) => `goals scored ${goals}, at most ${cap} per match`
export const goalsAgainst = (goals: number) => `goals against ${goals}`
export const fairPlay = (points: string) => `fair-play points ${points}`
export const kicks = (rivals: string) => `penalty kicks against ${rivals}`
export const levelBeforeKicks = 'level on everything, penalty kicks decide who plays on'
export const level = 'level on everything'
