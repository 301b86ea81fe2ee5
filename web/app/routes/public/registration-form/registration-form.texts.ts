export const title = 'Registration form'
export const description =
  'Register one or more children in four minutes, and see the full price before you send anything.'
export const keywords = 'register a child for soccer, registration form, monthly fees'
export const lead =
  'Four minutes on your phone. You’ll see the full price, with every discount, before you send anything.'
export const printPaper = 'Print the paper form'
export const progress = 'Form progress'
export const nothingOpen = 'No program is open right now'
export const nothingOpenLead = 'There’s nothing to register for today. '
export const comingUp = 'See what’s coming up'
export const orLeaveAddress = ', or leave your email.'

export const you = 'You'
export const youHint = 'The parent or guardian. Have an account? '
export const signIn = 'Sign in'
export const andSkip = ' and skip this.'
export const yourFirstName = 'Your first name'
export const yourLastName = 'Your last name'
export const email = 'Email'
export const phone = 'Phone'
export const phoneHint = 'So a coach can reach you from the field.'
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
  `${name} is already in your family. The health notes you gave us are still on `
export const pageOf = (name: string) => `${name}’s page`
export const stop = '.'
export const onThisForm = (name: string) =>
  `Is this ${name}? A player with this name and birth date is already on this form.`
export const yesRegister = (name: string) => `Yes, register ${name}`
export const yesTakeOff = 'Yes, remove this one'
export const healthWritten = 'Health notes (written)'
export const addHealth = 'Add health notes (optional)'
export const healthStays = 'Kept in this tab until you send it; after that, nothing stays on this device.'

export const beforePrice = 'Add your player and choose the days. Your total appears here, month by month.'
export const lookingUp = 'Looking up your family...'
export const submit = 'Submit registration'
export const sending = 'Sending, one moment...'
export const sendIt = 'Send it'
export const sendHint = 'Nothing to pay now. We’ll review it first, then email you.'
export const welcome = (name: string | null) =>
  `Welcome${name ? `, ${name}` : ''}. Your account is ready, and everything you filled in is still here. Look it over and send it.`

export const account = 'Your account'
export const accountHint =
  'Your account shows your registration’s status, what to pay and when training is on. We’ll email you a code; then you look everything over and send it.'
export const password = 'Choose a password'
export const agreeTo = 'By continuing, you agree to the '
export const clubRules = 'club’s rules'
export const andTo = ' and to '
export const privacy = 'how it handles your data'
export const comeBack = ', and you’ll come back to this form just as you left it.'
export const creating = 'Creating your account...'
export const createAndGoOn = 'Create my account and continue'
