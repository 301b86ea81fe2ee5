export const accountOf = (name: string) => `${name}的帳戶`
export const account = '帳戶'
export const dashboard = '主頁'
export const profile = '個人資料設定'
export const signOut = '登出'
