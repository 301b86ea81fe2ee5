export const title = 'The children’s other guardian'
export const youShareWith = 'You share your children’s account with '
export const bothSee = '. You can both see and do everything for them; the history shows who changed what.'
export const stopAsk = 'Stop sharing...'
export const stopQuestion = 'Stop sharing your children?'
export const stop = 'Stop sharing'
export const oneMoment = 'One moment...'
export const keepSharing = 'Keep sharing'
export const stopped = 'You no longer share your children’s account.'
export const eachKeeps = 'Each of you keeps the children you added yourself.'
export const youNoLongerSee = (children: string) => `You will no longer see ${children}.`
export const theyNoLongerSee = (children: string) =>
  `The other guardian will no longer see ${children}, and will get an email about it.`
export const pricesAnew = 'Prices that counted all of your children together will be recalculated.'
export const familyEmails =
  'Send me the emails about the children, too: registrations, payments, kit and training.'
export const notSaved = 'We couldn’t save that. Please try again.'
export const withAddress = (name: string, email: string) => `${name} (${email})`

export const inviteLead =
  'Does someone else look after your children, too? Invite them: you’ll each keep your own sign-in, and can both see and do everything for the children.'
export const inviteElse = 'Invite someone else...'
export const inviteAsk = 'Invite the other guardian...'
export const sending = 'Sending...'
export const isSent = 'We’ve sent the invitation.'
export const theirAddress = 'The other guardian’s email address'
export const addressHint = 'Nothing is shared until they have accepted and you have confirmed.'
export const send = 'Send the invitation'
export const cancel = 'Cancel'

export const youAccepted = 'You have accepted. As soon as '
export const theyConfirm = ' confirms it, you’ll share your children’s account.'
export const accept = 'Accept'
export const accepted = 'Accepted. Now they have to confirm it.'
export const decline = 'Decline'
export const declined = 'Declined. Nothing is shared.'
export const hasInvited =
  ' has invited you to share your children’s account. You’d each see and do everything for all the children either of you has added: registrations, kit, health notes and emergency contacts. Accept only if you know them.'
export const confirm = 'Confirm'
export const nowShared = 'You now share your children’s account.'
export const takeBack = 'Take it back'
export const takenBack = 'Taken back. Nothing is shared.'
export const hasAccepted =
  ' has accepted. Confirm only if this is the right person: they will see everything about your children, health notes included.'
export const youInvited = 'You have invited '
export const noAnswerYet = '. They haven’t answered yet.'
export const further = (action: string) => `${action}...`
