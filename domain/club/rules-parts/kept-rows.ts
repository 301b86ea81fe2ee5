import { RETENTION } from '../../retention/retention.ts'

/** What is kept, why, for how long and who sees it, in the order of the table. */
export const keptRows: string[][] = Object.values(RETENTION).map(({ what, why, kept, seenBy }) => [
  what,
  why,
  kept,
  seenBy,
])
