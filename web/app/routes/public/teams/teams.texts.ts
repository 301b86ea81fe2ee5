import { listOf } from '@touchline/domain/words.ts'

export const title = 'Teams and colours'
export const description =
  'Pick your child’s birth year and see the age group, the team colour, the coach and how they play.'
export const keywords = 'soccer teams by birth year, team colours, U6 to U15'
export const eyebrow = (season: string) => `${season}, U6 to U15`
export const headline = 'Find your colour'
export const lead = 'Teams go by birth year. Pick your child’s to meet the team.'
export const show = 'Show the team'
export const ourTeams = 'Our teams'
export const allTeams = 'All teams'
export const teamsLead = (count: number) => `Same field, same weekend, ${count} colours.`
export const colourKit = 'Colour your own kit'
export const colourKitLead = 'A page to print, a shirt to colour, a name to write. Bring it to training.'
export const openSheet = 'Open the printable sheet'

export const trains = 'Trains'
export const coach = 'Coach'
export const plays = 'Plays'
export const ball = 'Ball'
export const nextMatch = 'Next match'
export const notPlanned = 'Not scheduled yet'
export const matchAt = (day: string, time: string) => `, ${day}, ${time}`
export const against = ' v '
export const away = ', away in '
/** In the middle of a sentence; the club’s own names stay as they are. */
export const colour = (name: string) => name
export const awayColour = (name: string) => name.toLowerCase()
export const born = (groups: readonly string[], years: readonly string[]) =>
  `${groups.join(', ')} (born ${listOf(years, 'or')})`
export const seeSchedule = 'See the '
export const schedule = ' schedule'

export const bornIn = (year: number) => `Born ${year}`
export const otherAges = (from: number, to: number) =>
  `Our teams are for ages ${from} to ${to}. Please ask us: there may be a way to take part, or a club nearby that fits.`
export const ask = 'Ask us'
export const tellMe = 'Tell me when it starts'
export const forming = 'This team is just forming. It starts once there are 6 players.'
export const thisTeam = 'This is your child’s team.'
export const oneOfThese = 'Your child will be on one of these; the coaches will tell you which.'

export const print = 'Print the sheet'
export const back = 'Back to the teams'
export const myKit = 'My PMFC kit'
export const myName = 'My name'
export const myTeam = 'My team'
export const outline = 'Outlines of a shirt, shorts and two socks to colour in'
export const yourKit = 'Stripes, dots, a dragon? It’s your kit. Show it to your coach.'
