/** After this many permanent refusals in a row, an address gets no more emails to groups (N-8). */
export const MOST_REFUSALS = 3

export const isStopped = (refusals: number): boolean => refusals >= MOST_REFUSALS
