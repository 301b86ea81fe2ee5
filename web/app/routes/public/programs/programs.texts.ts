export const title = 'Programs'
export const description = 'Programs by age: days, prices and how many places are left.'
export const keywords = 'youth soccer programs, soccer registration Richmond, soccer fees Vancouver'
export const lead = (whenToPay: string) => `Pick your child’s birth year to see what’s on. ${whenToPay}`
export const anyYear = 'All ages'
export const show = 'Show'
