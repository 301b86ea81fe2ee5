export const dates = (season: string, lastSessions: string) => `${season}。最後一次訓練：${lastSessions}。`
export const where = '地點'
export const place = (field: string, city: string) => `${field}（${city}）`
export const arrive = '到場時間'
export const arriveEarly = (minutes: number, time: string) => `提早${minutes}分鐘，${time}到場`
export const weather = '天氣'
export const kits = '球衣裝備'
export const kitsFrom = (price: string) => `${price}起`
export const onceAWeek = '每週一次'
export const twiceAWeek = '每週兩次'
export const monthly = (price: string, days: string) => `每月${price}，${days}`
export const familyDiscount = '家庭優惠'
export const familyOff = (percent: string, who: string) => `${who}，減${percent}`
export const monthsOff = (percent: string, months: string) => `${months}減${percent}。`
