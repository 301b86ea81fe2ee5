import type { Family, FamilyPlayer } from '../family/family.ts'

/** Those who play, or will again: not who was put away. */
export const currentPlayers = ({ players }: Pick<Family, 'players'>): FamilyPlayer[] =>
  players.filter(({ status }) => status !== 'ARCHIVED')
