/** What the fields and buttons say that more than one account screen has. */

export const enterEmail = 'Please enter your email address.'
export const malformedEmail = 'Please enter an email address, like name@example.org.'
export const enterPassword = 'Please enter your password.'
export const allDigits = 'Please type all six digits of the code.'
export const choosePassword = 'Please choose a password.'
export const tooShort = 'This password is still too short.'
export const isAddress = 'Your address is the first thing others try. Please choose another password.'
export const isPattern = 'Runs and repeats are quickly guessed. Please choose another password.'
export const newPassword = 'New password'
export const saving = 'Saving...'
export const sendNewCode = 'Send a new code'
export const sendNewCodeIn = (seconds: number) => `Send a new code in ${seconds} s`
export const newCodeSent = 'A new code is on its way. The earlier code no longer works.'
export const backToSignIn = 'Back to sign-in'
export const signedIn = 'You’re signed in. '
export const goOn = 'Continue'
