export const title = (club: string, season: string) => `${club}報名表，${season}`
export const guardian = '家長或監護人'
export const player = (number: number) => `孩子${number}`
export const firstName = '名字'
export const lastName = '姓氏'
export const email = '電郵'
export const phone = '電話'
export const birthDate = '出生日期'
export const healthNotes = '健康備註'
export const dayBoxes = '訓練日：☐ 週六 ☐ 週日 ☐ 兩天都來'
export const months = '月份：'
export const emergency = '緊急情況'
export const anotherAdult = '另一位成人'
export const mayCollect = '可以接走我的孩子'
export const costs = '費用'
export const readAndAgree = '我已閱讀並同意'
export const version = (version: string) => `（版本：${version}）`
export const signature = '簽名'
export const date = '日期'
export const handIn = (email: string) => `請交到球會服務枱，或發電郵到${email}。`
