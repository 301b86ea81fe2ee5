export const accountOf = (name: string) => `${name}的账户`
export const account = '账户'
export const dashboard = '主页'
export const profile = '个人资料设置'
export const signOut = '退出登录'
