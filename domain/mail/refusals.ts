/** So many permanent refusals in a row, and an address is written to in emails to groups no more (N-8). */
export const MOST_REFUSALS = 3

export const isStopped = (refusals: number): boolean => refusals >= MOST_REFUSALS
