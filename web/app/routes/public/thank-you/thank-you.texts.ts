export const title = 'Thank you'
export const description = 'We’ve got it. Here’s what happens next.'
export const training = 'training'
export const next = 'What happens next'
export const firstSession = (day: string) => `${day}: your first session`
export const sessionAt = (time: string, place: string, arrive: string) =>
  `${time}, ${place}. Please be there at ${arrive}.`
export const goHome = 'Go to the home page'
export const tellFriend = 'Tell a friend: copy our link'
export const badge = 'A badge to colour'
export const printBadge = 'Print the badge'
export const badgeLabel = 'A badge to colour: I’m a PMFC player'
export const badgeFirst = 'I’m a PMFC'
export const badgeSecond = 'player'

export const registrationIn = 'Your registration is in'
export const nothingMore = 'We’ve got it, and there’s nothing more you need to do right now.'
export const reviewBy = (day: string) => `We’ll review it and email you about your player’s place by ${day}.`
export const payAsYouLike = (when: string) => `${when} E-Transfer or cash at the field, whichever you prefer.`
export const firstTime = 'Come to the first session with shin guards, water and a layer for the wind.'
export const thanksForWriting = 'Thanks for getting in touch'
export const gotMessage = 'Thanks, we’ve got your message. We’ve emailed you a copy.'
export const replyBy = (day: string) => `Someone from the club will reply by ${day}.`
export const cannotWait = (phone: string, hours: string) => `If it can’t wait, call ${phone}, ${hours}.`
export const commonQuestions = 'You’ll find answers to common questions on the home page.'
export const signed = 'Signed, thank you'
export const gotConsent = 'We’ve got your consent for the day.'
export const onTheList = 'Your player is on the list at the check-in table. No paper needed.'
export const drawPosted = 'We’ll post the draw and the team colours before the day.'
export const bringCheer = 'Bring shin guards, water, layers, and someone to cheer.'
export const pitchingIn = 'Thanks for pitching in'
export const gotOffer = 'We’ve got your offer to help.'
export const shiftsBy = (day: string) => `We’ll email you by ${day} with shifts to choose from.`
export const paired = 'New helpers are paired with someone who has done it before.'
export const clubFlag = 'On the day, come to the club flag. There’s always something warm to drink.'
export const gotIt = 'We’ve got it.'
export const ifAsked = (day: string) => `If you asked us something, we’ll reply by ${day}.`
export const lookAround = 'Have a look at what’s on. Hope to see you at the field!'
