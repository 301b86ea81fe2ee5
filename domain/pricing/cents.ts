import { formatCount } from '../format-count.ts'

/** Money is whole cents, percentages are whole basis points (20 % = 2000). */

/** Half a cent goes to the family: the reduction is rounded half up (M-2). */
export const percentOff = (remainingCents: number, basisPoints: number): number =>
  Math.floor((remainingCents * basisPoints + 5000) / 10000)

/** Whole hundredths; null if the number has a finer fraction or is not a safe integer. */
function hundredths(value: number): number | null {
  const whole = Math.round(value * 100)
  return Number.isSafeInteger(whole) && whole / 100 === value ? whole : null
}

/** 19.99 → 1999; null for a fraction of a cent (M-1). */
export const centsFromDollars = (dollars: number): number | null => hundredths(dollars)

export const dollarsFromCents = (cents: number): number => cents / 100

/** 12.5 → 1250; null for a fraction of a basis point (M-1). */
export const basisPointsFromPercent = (percent: number): number | null => hundredths(percent)

/** 12800 → '$128.00', 123456 → '$1,234.56' */
export function formatCents(cents: number): string {
  const size = Math.abs(cents)
  const dollars = formatCount(Math.floor(size / 100))
  return `${cents < 0 ? '−' : ''}$${dollars}.${String(size % 100).padStart(2, '0')}`
}

/** 3200 → '$32', 3250 → '$32.50': for running text. */
export const formatCentsShort = (cents: number): string => formatCents(cents).replace(/\.00$/, '')

/** 2000 → '20%', 1250 → '12.5%' */
export const formatBasisPoints = (basisPoints: number): string => `${basisPoints / 100}%`
