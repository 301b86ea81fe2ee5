import { listOf } from '@touchline/domain/words.ts'

export const invited = 'Another guardian has invited you'
export const wouldLikeToShare = (email: string) =>
  `${email} would like to share your children’s account with you.`
export const answer = 'Answer'
export const accepted = 'Your invitation was accepted'
export const confirmSharing = (email: string) =>
  `Confirm that you’d like to share your children’s account with ${email}.`
export const confirm = 'Confirm'

export const placeOpened = (player: string) => `A place has opened up for ${player}`
export const heldUntil = (name: string, moment: string) => `${name}. We’re holding it until ${moment}.`

export const pay = (amount: string, names: readonly string[]) =>
  names.length === 0 ? `Pay ${amount}` : `Pay ${amount} for ${listOf(names, 'and')}`
export const kit = 'kit'
export const kitFor = (item: string, player: string) => `${item} for ${player}`
/** 'Socks for Arjun and hoodie for Maya.' */
export const kitOfAll = (list: string) => `${list.charAt(0).toUpperCase()}${list.slice(1)}.`
export const between = ' '
export const dueNow = 'Due now.'
export const due = (day: string) => `Due ${day}.`
export const wasDue = (day: string) => `Was due ${day}.`
export const howToPay = 'How to pay'

export const addPhone = 'Add your phone number'
export const whyPhone = 'So a coach can reach you from the field.'
export const addIt = 'Add it'
export const addEmergency = (player: string) => `Add an emergency contact for ${player}`
export const whyEmergency = 'A name and a phone number, for when we can’t reach you.'

export const readAndAgree = (player: string) => `Read and agree for ${player}`
export const read = 'Read'

export const pickUp = (item: string, player: string) => `Pick up: ${item} for ${player}`
export const seeOrder = 'See the order'

export const sendForm = (players: string) => `Send your registration for ${players}`
export const notSentYet = 'You filled in the form, but it isn’t sent yet. Everything is still there.'
export const goOn = 'Continue'

export const label = (action: string, title: string) => `${action}: ${title}`
