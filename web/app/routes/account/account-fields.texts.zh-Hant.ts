/** What the fields and buttons say that more than one account screen has. */

export const enterEmail = '請填寫您的電郵地址。'
export const malformedEmail = '請填寫完整的電郵地址，例如name@example.org。'
export const enterPassword = '請輸入密碼。'
export const allDigits = '請輸入完整的六位驗證碼。'
export const choosePassword = '請設定一個密碼。'
export const tooShort = '密碼還不夠長。'
export const isAddress = '別人最先會試您的電郵地址，請換一個密碼。'
export const isPattern = '連號或重複的密碼很容易被猜到，請換一個。'
export const newPassword = '新密碼'
export const saving = '正在儲存……'
export const sendNewCode = '重新發送驗證碼'
export const sendNewCodeIn = (seconds: number) => `${seconds}秒後可重新發送驗證碼`
export const newCodeSent = '新的驗證碼已發出，之前的驗證碼不再有效。'
export const backToSignIn = '返回登入'
export const signedIn = '您已登入，接下來的頁面目前只有英文版。'
export const goOn = '繼續'
