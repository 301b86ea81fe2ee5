export const dates = (season: string, lastSessions: string) => `${season}. Last sessions ${lastSessions}.`
export const where = 'Where'
export const place = (field: string, city: string) => `${field}, ${city}`
export const arrive = 'Arrive'
export const arriveEarly = (minutes: number, time: string) => `${minutes} minutes early, at ${time}`
export const weather = 'Weather'
export const kits = 'Kits'
export const kitsFrom = (price: string) => `from ${price}`
export const onceAWeek = 'Once a week'
export const twiceAWeek = 'Twice a week'
export const monthly = (price: string, days: string) => `${price} a month, ${days}`
export const familyDiscount = 'Family discount'
export const familyOff = (percent: string, who: string) => `${percent} off for ${who}`
export const monthsOff = (percent: string, months: string) => `${percent} off in ${months}.`
