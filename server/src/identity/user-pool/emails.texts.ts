export const codeSubject = (code: string) => `Your PMFC code: ${code}`
export const notAsked =
  'If you didn’t ask for this, you can ignore this email. Nothing changes without the code.'
export const expires = 'The code expires in 15 minutes.'

export const signUpTitle = 'Welcome to the club'
export const signUp = 'Good to have you with us. Type this code on the page to confirm your address:'

export const resetTitle = 'A new password'
export const reset = 'Type this code on the page and choose a new password:'
export const resetExpires =
  'The code expires in 15 minutes. After that, ask for a new one with "Forgot password".'

export const verifyTitle = 'Is this your address?'
export const verify = 'Type this code on the page to start signing in with this address:'

export const knownSubject = 'You already have a PMFC account'
export const knownTitle = 'You already have an account'
export const known =
  'Someone just tried to create an account with this email address. If it was you: you already have one, so just sign in.'
export const knownForgot =
  'If you don’t remember your password, choose "Forgot your password?" on the sign-in page.'
export const knownNotYou = 'If it wasn’t you, there’s nothing to do: nothing has changed.'

export const invitationSubject = 'Your PMFC account'
export const invitationTitle = 'You’re invited'
export const invitation =
  'The club has created an account for you. Sign in with this address and this password:'
export const invitationExpires = 'It works for seven days. You’ll choose your own the first time you sign in.'

export const changedSubject = 'Your PMFC address has changed'
export const changedTitle = 'You now sign in with another address'
export const changed =
  'The email address of your account was changed, so this is the last email to the old one.'
export const changedNotYou =
  'If it wasn’t you: within seven days, choose "Forgot your password?" on the sign-in page and enter this old address. We’ll send a code here so you can get your account back with this address and a new password. Everyone else will be signed out.'

export const networkSubject = 'New sign-in to your PMFC account'
export const networkTitle = 'New sign-in to your account'
export const network = (place: string, moment: string) =>
  `Someone signed in to your account from a network we haven’t seen you on before (${place}), on ${moment}.`
export const networkWasYou = 'If it was you, there’s nothing to do.'
export const networkNotYou =
  'If it wasn’t, choose "Forgot your password?" on the sign-in page right away: a new password signs everyone out. Your profile shows the recent activity on your account.'

export const secondFactorSubject = (title: string) => `PMFC: ${title}`
export const secondFactorNotYou = 'If this wasn’t you, change your password right away and let the club know.'
export const addedTitle = 'Two-step sign-in is on'
export const added =
  'From now on, signing in to your account takes your password and a code from your authenticator app.'
export const removedTitle = 'Two-step sign-in is off'
export const removed = 'From now on, signing in to your account takes only your password.'
export const recoveryTitle = 'New recovery codes'
export const recovery = 'Ten new recovery codes were made for your account. The earlier ones no longer work.'
export const recoveryUsedTitle = 'A recovery code was used'
export const recoveryUsed =
  'Someone signed in to your account with one of your recovery codes. That code no longer works.'
export const resetFactorTitle = 'Your two-step sign-in was removed'
export const resetFactor =
  'An administrator of the club removed the authenticator app from your account and signed you out. Sign in with your password, then set it up again.'
