import type { AgeRule } from '@touchline/domain/players/age-group.ts'
import { isSameChild, type PlayerInput, playerRefusal } from '@touchline/domain/players/player-eligibility.ts'

import { yourPlayer } from './player-fields.texts.ts'

/** A valid player, used to check one field at a time. */
const sound = (today: string, { from }: AgeRule): PlayerInput => ({
  firstName: yourPlayer,
  lastName: 'X',
  birthDate: `${Number(today.slice(0, 4)) - from}-01-01`,
})

/** Every invalid field with its sentence, by the club's rules. */
export function playerProblems(
  player: PlayerInput,
  today: string,
  ages: AgeRule,
): Partial<Record<keyof PlayerInput, string>> {
  const { firstName, lastName, birthDate } = player
  const named = { ...sound(today, ages), firstName: firstName.trim() || yourPlayer }
  const asked: [keyof PlayerInput, PlayerInput][] = [
    ['firstName', { ...sound(today, ages), firstName }],
    ['lastName', { ...sound(today, ages), lastName }],
    ['birthDate', { ...named, birthDate }],
  ]
  const found = asked.map(
    ([field, input]) => [field, playerRefusal(input, [], today, ages)?.message] as const,
  )
  return Object.fromEntries(found.filter(([, message]) => message !== undefined))
}

/** The child of the family who already has this name and birth date (E-10). */
export const twinOf = <Sibling extends PlayerInput>(
  player: PlayerInput,
  siblings: readonly Sibling[],
): Sibling | null => siblings.find((sibling) => isSameChild(sibling, player)) ?? null
