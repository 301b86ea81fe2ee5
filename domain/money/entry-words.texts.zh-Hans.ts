export const charge = '应付'
export const payment = '付款'
export const credit = '余额'
export const refund = '退款'
export const fundHelp = '基金资助'
export const writeOff = '免除'
export const reversal = '已撤销'

export const eTransfer = 'e-Transfer电子转账'
export const cash = '现金'
export const cheque = '支票'
export const card = '银行卡'
export const other = '其他'

export const subject = (parts: readonly string[]) => parts.join('，')
export const owedAgain = '已退款，需重新支付'
export const fundPays = (fund: string) => `${fund}支付`
export const undone = (kind: string) => `已撤销：${kind}`
export const from = (payer: string) => `付款人：${payer}`
