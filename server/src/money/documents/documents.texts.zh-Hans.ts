export const receipt = (number: number) => `收据${number}`
export const statement = (year: number) => `${year}年对账单`
export const englishFollows = '后面附有英文。如与英文有出入，以英文为准。'

export const isVoid = (day: string) => `已作废。这笔付款已于${day}撤销。`
export const reason = (note: string) => `原因：${note}`
export const receivedFrom = '付款人'
export const date = '日期'
export const paidBy = '付款方式'
export const reference = '付款编号'
export const note = '备注'
export const paidFor = '用于'
export const amount = '金额'
export const paidAhead = '预付，用于以后的费用'
export const received = '已收款项'

export const family = '家庭'
export const asOf = '截至'
export const day = '日期'
export const what = '项目'
export const owed = '应付'
export const broughtForward = '上年结转'
export const credit = '余额，可用于以后的费用'
export const receiptOf = (number: number) => `收据${number}`

export const names = (all: readonly string[]) => all.join('、')

const HAN = /^\p{Script=Han}+$/u

/** In a Chinese name, the family name comes first, without a space. */
export const fullName = (first: string, last: string) =>
  HAN.test(first + last) ? last + first : `${first} ${last}`
