export const dueNow = '现在应付'
export const dueNext = '下一笔应付'
export const due = (day: string) => `请在${day}或之前付款`
export const wasDue = (day: string) => `已逾期，付款期限是${day}`
export const partPaid = (paid: string, all: string) => ` · ${all}里已付${paid}`

export const cardOpen = '正在确认您的刷卡付款，通常只要几秒钟。'
export const cardPaid = (amount: string) => `谢谢！您的刷卡付款${amount}已经到账。`
export const cardExpired = '这次刷卡没有完成，没有从您的卡上扣款。'
export const cardWrongAmount = '这笔刷卡付款我们还要再核对，会发电子邮件给您。'
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
export const statementPdf = (year: number) => `${year}年对账单（PDF，附英文）`
export const undone = '已撤销'
export const receipt = (number: number) => `收据${number}`

export const held = (day: string) =>
  `还没有任何付款。名额保留到${day}。只要付了款，名额就会保留。如果您需要多一点时间，或费用上需要帮助，请在那之前告诉我们。`

export const howYouPay = '您的付款方式'
export const placeOf = (name: string, program: string) => `${name}，${program}`
export const changeWith = '我们批准之前，您可以在'
export const yourRegistration = '您的报名'
export const untilApproved = '里更改。'

export const helpWithFee = '费用资助'
export const askForHelp = '申请资助……'
export const askTitle = '申请费用资助'
export const ask = '申请资助'
export const asked = '谢谢！其余的事我们会帮您，并发电子邮件给您。'
export const oneMoment = '请稍候……'
export const back = '返回'
export const helpFor = '用于'
export const fund = '基金'
export const anotherFund = '别的基金'
export const nameOfFund = '基金的名称'
export const note = '备注'
export const noteHint = '例如您什么时候申请的。请不要写健康或收入情况，基金需要什么会自己问。'
