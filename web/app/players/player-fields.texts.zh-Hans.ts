export const healthNotes = '健康备注'
export const healthHint = '过敏、哮喘等训练时需要留意的情况。内容保密：只有您、俱乐部的管理员和急救员能看到。'

export const playsIn = (group: string) => `属于${group}组。`
export const birthYearDecides = '年龄组按出生年份来定。'
export const firstName = '名'
export const lastName = '姓'
export const birthDate = '出生日期'
export const birthDateMissing = '请填写出生日期，用来确定年龄组。'
export const yourPlayer = '您的孩子'
export const writeToUs = '给我们留言'
export const goodToKnow = '紧急联系人、健康备注、尺码（选填）'
export const inEmergency = '紧急情况下我们会先打给您。联系不上您时，我们打给'
export const anotherAdult = '另一位成人'
export const theirPhone = '对方电话'
export const sizes = '尺码'
export const sizesHint = '订购装备后会自动填在这里，以最近一次订购为准。'
export const shirtSize = '球衣尺码'
export const sockSize = '球袜尺码'
export const shinGuards = '护腿板'
export const notSure = '还不确定'
export const shirt = (size: string, ages: string, from: number, to: number) =>
  `${size}，${ages === 'adult' ? '成人' : `${ages}岁`}，${from}–${to}厘米`
export const sock = (size: string, shoes: string) => `${size}，鞋码${shoes}`
export const shinGuard = (size: string, height: string) =>
  `${size}，身高${height
    .replace(/^under (\d+) cm$/, '$1厘米以下')
    .replace(/^over (\d+) cm$/, '$1厘米以上')
    .replace(' cm', '厘米')}`
