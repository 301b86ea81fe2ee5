export const title = 'Close account'
export const administrator =
  'You’re an administrator. Ask another one to remove your access first; then you can close your account here.'
export const lead =
  'You can leave at any time. First we’ll show you what ends, what’s deleted and what we keep.'
export const closeAsk = 'Close my account...'
export const closing = 'Closing account...'
export const isSure = 'I understand that this can’t be undone.'
export const close = 'Close my account'
export const keep = 'Keep my account'

export const paidStays = 'Paid: stays active'
export const keptUntilOver =
  'We keep those players, your name, email address and phone until this is over, and then delete them. To leave a program and see your refund, '
export const withdraw = 'withdraw'
export const beforeYouClose = ' before you close your account.'
export const unpaidEnds = 'Unpaid: will be cancelled'
export const handedOver = (children: string, count: number, to: string) =>
  `${children} ${count === 1 ? 'stays' : 'stay'} with ${to}, your family’s other guardian, with all registrations and orders.`
export const deletedNow = 'Deleted right away'
export const withNotes = (children: string) => `${children}, with health notes and emergency contacts. `
export const deletedWhileKept = 'Your picture, calendar link and sign-ins.'
export const deletedAll =
  'Your name, email address, phone, picture, calendar link, sign-ins, messages and emails.'
export const whatWeKeep = 'What we keep, and how long'
export const wholeList = 'The full list'
export const signedOut =
  'You’ll be signed out everywhere and can’t sign in again with this account. Would you like to '
export const downloadFirst = 'download your data'
export const buttonAbove = ' first? The button is above.'

export const affair = (player: string, what: string) => `${player}: ${what}`
export const waiting = ', on the waiting list'
export const refundOwed = ', refund owed to you'
export const until = (day: string) => `, until ${day}`
export const onDay = (day: string) => ` on ${day}`
