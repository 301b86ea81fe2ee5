export const maybeOld = 'What you see may be slightly out of date.'
export const didNotLoad = 'This didn’t load.'
export const tryingAgain = 'Trying again...'
export const tryAgain = 'Try again'
export const orCall = (phone: string) => `Or call ${phone}`
