export const between = ''
export const reviewing = (day: string) => `我们正在审核，会在${day}或之前发电子邮件给您。`
export const stillReviewing = '我们还在审核，会尽快发电子邮件给您。'
export const nothingYet = '现在还不用付款。'
export const hasPlace = (player: string) => `${player}有名额了。`
export const hasPaidPlace = (player: string) => `${player}有名额了，费用已付清。`
export const payNow = (amount: string) => `请现在支付${amount}。`
export const payBy = (amount: string, day: string) => `请在${day}或之前支付${amount}。`
export const nextNow = (amount: string) => `下一笔应付：现在支付${amount}。`
export const nextBy = (amount: string, day: string) => `下一笔应付：${day}或之前支付${amount}。`
export const seeYou = '球场见！'
export const askedToLeave = (player: string, day: string, amount: string) =>
  `您在${day}为${player}申请退出。我们确认后，会退还您${amount}。在那之前，名额仍为您保留。`
export const notAccepted = '这项报名未获批准，原因请向我们查询。'
export const notAcceptedFor = (reason: string) => `这项报名未获批准：${reason}`
export const mayComeBack = (player: string) =>
  `${player}已退出候补名单。改变主意的话，两天之内可以回到原来的位置。`
export const cancelled = '这项报名已取消。您随时可以重新报名。'
export const hasLeft = (player: string) => `${player}已退出这个课程。`
export const hasLeftWithRefund = (player: string, amount: string) =>
  `${player}已退出这个课程。您会获得退款${amount}。`
export const completed = (player: string) => `${player}完成了这个赛季，踢得好！`
export const offer = (player: string, moment: string) => `${player}有名额了，为您保留到${moment}。`
export const placeInLine = (player: string, position: number) => `${player}排在候补名单第${position}位。`
export const inLine = (player: string) => `${player}在候补名单上。`
export const emailOnceOpen = '一有名额，我们就发电子邮件给您。在那之前不用付款。'

export const payForKit = (amount: string) => `请支付${amount}。付款后我们就订货。`
export const kitPaid = '已付款，谢谢。准备好后我们会发电子邮件给您。'
export const kitReady = '可以领取了。'
export const kitHandedOver = '已领取。'
export const kitCancelled = '这个订单已取消。'
export const kitRefunded = '已退款。'
