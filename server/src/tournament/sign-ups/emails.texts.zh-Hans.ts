interface Children {
  names: string
  isOne: boolean
}

interface About {
  tournament: string
  /** The day, if it is set. */
  day: string | null
}

const on = ({ tournament, day }: About) => `${tournament}${day === null ? '' : `（${day}）`}`

export const see = '查看锦标赛'
export const isFree = '不用付款。'

export const joinedSubject = (children: Children, tournament: string) =>
  `${children.names}已报名：${tournament}`
export const joined = (children: Children, about: About) =>
  `${children.names}已报名参加${on(about)}。报名截止后我们会分队，并发电子邮件告诉您比赛的时间和场地。`
export const fee = (amount: string, day: string) =>
  `费用是${amount}，请在${day}或之前用e-Transfer电子转账支付，并写上您的付款编号。`
export const mayLeave = (day: string) =>
  `如果有变化，您可以在锦标赛页面上退出。${day}或之前退出不收费；之后退出，仍要付费用，因为球队已经把您的孩子算在内。`

export const waitingSubject = (children: Children, tournament: string) =>
  `${children.names}在候补名单上：${tournament}`
export const waiting = (children: Children, about: About) =>
  `${on(about)}目前已满，${children.names}在候补名单上。`
export const waitingNext = (hours: number) =>
  `一有名额，我们就发电子邮件通知您，并为您保留${hours}小时。在那之前不用付款。`

export const offerSubject = (children: Children, tournament: string) =>
  `${children.names}有名额了：${tournament}`
export const offer = (children: Children, about: About) =>
  `好消息：${children.names}可以参加${on(about)}了。请在锦标赛页面登录，接受名额。`
export const costs = (amount: string) => `费用是${amount}。`
export const unanswered = '如果我们没有按时收到您的答复，名额会给下一个家庭，您会移到候补名单的最后。'

export const goneSubject = (children: Children) => `为${children.names}保留的名额已过期`
export const gone = (children: Children, tournament: string) =>
  `我们为${children.names}保留了${tournament}的名额，但没有收到您的答复，所以名额已给了下一个家庭。`
export const goneNext = (children: Children) =>
  `${children.names}仍在候补名单上，排在最后。再有名额时我们会发电子邮件通知您。`

export const revokedSubject = (children: Children) => `为${children.names}保留的名额已给下一个家庭`
export const revoked = (children: Children, tournament: string) =>
  `我们为${children.names}保留了${tournament}的名额，但${children.names}目前不能接受，所以名额已给了下一个家庭。`
export const revokedNext = '您的候补位置不变。'

export const leftSubject = (children: Children, tournament: string) =>
  `${children.names}已退出：${tournament}`
export const left = (children: Children, about: About) => `${children.names}已不在${on(about)}的名单上。`
export const stillDue = (amount: string) => `报名已经截止，所以仍要付${amount}的费用。`
export const nothingToPay = '不用付款。已付的款项会留在您的账户里作为余额。如果您想退款，请告诉我们。'

export const cancelledSubject = (tournament: string) => `${tournament}已取消`
export const cancelled = (children: Children, about: About) =>
  `${on(about)}不会举行。非常抱歉，我们知道${children.names}会失望的。`

export const waiverSubject = (children: Children, tournament: string) =>
  `请为${children.names}签名：${tournament}`
export const waiver = (children: Children, about: About) =>
  `${children.names}已报名参加${on(about)}，但同意书还没有签。只要两分钟，签一次就包括您所有的孩子。`
export const waiverNeeded = '没有签名，孩子当天不能上场。'
