export const title = '关闭账户'
export const administrator = '您是管理员。请先让另一位管理员取消您的管理员身份，然后您可以在这里关闭账户。'
export const lead = '您随时可以离开。关闭之前，我们会告诉您哪些会结束、哪些会删除、哪些会保留。'
export const closeAsk = '关闭我的账户……'
export const closing = '正在关闭账户……'
export const isSure = '我明白这无法撤销。'
export const close = '关闭我的账户'
export const keep = '保留我的账户'

export const paidStays = '已付款：继续有效'
export const keptUntilOver =
  '这些孩子的资料和您的姓名、电子邮件地址、电话会保留到以上各项结束为止，然后删除。如果想退出课程并查看退款，请在关闭账户之前'
export const withdraw = '申请退出'
export const beforeYouClose = '。'
export const unpaidEnds = '未付款：会取消'
export const handedOver = (children: string, count: number, to: string) =>
  `${children}${count > 1 ? '都' : ''}由家里的另一位监护人${to}继续管理，包括所有报名和订单。`
export const deletedNow = '立即删除'
export const withNotes = (children: string) => `${children}的资料，包括健康备注和紧急联系人。`
export const deletedWhileKept = '您的照片、日历链接和登录状态。'
export const deletedAll = '您的姓名、电子邮件地址、电话、照片、日历链接、登录状态、留言和电子邮件。'
export const whatWeKeep = '我们保存什么、保存多久'
export const wholeList = '查看全部'
export const signedOut = '您会在所有设备上退出登录，这个账户不能再登录。要不要先'
export const downloadFirst = '下载您的资料'
export const buttonAbove = '？按钮在上面。'

export const affair = (player: string, what: string) => `${player}：${what}`
export const waiting = '，在候补名单上'
export const refundOwed = '，应退给您的款项'
export const until = (day: string) => `，到${day}`
export const onDay = (day: string) => `，${day}`
