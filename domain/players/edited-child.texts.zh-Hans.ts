export const firstName = '名'
export const lastName = '姓'
export const birthDate = '出生日期'
export const changed = (what: string, is: string, was: string) => `${what}：${is}（原来是${was}）。`
export const emergencyContact = '紧急联系人'
export const sizes = '尺码'
export const othersChanged = (others: string) => `我们更改了${others}。`
export const onHold = (child: string) =>
  `${child}因受伤暂停：已有的名额保留；在我们看到医生证明之前，不能再报新的名额。`
export const mayPlay = (child: string) => `${child}可以重新上场了。`

export const noLongerFits = (program: string, from: number, to: number) =>
  `年龄不再符合${program}的要求：它面向${from === to ? from : `${from}至${to}`}年出生的球员。名额仍然保留。`
export const fitsNow = (program: string) => `年龄现在符合${program}的要求。`
export const otherGroup = (program: string, child: string, is: number, was: number | null) =>
  `在${program}里，${child}属于U${is}${was === null ? '' : `（原来是U${was}）`}。`
export const pricesStay = '已经约定的费用不变。'
