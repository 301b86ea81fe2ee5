/** What is known of how to reach a child's family. */
export interface Contacts {
  /** Whether one of the child's guardians has given a phone number; null where that is not told. */
  isReachable: boolean | null
  emergencyContact: string | null
  emergencyPhone: string | null
}

export type MissingContact = 'PHONE' | 'EMERGENCY'

/** Without these a child who is registered is not all set (E-19): a guardian's phone, and somebody else to call. */
export function missingContacts({
  isReachable,
  emergencyContact,
  emergencyPhone,
}: Contacts): MissingContact[] {
  const isThere = (text: string | null) => Boolean(text?.trim())
  const missing: MissingContact[] = []
  if (isReachable === false) missing.push('PHONE')
  if (!isThere(emergencyContact) || !isThere(emergencyPhone)) missing.push('EMERGENCY')
  return missing
}
