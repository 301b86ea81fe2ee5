export const title = 'Registration form'
export const description =
  'Register one or several children in four minutes, with the whole price before you send anything.'
export const keywords = 'register a child for soccer, registration form, monthly fees'
export const lead =
  'Four minutes on a phone. You see the whole price, with every discount, before you send anything.'
export const printPaper = 'Print the paper form'
export const progress = 'How much is filled in'
export const nothingOpen = 'No program is open right now'
export const nothingOpenLead = 'There is nothing to register for today. '
export const comingUp = 'See what is coming up'
export const orLeaveAddress = ', or leave your address.'

export const you = 'You'
export const youHint = 'The parent or guardian. Have an account? '
export const signIn = 'Sign in'
export const andSkip = ' and skip this.'
export const yourFirstName = 'Your first name'
export const yourLastName = 'Your last name'
export const email = 'Email'
export const phone = 'Phone'
export const phoneHint = 'So that a coach can reach you from the field.'
export const tellFirstName = 'Please tell us your first name.'
export const tellLastName = 'Please tell us your last name.'

export const players = 'Your players'
export const playersHint = 'The birth year decides the group.'
export const addSibling = 'Add a sibling'
export const playerNumber = (number: number) => `Player ${number}`
export const yourPlayer = 'Your player'
export const remove = 'Remove'
export const removeWhom = (name: string) => `Remove ${name}`
export const firstName = 'First name'
export const lastName = 'Last name'
export const birthDate = 'Birth date'
export const birthDateMissing = 'Please enter the birth date. It decides the age group.'
export const nothingForAge = 'No program for this age is open right now. Please ask us.'
export const groupAndProgram = (group: string, program: string) => `${group}: ${program}`
export const program = 'Program'
export const days = 'Which days?'
export const chooseDays = 'Please choose the days.'
export const inFamily = (name: string) =>
  `${name} is in your family already. What you told us about health stays as it is, on `
export const pageOf = (name: string) => `${name}’s page`
export const stop = '.'
export const onThisForm = (name: string) =>
  `Is this ${name}? A player with this name and birth date is already on this form.`
export const yesRegister = (name: string) => `Yes, register ${name}`
export const yesTakeOff = 'Yes, take this one off the form'
export const healthWritten = 'Health notes (written)'
export const addHealth = 'Add health notes (optional)'
export const healthStays = 'Kept in this tab until you send it; then nothing of it stays on this device.'

export const beforePrice = 'Add your player and choose the days. Your total appears here, month by month.'
export const lookingUp = 'Looking up your family...'
export const submit = 'Submit registration'
export const sending = 'Sending, one moment...'
export const sendIt = 'Send it'
export const sendHint = 'Nothing to pay now. We check first, then write to you.'
export const welcome = (name: string | null) =>
  `Welcome${name ? `, ${name}` : ''}. Your account is ready, and everything you filled in is still here. Look it over and send it.`

export const account = 'Your account'
export const accountHint =
  'With it you see where your registration stands, what to pay and when training is on. We send a code to your email; then you look everything over and send it.'
export const password = 'Choose a password'
export const agreeTo = 'By going on you agree to the '
export const clubRules = 'club’s rules'
export const andTo = ' and to '
export const privacy = 'how it keeps your data'
export const comeBack = ', and you come back to this form as it is.'
export const creating = 'Creating your account...'
export const createAndGoOn = 'Create my account and go on'
