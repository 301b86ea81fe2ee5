import { type PlayerInput, type PlayerRefusal, playerRefusal } from '@touchline/domain/player-eligibility.ts'

/** One who gives no cause for complaint, to ask about one field at a time. */
const sound = (today: string): PlayerInput => ({
  firstName: 'your player',
  lastName: 'X',
  birthDate: `${Number(today.slice(0, 4)) - 8}-01-01`,
})

/** Every field that is wrong with its sentence, by the club's rules. */
export function playerProblems(
  player: PlayerInput,
  today: string,
): Partial<Record<keyof PlayerInput, string>> {
  const { firstName, lastName, birthDate } = player
  const named = { ...sound(today), firstName: firstName.trim() || 'your player' }
  const asked: [keyof PlayerInput, PlayerInput][] = [
    ['firstName', { ...sound(today), firstName }],
    ['lastName', { ...sound(today), lastName }],
    ['birthDate', { ...named, birthDate }],
  ]
  const found = asked.map(([field, input]) => [field, playerRefusal(input, [], today)?.message] as const)
  return Object.fromEntries(found.filter(([, message]) => message !== undefined))
}

/** The child of the family who has this name and birth date already. */
export function twinOf<Sibling extends PlayerInput>(
  player: PlayerInput,
  siblings: readonly Sibling[],
  today: string,
) {
  const isTwin = (refusal: PlayerRefusal | null) => refusal?.code === 'DUPLICATE_PLAYER'
  return siblings.find((sibling) => isTwin(playerRefusal(player, [sibling], today))) ?? null
}
