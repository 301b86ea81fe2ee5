export const invitedSubject = 'An invitation to share your children’s account'
export const invited = (by: string) =>
  `${by} has invited you to look after your children at the club together: you’d both see and do everything for them, each with your own sign-in.`
export const invitedAnswer = (days: number) =>
  `To answer, sign in or sign up with this address. The invitation is open for ${days} days.`
export const invitedUnknown =
  'If you don’t know who this is, please ignore this email: nothing is shared unless you accept.'
export const seeInvitation = 'See the invitation'

export const acceptedSubject = 'Your invitation was accepted'
export const accepted = (by: string) => `${by} would like to share your children’s account with you.`
export const acceptedNext = 'One last step: confirm it in your profile. Until then, nothing is shared.'
export const confirm = 'Confirm it'

export const sharedSubject = 'You now share your children’s account'
export const shared = (other: string) =>
  `You and ${other} can now both see and do everything for all the children either of you has added: registrations, kit, health notes and emergency contacts.`
export const sharedEnd =
  'Either of you can end this in your profile at any time. If this isn’t right, please end it right away and call us.'
export const seeChildren = 'See your children'

export const leftSubject = 'You no longer share your children’s account'
export const left = (by: string) =>
  `${by} has left your family at the club. Each of you keeps the children you added, and no longer sees the other’s.`
export const leftMissing = 'If a child is missing from your account now, please call us.'

export const addedSubject = (children: string) => `A guardian was added for ${children}`
export const addedByStaff = (when: string, who: string, children: string) =>
  `On ${when}, club staff gave ${who} access to ${children} as a guardian.`
export const addedByCode = (when: string, who: string, children: string) =>
  `On ${when}, ${who} became a guardian of ${children} with a code from the club.`
export const addedSees =
  'They can now see and do everything you can, including health notes and emergency contacts.'
export const accessEnded = (children: string) => `You no longer have access to ${children}.`
export const addressEnded = 'From now on, you sign in with that address instead of this one.'
export const addedWrong = 'If this isn’t right, please reply to this email right away, and we’ll undo it.'
export const named = (name: string, address: string) => `${name} (${address})`
export const anotherGuardian = 'another guardian'
export const anotherSignIn = 'another account'
