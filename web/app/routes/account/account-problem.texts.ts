export const addressTaken = 'There’s already an account for this email address.'
export const wrongSignIn = 'That email and password don’t match. Please check both.'
export const outOfStep =
  'This page and the sign-in service are out of step right now. Please reload the page; if that doesn’t help, let the club know.'
export const ended = 'Your sign-in has ended. Please sign in again; what you typed is kept.'
export const noConnection =
  'We couldn’t reach the club. Nothing was lost. Check your connection and try again.'
export const wrongPassword = 'That isn’t your password. Please try again.'
export const passwordAgain = 'Please enter your password again.'
export const viewingAs = 'You can’t do this while you’re viewing the site as somebody else.'
export const manyPasswords =
  'That’s a lot of tries in a row. Please wait a few minutes, or choose a new password by email now.'
export const switchedOff = 'This account is switched off for now. Please ask the club.'
export const invitationExpired =
  'The password in your invitation has run out. Please ask the club for a new one.'
export const tooSlow = 'That took a little too long. Please sign in once more.'
export const staysOn = 'Administrators need two-step sign-in, so it stays on.'
export const alreadyConfirmed = 'Your address is confirmed already. Just sign in.'
export const malformedEmail = 'Please enter an email address, like name@example.org.'
export const addressConfirmed = 'This address is confirmed already.'
export const sixDigits = 'The code has six digits.'
export const passwordTooLong = 'This password is too long.'
export const strangeName = 'One of the names has a character we can’t store.'
export const passwordTooShort = (fewest: number) => `Please use at least ${fewest} characters.`
export const passwordIsAddress = 'Your address is the first thing others try.'
export const passwordTooCommon = 'That password is too common. Please choose another.'
export const wrongAppCode = 'That code isn’t right. Enter the newest one your app shows.'
export const usedAppCode = 'That code isn’t right, or was used before. Enter the newest one your app shows.'
export const wrongCode = 'That’s not the code in our latest email. Please check the six digits.'
export const expiredCode =
  'This code no longer works: it has expired, was used, or was tried too often. Ask for a new one.'
export const othersAddress = 'Another account has this address already.'
export const notConfirmed = 'Your address is not confirmed yet. Enter the code we emailed you.'
export const passwordReset =
  'The club has reset your password. Choose a new one with the code we emailed you.'
export const manyEmails =
  'That was quick. Please wait a minute before you ask for another email; the last code still counts.'
export const manyCodes = 'Many codes were tried from here. Please wait a few minutes and try again.'
export const manyPeople = 'A lot of people are signing in right now. Please try again in a moment.'
export const lastAdministrator = 'You are the last administrator. Make somebody else an administrator first.'
export const noRole = 'You are signed in, but your account did not load. Please try again.'
export const changedElsewhere =
  'This was changed somewhere else in the meantime. Look it over, then save again to keep yours.'
export const sorry = 'Something went wrong on our side and nothing was changed. Please try again.'
export const sorryQuote = (reference: string) =>
  `Something went wrong on our side and nothing was changed. Please try again. If it stays, quote ${reference} to us.`
