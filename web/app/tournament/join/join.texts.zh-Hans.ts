export const joinIn = '参加'
export const closedOn = (day: string) => `报名已于${day}截止。`
export const forEach = (fee: string) => `每个孩子${fee}`
export const free = '免费'
export const offer = (ages: string, fee: string, until: string) => `${ages}，${fee}，报名至${until}。`
export const dropOut = (until: string) =>
  `${until}或之前可以免费退出。之后各队已把您的孩子计算在内，费用仍须支付。`
export const signInToJoin = '登录后参加'
export const createAccount = '第一次来？注册账户'
export const addFirstChild = '添加第一个孩子'
export const yourChildren = '您已报名的孩子'

export const whoComes = '谁想参加？'
export const wishFor = (child: string) => `${child}的特别要求`
export const wishHint = '例如：想和小红一队。我们会尽量安排。'
export const readThis = '请阅读'
export const version = (version: string) => `版本${version}`
export const tickThese = '请阅读并勾选。'
export const waitingNow = '已加入候补名单。有名额时，我们会发电子邮件通知您。'
export const joinedNow = '报名成功，到时见！'
export const joining = '正在报名……'
export const joinWaitingList = '加入候补名单'
export const join = '参加'
export const costs = (amount: string, children: string) => `${children}：${amount}，记在您的账户上。`
export const costsNothing = (children: string) => `${children}：免费。`
export const isFull = (children: string) => `${children}：名额已满，加入候补名单不收费。`
export const between = ''

export const isIn = '已报名成功。'
export const isOffered = (until: string) => `有一个名额等您接受。我们保留到${until}。`
export const isWaiting = (position: number) => `在候补名单第${position}位。有名额时，我们会发电子邮件通知您。`
export const wish = (wish: string) => `特别要求：${wish}`
export const onAccount = (amount: string) => `${amount}，记在您的账户上`
export const takePlace = '接受名额'
export const takePlaceFor = (amount: string) => `接受名额（${amount}）`
export const pass = '放弃名额'
export const takeChildOut = (child: string) => `让${child}退出`
export const leaveWaitingList = '退出候补名单'
export const takeOutOf = (child: string, tournament: string) => `让${child}退出${tournament}？`
export const takeOut = '退出'
export const takingOut = '正在退出……'
export const stayIn = '继续参加'
export const nothingToPay = '不收费用。'
export const comesOff = (amount: string) => `免费退出：账户上${amount}的费用会取消。`
export const staysDue = (amount: string) => `报名已截止，因此${amount}的费用仍须支付。`
