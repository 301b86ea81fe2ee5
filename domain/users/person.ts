import type { AccountState, DeskRole } from './account-state.ts'

interface Named {
  id: string
  name: string
}

/** A person whom the club knows or who can sign in, as the desk sees them. The schema explains the fields. */
export interface Person {
  id: string
  version: number | null
  hasRecord: boolean
  accountId: string | null
  email: string
  firstName: string | null
  lastName: string | null
  phone: string | null
  role: DeskRole
  state: AccountState
  family: string | null
  linked: Named[]
  children: (Named & { firstName: string })[]
  createdAt: string
  signedInAt: string | null
}
