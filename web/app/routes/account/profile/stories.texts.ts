export const from = (network: string) =>
  network.endsWith('x') ? ` from the network ${network}` : ` from ${network}`
export const wrongPassword = (count: number, place: string) =>
  `Someone entered a wrong password ${count > 1 ? `${count} times` : 'once'}${place}.`
export const signInPaused = (place: string) => `Sign-in was paused after too many wrong passwords${place}.`
export const newPlace = (place: string) => `You signed in from a new place${place.replace(' from', ':')}.`
export const passwordChanged = (place: string) => `Your password was changed${place}.`
export const emailChanged = (place: string) => `Your email address was changed${place}.`
export const emailRestored = (place: string) => `Your earlier email address was restored${place}.`
export const tokenUsed = () => 'An access token of yours was used.'
export const twoStepOn = (place: string) => `Two-step sign-in was turned on${place}.`
export const twoStepOff = (place: string) => `Two-step sign-in was turned off${place}.`
export const newCodes = (place: string) => `New recovery codes were made${place}.`
export const codeUsed = (place: string) => `A recovery code was used${place}.`
export const madeAdministrator = () => 'You were made an administrator.'
export const noAdministrator = () => 'You’re no longer an administrator.'

export const theClub = 'The club'
export const look = 'looked at your pages in your place'
export const takeCopy = 'took out a copy of your data'
export const readNotes = 'read the health notes of a player of yours'
export const pauseReminders = 'paused your payment reminders'
export const resumeReminders = 'let payment reminders go to you again'
export const promiseCredit = 'noted that your credit is to be sent back'
export const keepCredit = 'kept your credit on your account'
export const askFund = 'noted that you’ve asked a fund for help'
export const grantFund = 'noted that a fund helps you'
export const refuseFund = 'noted that a fund can’t help you'
export const merge = 'made one of two records of yours'
export const mergePlayer = 'made one of two entries of a player of yours'
export const twoPeople = 'marked another record as not a duplicate of yours'
export const maybeOnePerson = 'unmarked another record as not a duplicate of yours'
export const familyCode = 'printed a code for you to take over your record'
export const familyInvited = 'invited you by email to take over your record'
export const familyCodeEnd = 'ended the code for taking over your record'
export const phoned = 'phoned you'
export const notPhoned = 'noted that you weren’t phoned after all'
export const noAccess = 'noted that a guardian has no access to another’s children'
export const accessAgain = 'took back that a guardian has no access to another’s children'
export const invite = 'invited you to sign in'
export const closeSignIn = 'closed your sign-in'
export const openSignIn = 'opened your sign-in again'
export const confirmAddress = 'confirmed your address'
export const resendCode = 'sent you another code'
export const writeAgain = 'let emails go to your address again'
export const resetPassword = 'reset your password'
export const removeTwoStep = 'removed your two-step sign-in'
export const signOut = 'signed you out everywhere'
export const makeAdministrator = 'made you an administrator'
export const changePermissions = 'changed what you may do at the desk'
export const takeRole = 'took the role of administrator from you'

export const added = (thing: string) => `added ${thing}`
export const changed = (thing: string) => `changed ${thing}`
export const removed = (thing: string) => `removed ${thing}`
export const inYourPlace = (act: string) => `${act} in your place`
export const yourRecord = 'your record'
export const aPlayer = 'a player of yours'
export const aRegistration = 'a registration'
export const aDiscount = 'a discount'
export const aKitOrder = 'a kit order'
export const aConsent = 'a consent'
export const aTournamentPlace = 'a place in a tournament'
