import type { WishId } from './wishes.ts'
import type { Animal } from './zodiac.ts'

const WISHES: Record<WishId, string> = {
  health: 'Good health for everyone',
  friends: 'New friends on every pitch',
  joy: 'Joy in every game',
  luck: 'Luck for those who need it',
  courage: 'Courage to try again',
  sun: 'Sun for our Saturdays',
}

export const animalName = (animal: Animal) => animal
export const wishWords = (wish: WishId) => WISHES[wish]
