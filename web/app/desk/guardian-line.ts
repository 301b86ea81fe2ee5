import { hasEmail } from '@touchline/domain/walk-ins/walk-in.ts'

/** What a line shows about the guardian of its player; a player may not have one yet. */
export interface GuardianLine {
  userId: string | null
  guardian: string | null
  /** Also null for a family without an email (P-16). */
  email: string | null
  phone: string | null
}

export const GUARDIAN = 'user { id firstName lastName email phone }'

export interface SentGuardian {
  id: string
  firstName: string | null
  lastName: string | null
  email: string
  phone: string | null
}

export function guardianLine(user: SentGuardian | null | undefined): GuardianLine {
  if (!user) return { userId: null, guardian: null, email: null, phone: null }
  const guardian = [user.firstName, user.lastName].filter(Boolean).join(' ').trim() || null
  return { userId: user.id, guardian, email: hasEmail(user.email) ? user.email : null, phone: user.phone }
}
