import type { Family, FamilyPlayer } from '../family/family.ts'

/** Players who play now or will again, without archived ones. */
export const currentPlayers = ({ players }: Pick<Family, 'players'>): FamilyPlayer[] =>
  players.filter(({ status }) => status !== 'ARCHIVED')
