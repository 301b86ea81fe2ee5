export const title = 'Player'
export const description = 'One child’s registrations, schedule, kit and consents.'
export const registerForProgram = 'Register for a program'
export const edit = 'Edit'

export const bringBackAfterInjury = (player: string) =>
  `Once a doctor has cleared ${player} in writing, show us the note and we’ll bring them back.`
export const isBack = (player: string) => `${player} is back.`
export const bringBack = (player: string) => `Bring ${player} back`
export const oneMoment = 'One moment...'
export const pause = 'Pause'
export const pauseQuestion = (player: string) => `Pause ${player}?`
export const takesBreak = (player: string) => `${player} is taking a break.`
export const getWell = (player: string) => `Get well soon, ${player}.`
export const keepPlaying = 'Keep playing'
export const why = 'Why'
export const aBreak = 'A break'
export const aBreakLead = (player: string) =>
  `No new registrations until you bring ${player} back with one tap. Current places are kept.`
export const anInjury = 'An injury or a head knock'
export const anInjuryLead = (player: string) =>
  `${player}’s place is kept. Before the next training, we need written clearance from a doctor or nurse practitioner. Then we’ll bring ${player} back.`

export const registrations = 'Registrations'
export const notRegistered = (player: string) => `${player} is not registered yet.`
export const toRegistrations = 'Prices, payment and changes are on the registrations page'

export const schedule = 'Schedule'
export const noSessions = 'No upcoming sessions.'
export const training = 'Training'
export const game = (home: string, away: string) => `${home} v ${away}`

export const kit = 'Kit'
export const toStore = 'To the store'
export const sizes = (sizes: string) => `${sizes}.`
export const noSizes = 'No sizes yet. We’ll save them with your first order.'

export const consents = 'Consents'
export const agreed = (text: string, when: string) => `${text}: agreed ${when}`
export const onPaper = (day: string) => `on paper, on ${day}`
export const onDay = (day: string) => `on ${day}`
export const version = (version: string) => `version ${version}`
export const allSet = (player: string) => `Thank you. ${player} is all set.`
export const pleaseAgree = (player: string) => `Please read and agree for ${player}.`
export const readNow = (player: string) =>
  `You can read these now. We’ll ask you to agree when you register ${player}.`
export const saving = 'Saving...'
export const iAgree = 'I agree'
export const picturesAreFine = 'Thank you. Photos are okay.'
export const noPictures = 'Noted: no photos.'

export const health = 'Health and emergency'
export const weCall = (whom: string) => `If we can’t reach you, we’ll call ${whom}.`
export const comma = ', '
export const noEmergencyContact = 'No emergency contact yet.'
export const showNotes = 'Show the private health notes'
export const noNotes = 'No health notes.'
export const changeThese = 'Change these'

export const history = 'History'
export const whoChanged = 'Who changed what'
export const moment = (moment: string, line: string) => `${moment}: ${line}`
export const theClub = 'the club'
export const you = 'you'
export const lookedUp = 'emergency details looked up at the field by the coach'
export const addedBy = (who: string) => `added by ${who}`
export const removedBy = (who: string) => `removed by ${who}`
export const changedBy = (fields: string, who: string) => `${fields} changed by ${who}`
export const notesReadBy = (who: string) => `health notes read by ${who}`
export const mergedBy = (who: string) => `merged with a duplicate by ${who}`
export const recordChangedBy = (who: string) => `record changed by ${who}`
export const firstName = 'first name'
export const lastName = 'last name'
export const birthDate = 'birth date'
export const status = 'status'
export const shirtSize = 'shirt size'
export const sockSize = 'sock size'
export const shinGuardSize = 'shin guard size'
export const ballSize = 'ball size'
export const photoConsent = 'photo consent'
export const healthNotes = 'health notes'
export const emergencyContact = 'emergency contact'
export const emergencyPhone = 'emergency phone'
export const clearanceDate = 'medical clearance'

export const editTitle = 'Edit player'
export const editDescription = 'Update your player’s details.'
export const editPlayer = (player: string) => `Edit ${player}`
export const isSaved = (player: string) => `${player}’s details are saved.`
export const save = 'Save'
export const cancel = 'Cancel'
export const remove = (player: string) => `Remove ${player}`
export const removeLead =
  'Removes this player from your family. Just taking a break? Pause on the player’s page instead.'
export const removePlayer = 'Remove player'
export const removeQuestion = (player: string) => `Remove ${player} from your family?`
export const removing = 'Removing...'
export const keep = (player: string) => `Keep ${player}`
export const pastDisappears =
  'Past registrations and orders will disappear, too. Only the club can bring them back.'
export const isRemoved = (player: string) => `${player} has been removed.`
