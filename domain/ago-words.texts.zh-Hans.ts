export const justNow = '刚刚'
export const minutesAgo = (count: number) => `${count}分钟前`
export const hoursAgo = (count: number) => `${count}小时前`
export const daysAgo = (count: number) => `${count}天前`
