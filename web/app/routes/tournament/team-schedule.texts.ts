export const title = 'Team schedule'
export const description =
  'When and where your team plays next, what to wear and who you’re up against. Add it to your own calendar.'
export const keywords = 'match times, team schedule, pitches'
export const notOut = 'Not out yet'
export const outBy =
  'The schedule is out by 6 PM on the Wednesday before the tournament. Your team will be here.'
export const and = (names: readonly string[]) => names.join(' and ')
export const whenAndWhere = 'When and where next?'
export const findTeam = 'Find your team'
export const unknownTeam = 'We can’t find this team. It may have a new name.'
export const remembered = 'This device will remember it for next time.'

export const twoAtOnce = (first: string, second: string) =>
  `Two games at once: ${first}, and ${second}. Ask the desk or another family for a hand.`
export const gameAt = (home: string, away: string, time: string, pitch: string | null) =>
  `${home} v ${away} at ${time} on ${pitch}`
export const another = 'Another team, or another day'
export const copyForFamily = 'Copy a link for the family'
export const chooseAnother = 'Choose another team'
export const printStrips = 'Print team strips'
export const followSecond = 'Follow a second team too'
export const nextFor = (team: string) => `Next for ${team}`
export const noGames = 'No games: the event is cancelled'
export const hasPlayed = (team: string) => `${team}: all games played`
export const thanks = 'Thank you for playing. See you next time.'
export const theirGames = 'this team’s games'
export const dayOf = (team: string) => `${team}: match day`
export const coach = (name: string) => `Coach ${name}`
export const noGamesYet = 'No games yet. They’ll show up here.'
export const changedFor = (team: string) => `What changed for ${team}`

export const inTime = (wait: string) => ` in ${wait}`
export const now = ' now'
export const hoursAndMinutes = (hours: number, minutes: number) => `${hours} h ${minutes} min`
export const where = 'Where'
export const opponent = 'Against'
export const wear = 'Wear'
export const yourShirt = 'Your shirt'
export const yourOther = ', your other shirt'
export const deskHasBibs = '; the desk has bibs'
export const meet = 'Meet'
export const besidePitch = (time: string) => `${time}, beside the pitch`
export const match = 'Match'
export const mapMarked = (pitch: string | null) => `Map, ${pitch} marked`
