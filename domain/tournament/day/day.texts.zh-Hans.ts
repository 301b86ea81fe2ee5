import type { WishId } from './wishes.ts'
import type { Animal } from './zodiac.ts'

const WISHES: Record<WishId, string> = {
  health: '愿大家身体健康',
  friends: '愿每块场地都有新朋友',
  joy: '愿每场比赛都开心',
  luck: '愿需要好运的人都有好运',
  courage: '愿人人有勇气再试一次',
  sun: '愿每个周六都有阳光',
}

const ANIMALS: Record<Animal, string> = {
  Rat: '鼠',
  Ox: '牛',
  Tiger: '虎',
  Rabbit: '兔',
  Dragon: '龙',
  Snake: '蛇',
  Horse: '马',
  Goat: '羊',
  Monkey: '猴',
  Rooster: '鸡',
  Dog: '狗',
  Pig: '猪',
}

export const animalName = (animal: Animal) => ANIMALS[animal]
export const wishWords = (wish: WishId) => WISHES[wish]
