export const dueNow = '现在应付'
export const dueNext = '下一笔应付'
export const due = (day: string) => `请在${day}或之前付款`
export const wasDue = (day: string) => `已逾期，应在${day}或之前付款`
export const partPaid = (paid: string, all: string) => ` · ${all}里已付${paid}`

export const cardOpen = '正在确认您的刷卡付款，通常只要几秒钟。'
export const cardPaid = (amount: string) => `谢谢！您的刷卡付款${amount}已经到账。`
export const cardExpired = '这次刷卡没有完成，没有从您的卡上扣款。'
export const cardWrongAmount = '您的刷卡付款需要我们再核对一下，我们会发电子邮件给您。'
export const whatByCard = '刷卡支付哪一项'
export const everything = '全部'
export const choice = (what: string, amount: string) => `${what}：${amount}`
export const payByCard = (amount: string) => `刷卡支付${amount}`

export const colon = '：'
export const fundConfirmations = '给基金的证明'
export const fundsHelp = (funds: string) =>
  `${funds}资助家庭支付运动费用。您申请时，他们会要求俱乐部证明孩子已经报名。`
export const asPdf = (what: string) => `${what}（PDF，英文）`

export const statementOf = (year: number) => `${year}年对账单`
export const statementPdf = (year: number) => `${year}年对账单（PDF，英文）`
export const undone = '已撤销'
export const receipt = (number: number) => `收据${number}`
