export const maybeOld = '您看到的内容可能不是最新的。'
export const didNotLoad = '没有加载成功。'
export const tryingAgain = '正在重试……'
export const tryAgain = '再试一次'
export const orCall = (phone: string) => `或致电${phone}`
