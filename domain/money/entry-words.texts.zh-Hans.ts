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

const NOTES: Record<string, string> = {
  'Price changed': '费用有变动',
  'Month taken away': '这个月已去掉',
  Withdrawn: '已退出',
  Cancelled: '已取消',
  'Not accepted': '未获批准',
  Reopened: '重新审核',
  'On the waiting list': '在候补名单上',
  Refunded: '已退款',
  'No longer signed up': '已不再参加',
  'Taken back': '已撤回',
  'The card did not take the refund.': '退款未能退到卡上。',
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const UNPAID = /^Nothing was paid for this place by \w{3}, (\w{3}) (\d+)\.$/

const unpaid = (month: number, date: string) => `${month}月${date}日或之前没有收到这个名额的任何付款。`

export const ownNote = (note: string) => {
  const [, month = '', date = ''] = UNPAID.exec(note) ?? []
  return MONTHS.includes(month) ? unpaid(MONTHS.indexOf(month) + 1, date) : (NOTES[note] ?? note)
}
