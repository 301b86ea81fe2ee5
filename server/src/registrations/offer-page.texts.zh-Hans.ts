export const leave = '退出候补名单'
export const accept = '接受名额'
export const acceptAll = '接受这些名额'
export const decline = '谢绝，继续候补'
export const comeBack = '恢复我们的候补位置'
export const seeRegistrations = '登录查看您的报名'
export const signIn = '登录'

export const placeOpened = (names: string) => `${names}有名额了`
export const placesOpened = (names: string) => `${names}都有名额了`
export const answerElsewhere = (moment: string) =>
  `名额为您保留到${moment}。请用我们最近一封电子邮件里的按钮答复，或登录后答复。`
export const onePlace = (names: string) => `${names}有名额了`
export const places = (names: string) => `${names}都有名额了`
export const child = (name: string, program: string, price: string) => `${name}：${program}，${price}。`
export const choose = (moment: string) => `名额为您保留到${moment}。请选择：`

export const hasPlace = (names: string) => `${names}拿到名额了`
export const howToPay = (program: string) =>
  `谢谢！我们已发邮件告诉您如何支付${program}的费用。您的账户里也有说明。`
export const isIn = (names: string) => `${names}已报名成功`
export const nothingLeft = (program: string) => `${program}的手续都办好了。`
export const isReviewed = (names: string) => `我们正在审核${names}的报名`
export const reviewedSoon = (program: string) => `${program}的审核一有结果，我们就会发邮件通知您。`
export const goneOn = '名额已给了下一个家庭'
export const onWaitingList = '在候补名单上'
export const placeInLine = (names: string, program: string, position: number) =>
  `${names}在${program}的候补名单上排第${position}位。一有名额，我们就会发邮件通知您。`
export const hasLeft = (names: string) => `${names}已退出候补名单`
export const byMistake = (program: string) => `点错了吗？两天之内，您可以恢复在${program}的候补位置。`
export const notWaiting = (names: string) => `${names}不在候补名单上了`
export const welcomeBack = '欢迎随时回来：重新报名只要两分钟。'
export const noPlace = (names: string) => `关于${names}的报名`
export const noPlaceNext = (program: string) =>
  `很抱歉，我们没能安排${program}的名额。如果您想换一个组，请告诉我们。`
export const leftProgram = (names: string) => `${names}已退出课程`
export const isOver = '这个课程已经结束'
export const wasIn = (names: string, program: string) => `${names}参加了${program}。希望在球场上再见到你们！`

export const oneMoreStep = '接受之前还差一步'
export const consentsFirst = (name: string) =>
  `${name}还缺一些同意书。请在您的账户里打开${name}的页面，到“同意书”部分办理。`
export const reactivateFirst = (name: string) =>
  `${name}目前是“暂时休息”状态，还不能参加课程。请先登录账户，在孩子的页面点“恢复训练”，点一下就好。`
export const askUsFirst = (name: string) => `${name}目前不能参加课程。请联系我们，我们很乐意帮忙。`
export const stillHeld = '名额会为您保留到期限为止。办好后请再打开这个链接。'
export const runOut = '这个链接已过期'
export const runOutWhy = '名额保留期间链接才有效。请登录查看目前的情况，什么都没有丢失。'
export const notComplete = '这个链接不完整'
export const openAgain = '请从电子邮件里再打开一次，或复制完整的链接。'
