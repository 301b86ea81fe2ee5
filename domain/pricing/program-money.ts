/** What the places of a program are charged with, less what was taken off, and how much of that is covered (B-4). */
export interface BookedForProgram {
  chargedCents: number
  coveredCents: number
}

export interface ProgramMoney {
  receivedCents: number
  outstandingCents: number
  expectedCents: number
  /** Of those who are not approved yet; part of nothing else. */
  pendingCents: number
}

/** What a program brings in, and what is still to come, by the books (M-10). */
export const programMoney = (
  { chargedCents, coveredCents }: BookedForProgram,
  pendingCents: number,
): ProgramMoney => ({
  receivedCents: coveredCents,
  outstandingCents: chargedCents - coveredCents,
  expectedCents: chargedCents,
  pendingCents,
})
