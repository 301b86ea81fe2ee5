import { INVITATION_DAYS } from '@touchline/domain/family-sharing.ts'
import type { Words } from '../users/write-to-guardians.ts'

const PROFILE = '/profile#family'

/**
 * To an address that a guardian has typed, and whose owner may never have heard of us: it names the address of that
 * guardian, which is proved, and nothing else that anybody typed.
 */
export const invited = (by: string): Words => ({
  subject: 'An invitation to share your children’s account',
  paragraphs: [
    `${by} has invited you to look after your children at the club together: both of you would see and do the same for them, each with your own sign-in.`,
    `To answer, sign in with this address, or sign up with it. The invitation is open for ${INVITATION_DAYS} days.`,
    'If you don’t know who this is, please ignore this email: nothing is shared unless you accept.',
  ],
  action: { label: 'See the invitation', path: PROFILE },
})

export const accepted = (by: string): Words => ({
  subject: 'Your invitation was accepted',
  paragraphs: [
    `${by} would like to share your children with you.`,
    'One last step is yours: confirm it in your profile. Until then nothing is shared.',
  ],
  action: { label: 'Confirm it', path: PROFILE },
})

export const shared = (other: string): Words => ({
  subject: 'You now share your children',
  paragraphs: [
    `You and ${other} see and do the same for all children that either of you has added: registrations, kit, health notes and emergency contacts.`,
    'Either of you can end this in the profile at any time. If this isn’t right, please do so at once and call us.',
  ],
  action: { label: 'See your children', path: '/guardian' },
})

export const left = (by: string): Words => ({
  subject: 'You no longer share your children',
  paragraphs: [
    `${by} has left your family at the club. Each of you keeps the children you added, and no longer sees the other’s.`,
    'If a child is missing from your account now, please call us.',
  ],
  action: { label: 'See your children', path: '/guardian' },
})
