import type { RefundCause } from '../pricing/refund.ts'

/** The refund table in the club's words, one line for each refund cause (F-1 to F-5). */
export const REFUND_WORDS: Record<RefundCause, { when: string; back: string }> = {
  CHANGE_OF_MIND: {
    when: '您改变主意',
    back: '在某个月第一次训练课的前一天或更早告诉我们：该月全额退款。从第一次训练课当天起：该月不退款。',
  },
  INJURY: {
    when: '孩子受伤',
    back: '有医生证明：按比例退还您告诉我们那天之后剩余训练课的费用。',
  },
  MOVED_AWAY: {
    when: '全家搬走',
    back: '按比例退还您告诉我们那天之后剩余训练课的费用。',
  },
  NO_PLACE: { when: '我们没能提供名额', back: '全额退还您付的所有费用。' },
  WEATHER: {
    when: '因天气取消一次训练课',
    back: '不退款，但孩子可以参加另一天的训练。',
  },
  CLUB_CANCELLED: {
    when: '我们因其他原因取消，又无法补课',
    back: '按比例把这些训练课的费用记入余额，抵扣以后的费用。',
  },
}
