import type { WishId } from './wishes.ts'
import type { Animal } from './zodiac.ts'

const WISHES: Record<WishId, string> = {
  health: '願大家身體健康',
  friends: '願每個場地都有新朋友',
  joy: '願每場比賽都開心',
  luck: '願需要好運的人都有好運',
  courage: '願人人有勇氣再試一次',
  sun: '願每個週六都有陽光',
}

const ANIMALS: Record<Animal, string> = {
  Rat: '鼠',
  Ox: '牛',
  Tiger: '虎',
  Rabbit: '兔',
  Dragon: '龍',
  Snake: '蛇',
  Horse: '馬',
  Goat: '羊',
  Monkey: '猴',
  Rooster: '雞',
  Dog: '狗',
  Pig: '豬',
}

export const animalName = (animal: Animal) => ANIMALS[animal]
export const wishWords = (wish: WishId) => WISHES[wish]
