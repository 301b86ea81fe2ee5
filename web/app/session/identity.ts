import { roleFromGroups } from '@touchline/domain/identity/role.ts'
import { LANGUAGES, type Language } from '@touchline/domain/languages.ts'
import type { Role } from './session-state.ts'

/** What an identity token says about its holder. */
export interface Identity {
  sub: string
  email: string
  role: Role
  avatarUrl: string | undefined
  /** As entered at sign-up, on whatever device; empty if not given. */
  firstName: string
  lastName: string
  /** The language of the site at sign-up; null for English. */
  language: Language | null
}

export function identityFrom(claims: Record<string, unknown>): Identity {
  const { sub, email, picture } = claims
  return {
    sub: text(sub) ?? '',
    email: text(email) ?? '',
    role: roleFromGroups(claims['cognito:groups']),
    avatarUrl: text(picture),
    firstName: nameFrom(claims.given_name),
    lastName: nameFrom(claims.family_name),
    language: LANGUAGES.find((language) => language === claims.locale) ?? null,
  }
}

const text = (claim: unknown) => (typeof claim === 'string' ? claim : undefined)

/** An attribute of an account can be far longer than any name. */
const LONGEST_NAME = 100

const nameFrom = (claim: unknown) => (text(claim) ?? '').trim().slice(0, LONGEST_NAME)
