import { listOf } from '@touchline/domain/words.ts'

export const title = 'My family'
export const description = 'Your next session, your to-dos and what’s due.'
export const hello = 'Hello'
export const helloTo = (name: string) => `Hello, ${name}`

export const toDo = 'To do'

export const threeSteps = 'Three steps to the field'
export const addPlayers = 'Add your players'
export const addPlayersLead = 'A name and a birth date each. It takes two minutes.'
export const addAnother = 'Add another player'
export const addFirst = 'Add your first player'
export const chooseProgram = 'Choose a program'
export const chooseProgramLead =
  'Saturday, Sunday or both. You’ll see the full price, with every discount, before you send anything.'
export const chooseFor = (player: string) => `Choose for ${player}`
export const payAndCome = 'Pay and come to training'
export const payAndComeLead =
  'We’ll review it and email you, then you pay by e-Transfer or in cash. After that, just bring water and shin guards.'

export const nextSession = 'Next session'
export const noSession = 'No upcoming sessions for your players. '
export const seePlans = 'See what the club has planned'
export const beThereAt = (time: string) => `be there at ${time}`
export const map = 'Map and directions'
export const stillReviewing = (players: string) => `We’re still reviewing the registration for ${players}.`
export const afterThat = (days: readonly string[]) => `After that: ${listOf(days, 'and')}. `
export const addToCalendar = 'Add them to my calendar'

export const cannotCome = (player: string) => `${player} can’t come`
export const isAbsent = (player: string) => `${player} can’t come. `
export const canCome = (player: string) => `${player} can come after all`
export const coachKnows = (player: string) => `The coach knows that ${player} can’t come.`
export const seeYou = 'See you at the field.'

export const tournaments = 'Tournaments'
export const isIn = ' is in '
export const isWaiting = (position: number) => ` is number ${position} on the waiting list for `

export const players = 'Players'
export const addPlayer = 'Add player'

export const thisMonth = (month: string) => `This month, ${month}`
export const fromMonth = (month: string) => `From ${month}`

export const seasonIsOpen = (season: string) => `${season} is open for you`
export const registerAgain = (players: string) => `Register ${players} again`
export const somethingElse = 'Something else this time'
export const daysToChoose = 'Days to choose'
export const from = (day: string) => `from ${day}`
export const onNow = (until: string) => `on now, until ${until}`
export const comma = ', '
export const seasonFor = (season: string, players: string) => `${season} for ${players}`
export const registering = 'Registering, one moment...'
export const notNow = 'Not now'
export const textsChanged = 'These have changed since last time. Please read them again.'
export const nothingToPayNow = (whenToPay: string) =>
  `Nothing to pay now: we’ll review it first. ${whenToPay}`

export const news = 'News'
export const allNews = 'All news'
