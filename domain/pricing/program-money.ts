/** What a program's registrations were charged, minus reductions, and how much of that is covered (B-4). */
export interface BookedForProgram {
  chargedCents: number
  coveredCents: number
}

export interface ProgramMoney {
  receivedCents: number
  outstandingCents: number
  expectedCents: number
  /** From registrations that are not approved yet; not part of the other sums. */
  pendingCents: number
}

/** What a program has brought in and what is still to come, according to the books (M-10). */
export const programMoney = (
  { chargedCents, coveredCents }: BookedForProgram,
  pendingCents: number,
): ProgramMoney => ({
  receivedCents: coveredCents,
  outstandingCents: chargedCents - coveredCents,
  expectedCents: chargedCents,
  pendingCents,
})
