export const receipt = (number: number) => `收據${number}`
export const statement = (year: number) => `${year}年結單`
export const englishFollows = '後面附有英文。如與英文有出入，以英文為準。'

export const isVoid = (day: string) => `已作廢。這筆付款已於${day}撤銷。`
export const reason = (note: string) => `原因：${note}`
export const receivedFrom = '付款人'
export const date = '日期'
export const paidBy = '付款方式'
export const reference = '付款編號'
export const note = '備註'
export const paidFor = '用於'
export const amount = '金額'
export const paidAhead = '預付，用於以後的費用'
export const received = '已收款項'

export const family = '家庭'
export const asOf = '截至'
export const day = '日期'
export const what = '項目'
export const owed = '應付'
export const broughtForward = '上年結轉'
export const credit = '餘額，可用於以後的費用'
export const receiptOf = (number: number) => `收據${number}`

export const names = (all: readonly string[]) => all.join('、')

const HAN = /^\p{Script=Han}+$/u

/** In a Chinese name, the family name comes first, without a space. */
export const fullName = (first: string, last: string) =>
  HAN.test(first + last) ? last + first : `${first} ${last}`
