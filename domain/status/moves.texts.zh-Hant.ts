import { listOf, statusWord } from '../words.ts'

interface OfKind {
  /** The model that the status belongs to. */
  kind: string
}
interface Allowed {
  /** The statuses that this person may choose instead. */
  allowed: readonly string[]
}
interface To extends OfKind, Allowed {
  to: string
}

const NOUNS: Record<string, string> = {
  Player: '球員',
  PlayerProgramRegistration: '報名',
  KitOrder: '裝備訂單',
}

/** Statuses that only kit orders have. */
const KIT_STATUSES: Record<string, string> = {
  PAID: '已付款',
  READY: '可領取',
  DELIVERED: '已領取',
  REFUNDED: '已退款',
}

const word = (status: string) => KIT_STATUSES[status] ?? statusWord(status)
const wordsFor = (allowed: readonly string[]) => listOf(allowed.map(word), 'or')
const possible = (allowed: readonly string[], none: string) =>
  allowed.length === 0 ? none : `現在可以改為：${wordsFor(allowed)}。`

const ASK = '請聯絡我們，我們很樂意幫忙。'

export const newStartsAs = ({ kind, allowed }: OfKind & Allowed) =>
  `新的${NOUNS[kind]}，起始狀態是「${wordsFor(allowed)}」。`
export const noSuchMove = ({ kind, from, to, allowed }: To & { from: string }) =>
  `這個${NOUNS[kind]}的狀態是「${word(from)}」，不能直接改為「${word(to)}」。${possible(allowed, '沒有可以更改的了。')}`
export const noOfferToYou = ({ allowed }: Allowed) =>
  `目前沒有為您保留的名額。一有名額，我們就會發電郵通知您。${possible(allowed, ASK)}`
export const onlyTheClub = ({ kind, to, allowed }: To) =>
  `只有球會可以把這個${NOUNS[kind]}改為「${word(to)}」。${possible(allowed, ASK)}`
export const movesByItself = ({ kind, to, allowed }: To) =>
  `${NOUNS[kind]}到時候會自動變為「${word(to)}」。${possible(allowed, ASK)}`
export const reasonNeeded = () => '請簡單寫明原因。'
