export const title = 'Register'
export const description = 'Register one or more children and see the full price before you send anything.'

export const nobodyYet = 'First, who’s it for?'
export const addFirst = 'Add your first player'
export const nobodyYetLead = 'Add your player’s name and birth date, and you’ll come right back here.'

export const noProgram = 'This program isn’t available'
export const noProgramLead =
  'It may have ended, or the link is out of date. Choose from what’s open for your players.'
export const toDashboard = 'To my dashboard'
export const opensOn = (day: string) => `Opens ${day}`
export const opensSoon = 'Opens soon'
export const notOpenYet = (program: string) =>
  `${program} isn’t open for registration yet. Come back then. It takes two minutes.`

export const addAnother = 'Add another player'
export const seeRegistrations = 'See your registrations'
export const agreedBefore = 'You’ve agreed to these before, and they haven’t changed.'
export const beforePrice = 'Choose the days above, and your total appears here, month by month.'
export const registering = 'Registering, one moment...'
export const nothingToPayNow = 'Nothing to pay now. We’ll review it first.'
