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
  Player: '球员',
  PlayerProgramRegistration: '报名',
  KitOrder: '装备订单',
}

/** Statuses that only kit orders have. */
const KIT_STATUSES: Record<string, string> = {
  PAID: '已付款',
  READY: '可领取',
  DELIVERED: '已领取',
  REFUNDED: '已退款',
}

const word = (status: string) => KIT_STATUSES[status] ?? statusWord(status)
const wordsFor = (allowed: readonly string[]) => listOf(allowed.map(word), 'or')
const possible = (allowed: readonly string[], none: string) =>
  allowed.length === 0 ? none : `现在可以改为：${wordsFor(allowed)}。`

const ASK = '请联系我们，我们很乐意帮忙。'

export const newStartsAs = ({ kind, allowed }: OfKind & Allowed) =>
  `新的${NOUNS[kind]}，起始状态是“${wordsFor(allowed)}”。`
export const noSuchMove = ({ kind, from, to, allowed }: To & { from: string }) =>
  `这个${NOUNS[kind]}的状态是“${word(from)}”，不能直接改为“${word(to)}”。${possible(allowed, '没有可以更改的了。')}`
export const noOfferToYou = ({ allowed }: Allowed) =>
  `目前没有为您保留的名额。一有名额，我们就会发邮件通知您。${possible(allowed, ASK)}`
export const onlyTheClub = ({ kind, to, allowed }: To) =>
  `只有俱乐部可以把这个${NOUNS[kind]}改为“${word(to)}”。${possible(allowed, ASK)}`
export const movesByItself = ({ kind, to, allowed }: To) =>
  `${NOUNS[kind]}到时候会自动变为“${word(to)}”。${possible(allowed, ASK)}`
export const reasonNeeded = () => '请简单写明原因。'
