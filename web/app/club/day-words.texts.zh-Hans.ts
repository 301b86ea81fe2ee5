export const today = '今天'
export const tomorrow = '明天'
export const inDays = (count: number) => `${count}天后`
export const moment = (day: string, time: string) => `${day}${time}`
