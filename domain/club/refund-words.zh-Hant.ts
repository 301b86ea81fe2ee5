import type { RefundCause } from '../pricing/refund.ts'

/** The refund table in the club's words, one line for each refund cause (F-1 to F-5). */
export const REFUND_WORDS: Record<RefundCause, { when: string; back: string }> = {
  CHANGE_OF_MIND: {
    when: '您改變主意',
    back: '在某個月第一次訓練課的前一天或更早告訴我們：該月全額退款。從第一次訓練課當天起：該月不退款。',
  },
  INJURY: {
    when: '孩子受傷',
    back: '有醫生證明：按比例退還您告訴我們那天之後剩餘訓練課的費用。',
  },
  MOVED_AWAY: {
    when: '全家搬走',
    back: '按比例退還您告訴我們那天之後剩餘訓練課的費用。',
  },
  NO_PLACE: { when: '我們未能提供名額', back: '全額退還您付的所有費用。' },
  WEATHER: {
    when: '因天氣取消一次訓練課',
    back: '不退款，但孩子可以參加另一天的訓練。',
  },
  CLUB_CANCELLED: {
    when: '我們因其他原因取消，又無法補課',
    back: '按比例把這些訓練課的費用記入餘額，抵扣以後的費用。',
  },
}
