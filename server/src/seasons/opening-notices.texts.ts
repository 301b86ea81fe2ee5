export const confirmSubject = 'Shall we email you when registration opens?'
export const wasItYou =
  'Someone asked us to email this address when registration opens. Tap the button to confirm that it was you.'
export const otherwiseNothing =
  'It’s one email, and then we forget the address. If it wasn’t you, do nothing: we won’t write again.'
export const confirmOrLeave = 'Confirm or leave'

export const openSubject = (season: string) => `Registration for ${season} is open`
export const youAsked = (season: string) =>
  `You asked us to let you know: registration for ${season} is open now. You’ll see what’s on for each age, the price and the places left.`
export const theOneEmail = 'This was the one email. Your address is off our list.'
export const seePrograms = 'See the programs'

export const whatsOn = 'See what’s on now'
export const oneEmail = 'It’s one email, and then we forget your address.'
export const weWillEmail = 'We’ll email you when registration opens'
export const leaveList = 'Leave the list'
export const shallWe = 'Email you when registration opens?'
export const yesEmailMe = 'Yes, email me'
export const forgetMe = 'No, forget my address'
export const notOnList = 'You’re not on our list'
export const noAddressHere = 'We don’t have your address here, and won’t email you about it.'
export const notComplete = 'This link is incomplete'
export const openAgain = 'Please open it from the email again, or copy the whole link.'
