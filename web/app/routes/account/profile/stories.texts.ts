export const from = (network: string) =>
  network.endsWith('x') ? ` from the network ${network}` : ` from ${network}`
export const wrongPassword = (count: number, place: string) =>
  `Someone entered a wrong password ${count > 1 ? `${count} times` : 'once'}${place}.`
export const signInPaused = (place: string) => `Sign-in was paused after too many wrong passwords${place}.`
export const newPlace = (place: string) => `You signed in from a new place${place.replace(' from', ':')}.`
export const passwordChanged = (place: string) => `Your password was changed${place}.`
export const emailChanged = (place: string) => `Your email address was changed${place}.`
export const emailRestored = (place: string) => `Your earlier email address was restored${place}.`
export const tokenUsed = () => 'One of your access tokens was used.'
export const twoStepOn = (place: string) => `Two-step sign-in was turned on${place}.`
export const twoStepOff = (place: string) => `Two-step sign-in was turned off${place}.`
export const newCodes = (place: string) => `New recovery codes were made${place}.`
export const codeUsed = (place: string) => `A recovery code was used${place}.`
export const madeAdministrator = () => 'You were made an administrator.'
export const noAdministrator = () => 'You’re no longer an administrator.'

export const theClub = 'The club'
export const look = 'viewed the site as you'
export const takeCopy = 'downloaded a copy of your data'
export const readNotes = 'read the health notes of one of your players'
export const pauseReminders = 'paused your payment reminders'
export const resumeReminders = 'turned your payment reminders back on'
export const promiseCredit = 'noted that your credit will be sent back'
export const keepCredit = 'kept your credit on your account'
export const askFund = 'noted that you’ve asked a fund for help'
export const grantFund = 'noted that a fund is helping you'
export const refuseFund = 'noted that a fund can’t help you'
export const merge = 'merged two of your records'
export const mergePlayer = 'merged two entries for one of your players'
export const twoPeople = 'marked another record as not a duplicate of yours'
export const maybeOnePerson = 'removed the note that another record isn’t a duplicate of yours'
export const familyCode = 'printed a code for you to take over your record'
export const familyInvited = 'invited you by email to take over your record'
export const familyCodeEnd = 'ended the code for taking over your record'
export const phoned = 'phoned you'
export const notPhoned = 'noted that you weren’t phoned after all'
export const noAccess = 'noted that a guardian has no access to another’s children'
export const accessAgain = 'removed the note that a guardian has no access to another’s children'
export const invite = 'invited you to sign in'
export const closeSignIn = 'turned off your sign-in'
export const openSignIn = 'turned your sign-in back on'
export const confirmAddress = 'confirmed your address'
export const resendCode = 'sent you another code'
export const writeAgain = 're-enabled email to your address'
export const resetPassword = 'reset your password'
export const removeTwoStep = 'removed your two-step sign-in'
export const signOut = 'signed you out everywhere'
export const makeAdministrator = 'made you an administrator'
export const changePermissions = 'changed your permissions at the desk'
export const takeRole = 'removed you as an administrator'

export const added = (thing: string) => `added ${thing}`
export const changed = (thing: string) => `changed ${thing}`
export const removed = (thing: string) => `removed ${thing}`
export const inYourPlace = (act: string) => `${act} on your behalf`
export const yourRecord = 'your record'
export const aPlayer = 'one of your players'
export const aRegistration = 'a registration'
export const aDiscount = 'a discount'
export const aKitOrder = 'a kit order'
export const aConsent = 'a consent'
export const aTournamentPlace = 'a place in a tournament'
