export const signingOut = '正在退出……'
export const closingAccount = '正在关闭账户……'
