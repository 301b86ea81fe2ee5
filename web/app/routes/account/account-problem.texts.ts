export const addressTaken = 'There’s already an account for this email address.'
export const wrongSignIn = 'That email and password don’t match. Please check both.'
export const outOfStep =
  'This page and the sign-in service are out of step right now. Please reload the page; if that doesn’t help, let the club know.'
export const ended = 'You’ve been signed out. Please sign in again; what you typed is still here.'
export const noConnection =
  'We couldn’t reach the club. Nothing was lost. Check your connection and try again.'
export const wrongPassword = 'That isn’t your password. Please try again.'
export const passwordAgain = 'Please enter your password again.'
export const viewingAs = 'You can’t do this while you’re viewing the site as someone else.'
export const manyPasswords =
  'That’s a lot of tries in a row. Please wait a few minutes, or choose a new password by email now.'
export const switchedOff = 'This account is turned off for now. Please contact the club.'
export const invitationExpired =
  'The password in your invitation has expired. Please ask the club for a new one.'
export const tooSlow = 'That took a little too long. Please sign in again.'
export const staysOn = 'Administrators need two-step sign-in, so it stays on.'
export const alreadyConfirmed = 'Your address is already confirmed. Just sign in.'
export const malformedEmail = 'Please enter an email address, like name@example.org.'
export const addressConfirmed = 'This address is already confirmed.'
export const sixDigits = 'The code has six digits.'
export const passwordTooLong = 'This password is too long.'
export const strangeName = 'One of the names has a character we can’t store.'
export const passwordTooShort = (fewest: number) => `Please use at least ${fewest} characters.`
export const passwordIsAddress = 'Your email address is the first thing people try.'
export const passwordTooCommon = 'That password is too common. Please choose another.'
export const wrongAppCode = 'That code isn’t right. Enter the newest one your app shows.'
export const usedAppCode = 'That code isn’t right, or was used before. Enter the newest one your app shows.'
export const wrongCode = 'That’s not the code in our latest email. Please check the six digits.'
export const expiredCode =
  'This code no longer works: it has expired, was used, or was tried too often. Ask for a new one.'
export const othersAddress = 'Another account already uses this address.'
export const notConfirmed = 'Your address isn’t confirmed yet. Enter the code we emailed you.'
export const passwordReset =
  'The club has reset your password. Choose a new one with the code we emailed you.'
export const manyEmails =
  'That was quick. Please wait a minute before asking for another email; the last code still works.'
export const manyCodes = 'Too many codes were tried from here. Please wait a few minutes and try again.'
export const manyPeople = 'A lot of people are signing in right now. Please try again in a moment.'
export const lastAdministrator = 'You’re the last administrator. Make someone else an administrator first.'
export const noRole = 'You’re signed in, but your account didn’t load. Please try again.'
export const changedElsewhere =
  'This was changed somewhere else in the meantime. Look it over, then save again to keep yours.'
export const sorry = 'Something went wrong on our side and nothing was changed. Please try again.'
export const sorryQuote = (reference: string) =>
  `Something went wrong on our side and nothing was changed. Please try again. If it keeps happening, quote ${reference} to us.`
