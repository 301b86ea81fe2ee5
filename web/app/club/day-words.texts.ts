export const today = 'Today'
export const tomorrow = 'Tomorrow'
export const inDays = (count: number) => `In ${count} days`
export const moment = (day: string, time: string) => `${day} at ${time}`
