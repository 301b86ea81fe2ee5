export const dueNow = '現在應付'
export const dueNext = '下一筆應付'
export const due = (day: string) => `請在${day}或之前付款`
export const wasDue = (day: string) => `已逾期，付款限期是${day}`
export const partPaid = (paid: string, all: string) => ` · ${all}裡已付${paid}`

export const cardOpen = '正在確認您的刷卡付款，通常只要幾秒鐘。'
export const cardPaid = (amount: string) => `謝謝！您的刷卡付款${amount}已經到賬。`
export const cardExpired = '這次刷卡沒有完成，沒有從您的卡扣款。'
export const cardWrongAmount = '這筆刷卡付款我們還要再核對，會發電郵給您。'
export const whatByCard = '刷卡支付哪一項'
export const everything = '全部'
export const choice = (what: string, amount: string) => `${what}：${amount}`
export const payByCard = (amount: string) => `刷卡支付${amount}`

export const colon = '：'
export const fundConfirmations = '給基金的證明'
export const fundsHelp = (funds: string) =>
  `${funds}資助家庭支付運動費用。您申請時，他們會要求球會證明孩子已經報名。`
export const asPdf = (what: string) => `${what}（PDF，英文）`

export const statementOf = (year: number) => `${year}年結單`
export const statementPdf = (year: number) => `${year}年結單（PDF，附英文）`
export const undone = '已撤銷'
export const receipt = (number: number) => `收據${number}`

export const held = (day: string) =>
  `還沒有任何付款。名額保留到${day}。只要付了款，名額就會保留。如果您需要多一點時間，或費用上需要幫助，請在那之前告訴我們。`

export const howYouPay = '您的付款方式'
export const placeOf = (name: string, program: string) => `${name}，${program}`
export const changeWith = '我們批准之前，您可以在'
export const yourRegistration = '您的報名'
export const untilApproved = '裡更改。'

export const helpWithFee = '費用資助'
export const askForHelp = '申請資助……'
export const askTitle = '申請費用資助'
export const ask = '申請資助'
export const asked = '多謝！其餘的事我們會幫您，並發電郵給您。'
export const oneMoment = '請稍候……'
export const back = '返回'
export const helpFor = '用於'
export const fund = '基金'
export const anotherFund = '其他基金'
export const nameOfFund = '基金的名稱'
export const note = '備註'
export const noteHint = '例如您甚麼時候申請的。請不要寫健康或收入情況，基金需要甚麼會自己問。'
