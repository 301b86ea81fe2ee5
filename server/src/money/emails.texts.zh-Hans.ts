export const receivedSubject = (amount: string) => `我们收到了您的付款${amount}`
export const received = '谢谢，您的付款已经到了。'
export const stillToPay = (amount: string) => `还要付：${amount}。`
export const nothingLeft = '没有要付的款项了。'
export const nothingLeftAndCredit = (amount: string) => `没有要付的款项了。多付的${amount}会留作以后的费用。`
export const see = '查看付款'

export const dueToday = (what: string) => `${what}今天应付`
export const dueOn = (what: string, day: string) => `${what}应在${day}或之前付`
export const wasDue = (what: string, day: string) => `${what}本应在${day}或之前付`
export const oneDue = (subject: string, amount: string) => `${subject}：${amount}，`
export const overdue = '温馨提醒：我们还没有收到您的付款。'
export const dueSoon = '温馨提醒，让您早点知道。'
export const onItsWay =
  '如果您这几天已经付了，谢谢，我们很快就会入账。如果您需要多一点时间，或费用上需要帮助，请告诉我们。'

export const keepPlace = (day: string, name: string) => `请在${day}或之前付款，保留${name}的名额`
export const keepPlaces = (day: string, names: string) => `请在${day}或之前付款，保留${names}的名额`
export const placeUnpaid = '我们还没有收到这个名额的付款，而别的家庭也在等名额。'
export const placesUnpaid = '我们还没有收到这些名额的付款，而别的家庭也在等名额。'
export const inProgram = (name: string, program: string) => `${name}，${program}`
export const atRisk = (place: string, { amount, day, lastDay }: AtRisk) =>
  `${place}：${amount}本应在${day}或之前付。如果到${lastDay}还没有任何付款，报名会被取消，名额会给下一个家庭。`
export const whatKeepsIt =
  '只要付了款，哪怕只是一部分，名额就会保留。如果您需要多一点时间，或者有KidSport、Jumpstart这样的基金愿意资助，请在那之前回复这封电子邮件，我们会等您。'
export const alreadyPaid = '如果您已经付了，谢谢！请告诉我们，好让我们查找这笔付款。'

export const grantedSubject = (fund: string, name: string) => `好消息：${fund}资助${name}的费用`
export const granted = (fund: string, name: string, program: string) =>
  `${fund}会资助${name}在${program}的名额。`
export const grantedAmount = (amount: string) =>
  `资助金额是${amount}。款项一到，我们就从您的应付金额中扣除，您可以在付款页上看到。`
export const grantedUntilThen = '在那之前，我们不会再提醒您为这个名额付款。'
export const refusedSubject = (fund: string, name: string) => `关于${fund}对${name}的资助`
export const refused = (fund: string, name: string, program: string) =>
  `${fund}这次无法资助${name}在${program}的名额。`
export const refusedNext =
  '如果您想向别的基金申请，或需要多一点时间付款，请直接回复这封电子邮件，我们一起想办法。'

export const sentSubject = (amount: string) => `我们给您退了${amount}`
export const refundFor = (name: string, program: string) => `${name}在${program}的退款`
export const yourCredit = '您的余额'
export const wentOut = (what: string, day: string) => `${what}已在${day}汇出。`
export const bankReference = (reference: string) => `银行的参考号是${reference}。`
export const arrivesInAWeek =
  '这笔款项已列在您的俱乐部对账单上。如果一周内还没有收到，请直接回复这封电子邮件。'
export const backToCard = (what: string) => `${what}正退回您付款用的卡。`
export const arrivesInTwoWeeks =
  '大多数银行会在5到10天内入账。这笔款项已列在您的俱乐部对账单上。如果两周内还没有收到，请直接回复这封电子邮件。'

interface AtRisk {
  amount: string
  day: string
  lastDay: string
}
