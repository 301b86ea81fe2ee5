export const title = 'Profile settings'
export const description = 'Your name, contact details, password and data.'
export const couldNotOpen = 'We couldn’t open your account just now.'
export const signIn = 'Sign-in'

export const aboutYou = 'About you'
export const firstName = 'First name'
export const lastName = 'Last name'
export const phone = 'Phone'
export const phoneHint = 'So a coach can reach you from the field.'
export const language = 'Language'
export const noPreference = 'No preference'
export const languageHint =
  'It also helps coaches who speak it find you. The site is in English, 简体中文 and 繁體中文.'
export const enterFirstName = 'Please tell us your first name.'
export const enterLastName = 'Please tell us your last name.'
export const notices =
  'News about your registrations, payments and kit, and about training that is moved or cancelled, always comes by email.'
export const newsletter = 'Send me the newsletter.'
export const save = 'Save'
export const saving = 'Saving...'
export const saved = 'Saved.'
export const notSaved = 'Not saved yet.'
export const anotherPicture = 'Choose another picture'
export const addPicture = 'Add a picture'
export const useInitials = 'Use my initials'
export const noPicture = 'This browser can’t read that file as a picture. Try a JPEG or a PNG.'
export const notSmallEnough = 'We couldn’t make this picture small enough. Please try another.'
export const cannotShrink = 'This browser can’t make the picture smaller.'

export const email = 'Email'
export const youSignInWith = 'You sign in with '
export const emailsGoThere = ', and our emails go there.'
export const addressChanged = 'From now on, sign in with your new address.'
export const changeEmail = 'Change email'
export const newEmail = 'New email'
export const newEmailHint = 'We’ll send a code there to make sure it’s yours.'
export const sending = 'Sending...'
export const sendCode = 'Send a code'
export const confirming = 'Confirming...'
export const sentTo = (email: string) =>
  `We sent it to ${email}. Until you confirm it, we’ll keep your current address.`
export const confirmAddress = 'Confirm new address'
export const keepAddress = 'Keep my current address'

export const password = 'Password'
export const passwordChanged = 'Your password has been changed. Every other device has been signed out.'
export const changePassword = 'Change password'
export const enterCurrent = 'Please enter your current password.'
export const changing = 'Changing...'
export const wrongCurrent = 'That’s not your current password.'
export const currentPassword = 'Current password'
export const newPassword = 'New password'
export const savePassword = 'Save new password'
export const oneMoment = 'One moment...'
export const cancel = 'Cancel'

export const twoStep = 'Two-step sign-in'
export const iSavedThem = 'I saved them'
export const twoStepIsOn = 'Two-step sign-in is on.'
export const twoStepIsOff = 'Two-step sign-in is off.'
export const turnOff = 'Turn off'
export const makeCodes = 'Make new codes'
export const earlierCodesGone = 'The earlier codes no longer work.'
export const off =
  'Off. Turn it on to sign in with your password and a code from your phone: safer for everyone.'
export const on = (codes: number) =>
  `On. You sign in with your password and a code from your authenticator app. ${codes === 1 ? '1 recovery code left.' : `${codes} recovery codes left.`}`
export const staysOn = ' Administrators can’t turn it off.'
export const turnOn = 'Turn on two-step sign-in'
export const newCodes = 'New recovery codes'
export const anotherPhone = 'Use another phone'
export const goOn = 'Continue'
export const checking = 'Checking...'
export const turnOnNow = 'Turn on'

export const photos = 'Photos and video'
export const inEnglish = 'In English'
export const onlyParent = 'Only the parent can say yes or no to this, so you can’t change it here.'
export const noPlayers = 'You have no players yet. '
export const addFirst = 'Add your first player'
export const picturesAreFine = 'Saved: photos are okay.'
export const noPictures = 'Saved: no photos.'
export const picturesOf = (player: string) => `Photos and videos of ${player} may be taken and shown`

export const yourData = 'Your data'
export const dataLead =
  'Everything we hold about you and your players, in one file: registrations, orders, health notes, what you agreed to, emails we sent you, and who looked at it. '
export const howLong = 'What we keep, and how long'
export const inDownloads = 'The file is in your downloads.'
export const download = 'Download my data'
export const downloadAsk = 'Download my data...'
export const gathering = 'Preparing...'

export const activity = 'Recent activity on your account'
export const activityLead =
  'Failed sign-ins, sign-ins from new places, and changes to how you sign in. Something that wasn’t you? Change your password.'
export const nothingUnusual = 'Nothing unusual.'
export const showAll = (count: number) => `Show all ${count}`
export const whoLooked = 'Who has looked at or changed my data'
export const whoLookedLead =
  'Whenever club staff open or change something of yours, it’s recorded here, with the reason they gave.'
export const nobodyYet = 'No one yet.'
export const loading = 'Loading...'
export const showEarlier = 'Show earlier ones'
export const between = ' '
export const times = (count: number) => ` (${count} times)`
export const reason = (reason: string) => `Reason: ${reason}`
