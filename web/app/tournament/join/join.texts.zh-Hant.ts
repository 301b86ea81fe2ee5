export const joinIn = '參加'
export const closedOn = (day: string) => `報名已於${day}截止。`
export const forEach = (fee: string) => `每個孩子${fee}`
export const free = '免費'
export const offer = (ages: string, fee: string, until: string) => `${ages}，${fee}，報名至${until}。`
export const dropOut = (until: string) =>
  `${until}或之前可以免費退出。之後各隊已把您的孩子計算在內，費用仍須繳付。`
export const signInToJoin = '登入後參加'
export const createAccount = '第一次來？註冊帳戶'
export const addFirstChild = '新增第一個孩子'
export const yourChildren = '您已報名的孩子'

export const whoComes = '誰想參加？'
export const wishFor = (child: string) => `${child}的特別要求`
export const wishHint = '例如：想和小紅一隊。我們會盡量安排。'
export const readThis = '請閱讀'
export const version = (version: string) => `版本${version}`
export const tickThese = '請閱讀並剔選。'
export const waitingNow = '已加入候補名單。有名額時，我們會發電郵通知您。'
export const joinedNow = '報名成功，到時見！'
export const joining = '正在報名……'
export const joinWaitingList = '加入候補名單'
export const join = '參加'
export const costs = (amount: string, children: string) => `${children}：${amount}，記在您的帳戶上。`
export const costsNothing = (children: string) => `${children}：免費。`
export const isFull = (children: string) => `${children}：名額已滿，加入候補名單不收費。`
export const between = ''

export const isIn = '已成功報名。'
export const isOffered = (until: string) => `有一個名額等您接受。我們保留到${until}。`
export const isWaiting = (position: number) => `在候補名單第${position}位。有名額時，我們會發電郵通知您。`
export const wish = (wish: string) => `特別要求：${wish}`
export const onAccount = (amount: string) => `${amount}，記在您的帳戶上`
export const takePlace = '接受名額'
export const takePlaceFor = (amount: string) => `接受名額（${amount}）`
export const pass = '放棄名額'
export const takeChildOut = (child: string) => `讓${child}退出`
export const leaveWaitingList = '退出候補名單'
export const takeOutOf = (child: string, tournament: string) => `讓${child}退出${tournament}？`
export const takeOut = '退出'
export const takingOut = '正在退出……'
export const stayIn = '繼續參加'
export const nothingToPay = '不收費用。'
export const comesOff = (amount: string) => `免費退出：帳戶上${amount}的費用會取消。`
export const staysDue = (amount: string) => `報名已截止，因此${amount}的費用仍須繳付。`
