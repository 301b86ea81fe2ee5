export const justNow = 'just now'
export const minutesAgo = (count: number) => (count === 1 ? 'a minute ago' : `${count} minutes ago`)
export const hoursAgo = (count: number) => (count === 1 ? 'an hour ago' : `${count} hours ago`)
export const daysAgo = (count: number) => (count === 1 ? 'a day ago' : `${count} days ago`)
