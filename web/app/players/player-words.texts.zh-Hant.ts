export const born = (year: number) => `${year}年出生`
export const monthsTo = (first: string, last: string) => `${first}至${last}`
const HAN = /^\p{Script=Han}+$/u

/** In a Chinese name, the family name comes first, without a space. */
export const fullName = (first: string, last: string) =>
  HAN.test(first + last) ? last + first : `${first} ${last}`
