export const firstName = '名'
export const lastName = '姓'
export const birthDate = '出生日期'
export const changed = (what: string, is: string, was: string) => `${what}：${is}（原本是${was}）。`
export const emergencyContact = '緊急聯絡人'
export const sizes = '尺碼'
export const othersChanged = (others: string) => `我們更改了${others}。`
export const onHold = (child: string) =>
  `${child}因受傷暫停：已有的名額保留；在我們看到醫生證明之前，不能再報新的名額。`
export const mayPlay = (child: string) => `${child}可以重新上場了。`

export const noLongerFits = (program: string, from: number, to: number) =>
  `年齡不再符合${program}的要求：它的對象是${from === to ? from : `${from}至${to}`}年出生的球員。名額仍然保留。`
export const fitsNow = (program: string) => `年齡現在符合${program}的要求。`
export const otherGroup = (program: string, child: string, is: number, was: number | null) =>
  `在${program}內，${child}屬於U${is}${was === null ? '' : `（原本是U${was}）`}。`
export const pricesStay = '已經約定的費用不變。'
