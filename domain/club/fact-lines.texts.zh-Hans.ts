export const dates = (season: string, lastSessions: string) => `${season}。最后一次训练：${lastSessions}。`
export const where = '地点'
export const place = (field: string, city: string) => `${field}（${city}）`
export const arrive = '到场时间'
export const arriveEarly = (minutes: number, time: string) => `提前${minutes}分钟，${time}到场`
export const weather = '天气'
export const kits = '球衣装备'
export const kitsFrom = (price: string) => `${price}起`
export const onceAWeek = '每周一次'
export const twiceAWeek = '每周两次'
export const monthly = (price: string, days: string) => `每月${price}，${days}`
export const familyDiscount = '家庭优惠'
export const familyOff = (percent: string, who: string) => `${who}，减${percent}`
export const monthsOff = (percent: string, months: string) => `${months}减${percent}。`
