import { roleFromGroups } from '@touchline/domain/role.ts'
import type { Role } from './session-state.ts'

/** What an identity token says about its holder. */
export interface Identity {
  sub: string
  email: string
  role: Role
  avatarUrl: string | undefined
}

export function identityFrom(claims: Record<string, unknown>): Identity {
  const { sub, email, picture } = claims
  return {
    sub: text(sub) ?? '',
    email: text(email) ?? '',
    role: roleFromGroups(claims['cognito:groups']),
    avatarUrl: text(picture),
  }
}

const text = (claim: unknown) => (typeof claim === 'string' ? claim : undefined)
