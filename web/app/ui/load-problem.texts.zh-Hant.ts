export const maybeOld = '您看到的內容可能不是最新的。'
export const didNotLoad = '載入不成功。'
export const tryingAgain = '正在重試……'
export const tryAgain = '再試一次'
export const orCall = (phone: string) => `或致電${phone}`
