export const title = '選擇課程'
export const description = '適合您孩子的課程，附全部費用。'
export const notFitting = (count: number, player: string) => `另有${count}個課程不適合${player}`
export const nothingYet = '這裡還沒有可選的。'
export const colon = '：'
export const forWhom = '給誰報名？'
export const siblings = '兄弟姊妹可以在下一頁一起報名。'
export const nothingFits = (player: string) => `現在沒有適合${player}的課程`
export const nothingFitsLead = (player: string, phone: string) =>
  `可能${player}已經報了名，也可能這個年齡組別沒有開放的課程，原因列在下面。有賽季開放給您的家庭時，我們會發電郵給您。有問題請致電${phone}。`

export const signInFirst = '登入後就能看到適合您孩子的課程，以及您家的費用。'
export const signIn = '登入並選擇'
export const createAccount = '註冊帳戶'
