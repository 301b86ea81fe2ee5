export const born = (year: number) => `born ${year}`
export const monthsTo = (first: string, last: string) => `${first} to ${last}`
export const fullName = (first: string, last: string) => `${first} ${last}`
