export const title = (club: string, season: string) => `${club}报名表，${season}`
export const guardian = '家长或监护人'
export const player = (number: number) => `孩子${number}`
export const firstName = '名'
export const lastName = '姓'
export const email = '电子邮件'
export const phone = '电话'
export const birthDate = '出生日期'
export const healthNotes = '健康备注'
export const dayBoxes = '训练日：☐ 周六 ☐ 周日 ☐ 两天都来'
export const months = '月份：'
export const emergency = '紧急情况'
export const anotherAdult = '另一位成人'
export const mayCollect = '可以接走我的孩子'
export const costs = '费用'
export const readAndAgree = '我已阅读并同意'
export const version = (version: string) => `（版本：${version}）`
export const signature = '签名'
export const date = '日期'
export const handIn = (email: string) => `请交到俱乐部服务台，或发电子邮件到${email}。`
