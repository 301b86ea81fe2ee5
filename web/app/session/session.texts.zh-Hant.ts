export const signingOut = '正在登出……'
export const closingAccount = '正在關閉帳戶……'
