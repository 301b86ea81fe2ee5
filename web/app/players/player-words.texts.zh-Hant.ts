export const born = (year: number) => `${year}年出生`
export const monthsTo = (first: string, last: string) => `${first}至${last}`
