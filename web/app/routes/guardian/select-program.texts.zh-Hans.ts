export const title = '选择课程'
export const description = '适合您孩子的课程，附全部费用。'
export const notFitting = (count: number, player: string) => `另有${count}个课程不适合${player}`
export const nothingYet = '这里还没有可选的。'
export const colon = '：'
export const forWhom = '给谁报名？'
export const siblings = '兄弟姐妹可以在下一页一起报名。'
export const nothingFits = (player: string) => `现在没有适合${player}的课程`
export const nothingFitsLead = (player: string, phone: string) =>
  `可能${player}已经报了名，也可能这个年龄段没有开放的课程，原因列在下面。有赛季对您的家庭开放时，我们会发电子邮件给您。有问题请致电${phone}。`

export const signInFirst = '登录后就能看到适合您孩子的课程，以及您家的费用。'
export const signIn = '登录并选择'
export const createAccount = '注册账户'
