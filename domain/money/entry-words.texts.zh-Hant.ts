export const charge = '應付'
export const payment = '付款'
export const credit = '餘額'
export const refund = '退款'
export const fundHelp = '基金資助'
export const writeOff = '免除'
export const reversal = '已撤銷'

export const eTransfer = 'e-Transfer電子轉賬'
export const cash = '現金'
export const cheque = '支票'
export const card = '信用卡或扣賬卡'
export const other = '其他'

export const subject = (parts: readonly string[]) => parts.join('，')
export const owedAgain = '已退款，需重新支付'
export const fundPays = (fund: string) => `${fund}支付`
export const undone = (kind: string) => `已撤銷：${kind}`
export const from = (payer: string) => `付款人：${payer}`
