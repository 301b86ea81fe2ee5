export const justNow = '剛剛'
export const minutesAgo = (count: number) => `${count}分鐘前`
export const hoursAgo = (count: number) => `${count}小時前`
export const daysAgo = (count: number) => `${count}天前`
