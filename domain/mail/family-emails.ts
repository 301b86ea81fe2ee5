/** A guardian, as far as family emails are concerned. */
export interface EmailedGuardian {
  id: string
  /** False: only the other guardian gets the emails about the children. Missing counts as yes. */
  familyEmails: boolean | null
}

/**
 * Which of the reachable guardians gets the emails about a family's children (N-12): everyone who has not turned them
 * off. If everyone has, they go to the parents of the children concerned, or else to the first guardian, so that
 * somebody always gets them.
 */
export function emailedGuardians<Guardian extends EmailedGuardian>(
  guardians: readonly Guardian[],
  ownerIds: readonly (string | null)[],
): Guardian[] {
  const willing = guardians.filter(({ familyEmails }) => familyEmails !== false)
  if (willing.length > 0) return willing
  const owners = guardians.filter(({ id }) => ownerIds.includes(id))
  return owners.length > 0 ? owners : guardians.slice(0, 1)
}
