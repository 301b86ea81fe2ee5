export const healthNotes = '健康備註'
export const healthHint = '過敏、哮喘等訓練時需要留意的情況。內容保密：只有您、球會的管理員和急救員可以看到。'

export const playsIn = (group: string) => `屬於${group}組。`
export const birthYearDecides = '年齡組別按出生年份來定。'
export const firstName = '名'
export const lastName = '姓'
export const birthDate = '出生日期'
export const birthDateMissing = '請填寫出生日期，用來確定年齡組別。'
export const yourPlayer = '您的孩子'
export const writeToUs = '留言給我們'
export const goodToKnow = '緊急聯絡人、健康備註、尺碼（選填）'
export const inEmergency = '緊急情況下我們會先打給您。聯絡不上您時，我們打給'
export const anotherAdult = '另一位成人'
export const theirPhone = '對方電話'
export const sizes = '尺碼'
export const sizesHint = '訂購裝備後會自動填在這裡，以最近一次訂購為準。'
export const shirtSize = '球衣尺碼'
export const sockSize = '球襪尺碼'
export const shinGuards = '護脛'
export const notSure = '還不確定'
export const shirt = (size: string, ages: string, from: number, to: number) =>
  `${size}，${ages === 'adult' ? '成人' : `${ages}歲`}，${from}–${to}厘米`
export const sock = (size: string, shoes: string) => `${size}，鞋碼${shoes}`
export const shinGuard = (size: string, height: string) =>
  `${size}，身高${height
    .replace(/^under (\d+) cm$/, '$1厘米以下')
    .replace(/^over (\d+) cm$/, '$1厘米以上')
    .replace(' cm', '厘米')}`
