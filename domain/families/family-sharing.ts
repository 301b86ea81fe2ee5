import type { Refusal } from '../refusal.ts'

/** How long an invitation can be answered. */
export const INVITATION_DAYS = 14
/** More than anybody has co-guardians, yet too few to spam strangers. */
const MOST_INVITATIONS = 3

/** What a guardian sees about sharing their children (P-13). */
export interface Sharing {
  /** The family's other guardians. */
  guardians: { id: string; name: string; email: string; children: string[] }[]
  /** First names of the children this guardian added: the others lose access to them if this guardian leaves. */
  ownChildren: string[]
  /** Invitations that this guardian has sent. */
  sent: { id: string; email: string; madeAt: string; isAccepted: boolean }[]
  /** Invitations that wait for this guardian's answer. */
  received: { id: string; email: string; madeAt: string; isAccepted: boolean }[]
}

export const NO_SHARING: Sharing = { guardians: [], ownChildren: [], sent: [], received: [] }

type SharingRefusal = Refusal<'OWN_ADDRESS' | 'NOT_AN_ADDRESS' | 'SHARES_ALREADY' | 'TOO_MANY_INVITATIONS'>

interface Invitation {
  email: string
  isAddress: boolean
  ownEmail: string
  /** How many other guardians the inviter's family has. */
  guardians: number
  /** How many open invitations the inviter has sent to other addresses. */
  open: number
}

/** null when the invitation may be sent. The answer never reveals whether anybody has that address. */
export function invitationRefusal(invitation: Invitation): SharingRefusal | null {
  const { email, isAddress, ownEmail, guardians, open } = invitation
  const field = 'email'
  if (!isAddress)
    return { code: 'NOT_AN_ADDRESS', field, message: 'Please enter an email address, like name@example.org.' }
  if (email === ownEmail)
    return { code: 'OWN_ADDRESS', field, message: 'This is your own address. Enter the other guardian’s.' }
  if (guardians > 0) return sharesAlready('You already share your children’s account with another guardian.')
  if (open < MOST_INVITATIONS) return null
  return {
    code: 'TOO_MANY_INVITATIONS',
    field,
    message: `You have ${MOST_INVITATIONS} open invitations. Take one back first.`,
  }
}

/**
 * An invitation only links two guardians. With a third, somebody's children would be shared without asking them (P-13).
 */
export function linkRefusal(inviterGuardians: number, inviteeGuardians: number): SharingRefusal | null {
  if (inviterGuardians === 0 && inviteeGuardians === 0) return null
  return sharesAlready('One of you already shares children with another guardian.')
}

const sharesAlready = (what: string): SharingRefusal => ({
  code: 'SHARES_ALREADY',
  field: 'email',
  message: `${what} For a third guardian, please ask the club.`,
})
