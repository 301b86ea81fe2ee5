export const signingOut = 'Signing out...'
export const closingAccount = 'Closing account...'
