export const toSite = '前往球會網站'
export const stop = '停發通訊嗎？'
export const onceAMonth = (email: string) => `我們大約每月給${email}發一次通訊。按一下就會停發。`
export const noticesStay = '關於您的報名和訓練的通知仍會照常發送。'
export const unsubscribe = '取消訂閱'
export const unsubscribed = '您已取消訂閱'
export const noMore = (email: string) => `我們不再給${email}發通訊。關於您的報名和訓練的通知仍會照常發送。`
export const changedYourMind = '改變主意了？您可以重新訂閱。'
export const subscribe = '請再給我發通訊'
export const example = '這只是一個示例'
export const exampleWhy = '在家庭收到的電郵裡，按這個連結就能停發通訊。'
export const notComplete = '這個連結不完整'
export const openAgain = '請從電郵裡再打開一次，或複製完整的連結。登入後，您也可以在個人資料裡停發通訊。'
export const toProfile = '前往個人資料'
