/** A guardian of a family, as far as emails go. */
export interface EmailedGuardian {
  id: string
  /** False: the other guardian gets the emails about the children. Nothing said is yes. */
  familyEmails: boolean | null
}

/**
 * Who of those who can be written to gets the emails about a family's children (N-12): everyone who has not turned them
 * off. Somebody always does: where all have, those whose children it is about; else the first.
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
