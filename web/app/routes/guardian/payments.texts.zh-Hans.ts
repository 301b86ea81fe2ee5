export const title = '付款'
export const description = '应付款项、付款方式，以及您付过的款。'
export const print = '打印'
export const allPaid = '都付清了，谢谢！'
export const credit = (amount: string) => `您有余额${amount}，会抵扣下一次付款。`
export const creditBack = (amount: string, back: string) =>
  `您有余额${amount}，我们正把其中的${back}退还给您。`
export const later = '以后应付'
export const statement = '对账单'
export const nothing = '没有应付款项'
export const nothingLead = '名额批准之后，这里会按月列出应付款项和付款方式。'
export const toRegistrations = '查看您的报名'
