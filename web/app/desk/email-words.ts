import { hasEmail } from '@touchline/domain/walk-ins/walk-in.ts'

export const NO_EMAIL = 'No email, please phone'

/** An address as the desk reads it; nobody writes to a family that has none (P-16). */
export const emailWords = (email: string): string => (hasEmail(email) ? email : NO_EMAIL)
