export const title = 'Referees'
export const pageTitle = 'Referees of the Lunar New Year tournament'
export const description =
  'Your games, check-in time, walks between pitches, half lengths and restarts, and a guide to take along.'
export const keywords = 'referees, game leaders, tournament assignments'
export const notOut = 'Not out yet'
export const outByThursday = 'Assignments are out by Thursday; until then, tell us your hours.'
export const lead = 'Your games, times and pitches.'
export const guide = 'The referees’ guide'
export const allFields = 'All fields'
export const myGames = 'My games'
export const chooseName = 'Choose your name.'
export const cannotMakeIt = 'Can’t make it, or want to swap? Call the desk: '
export const checkIn = 'Check-in'
export const comeToTent = 'Come to the tent 30 to 45 minutes before your first game: '
export const atDesk = 'at the desk'
export const bring = 'Bring a whistle, a watch, dark shorts and water; we have shirts, cards and pens.'
export const missingReferee =
  'If a referee is missing 5 minutes before kick-off, both teams go to the marshal.'
export const snacks = 'Snacks are in the tent. We log your hours there too, for your pay or for school.'
export const mentor = 'First tournament? A mentor will join you for your first game: just ask at the tent.'
export const standby = (names: string) => `Standby: ${names}`
export const halfLengths = 'Half lengths and restarts'

export const writePin = 'Please enter the PIN the coordinator gave you.'
export const confirming = 'Confirming...'
export const confirmed = (games: number) => `Confirmed: ${games === 1 ? '1 game' : `${games} games`}.`
export const thankYou = ' Thank you. If anything changes, you’ll see it here.'
export const yourPin = 'Your PIN'
export const pinHint = 'Six digits, from the coordinator.'
export const confirmGames = 'Confirm my games'
export const isMentor = 'Mentor'
export const noConnection = 'You’re offline. Please try again when you have a connection.'
export const wrongPin = 'That PIN doesn’t match this referee. Please ask the coordinator.'
export const tooManyTries = 'Too many tries. Please wait a few minutes, or ask the coordinator.'
export const role = (role: string) => role.toLowerCase().replaceAll('_', ' ')

export const fieldsTitle = 'Referees and fields'
export const fieldsDescription =
  'Who referees which game, where and when: by field, by referee or as a grid, on screen or on paper.'
export const fieldsKeywords = 'referees by field, match officials, schedule'
export const byField = 'By field'
export const byReferee = 'By referee'
export const outByThursdayBefore = 'Assignments are out by the Thursday before the tournament.'
export const whoWhereWhen = 'Who, where and when.'
export const printSlips = 'Print slips'
export const printFields = 'Print fields'
export const refNeeded = 'Ref needed'
export const clashMark = ' ⚠ Clash'
export const neededCount = (count: number) => (count === 1 ? '1 referee needed' : `${count} referees needed`)
export const gameAt = (time: string, pitch: string | null, label: string) => `${time}, ${pitch}, ${label}`
export const areFree = (names: string) => `: ${names} would be free.`
export const nobodyFree = ': no one is free.'
export const twoAtOnce = (referee: string | null, first: string, second: string) =>
  `${referee} has ${first} and ${second} at the same time. Please tell the coordinator.`
export const gameOn = (label: string, pitch: string | null) => `${label} on ${pitch}`
export const gamesEach = 'Games each'
export const noGameFits = 'No games match.'
export const match = 'Match'
export const home = 'Home'
export const away = 'Away'
export const referee = 'Referee'
export const refereeNeeded = 'Referee needed'
export const assistant = 'Assistant'
export const halves = 'Halves'
export const cardIn = 'Card handed in'
export const sideIn = (team: string, colour: string) => `${team} (${colour.toLowerCase()})`
export const matchLine = (time: string, label: string, division: string) => `${time} ${label}, ${division}`
export const standbyPlease = 'Standby: please check in at the tent. We may need you.'
export const checkInAt = (time: string, games: number) =>
  `Check in at ${time}. ${games === 1 ? '1 game' : `${games} games`}.`
export const gapAndWalk = (minutes: number, metres: number) => `${minutes} min, ${metres} m to walk`
export const gapSamePitch = (minutes: number) => `${minutes} min, same pitch`
export const slipGame = (pitch: string | null, label: string, division: string, home: string, away: string) =>
  `${pitch}, ${label} ${division}: ${home} v ${away}`
export const afterwards = (name: string) => ` Then: ${name}`
export const paperFields = 'Fields'
export const paperSlips = 'Referee slips'
export const paperFieldsLead = 'One landscape page per field.'
export const paperSlipsLead = 'Six to a sheet. Cut along the dashed lines.'

export const thanksTitle = 'Thank you, referees'
export const thanksLead = 'From the teams, to everyone who refereed and helped.'
export const notes = 'Thank-you notes'
export const toAndFrom = (to: string, from: string) => `To ${to}, from ${from}`
export const noNotes = 'No notes here yet. Yours could be the first.'
export const writeNote = 'Write a thank-you note'
export const aNote = 'A thank-you note'
export const yourTeam = 'Your team'
export const chooseTeam = 'Choose your team'
export const teamIn = (team: string, division: string) => `${team}, ${division}`
export const to = 'To'
export const chooseWhom = 'Choose who you’d like to thank'
export const yourWords = 'Your message'
export const wordsHint = 'First names only, please. The desk reads it before it goes up.'
export const sendNote = 'Send the note'
export const notNow = 'Not now'
export const sending = 'Sending...'
export const noteThanks = 'Thank you.'
export const noteIsRead = ' The desk reads your note first and shortens full names. Then it appears here.'
export const teamMissing = 'Choose your team.'
export const whomMissing = 'Choose who you’d like to thank.'
export const wordsMissing = 'Write a few words.'
export const noteLost =
  'Your note didn’t reach us. It’s still here: send it again when you have a connection.'
export const noteRefused = 'We couldn’t take your note just now. Please try again later.'
