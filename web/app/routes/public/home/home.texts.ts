export const title = 'Youth soccer in Richmond and Vancouver'
export const everyChildPlays = 'Every child plays.'
interface Training {
  from: number
  to: number
  city: string
  days: string
  times: string
  price: string | null
}
export const description = ({ from, to, city, days, times, price }: Training) =>
  `Soccer training for ages ${from} to ${to} in ${city}, BC: ${days}, ${times}${
    price ? `, from ${price} a month` : ''
  }. Every child plays.`
export const keywords = (season: string | undefined) =>
  `${season?.toLowerCase() ?? 'training'}, register a child, featured game, family discount`
export const priceRange = (once: string, twice: string) => `${once}–${twice} a month`

export const ages = (from: number, to: number) => `Ages ${from}–${to}`
export const since = (year: number) => `since ${year}`
/** The headline, in pieces between which a line may break. */
export const headline = ['A ball,', 'a friend,', 'and every', 'child plays.']
export const betweenPieces = ' '
export const training = (days: string, times: string, place: string) => `${days}, ${times}, at ${place}.`
export const lowestPrice = (price: string) => `From ${price} a month.`
export const place = (field: string, city: string) => `${field} in ${city}`
export const seeWeekend = 'See this weekend'

export const weekend = 'This weekend'
export const notBegun = 'The season hasn’t started yet. First session:'
export const allDay = 'All day'
export const comma = ', '
export const beThere = (time: string) => `be there at ${time}`
export const postedBy = (time: string) =>
  `If anything changes, we’ll post it at the top of this site by ${time}.`
export const noMatch = 'Training weekend, no match.'
export const seasonDone = (season: string) => `No training this weekend: the ${season} season is over.`
export const nextUp = 'Next up:'
export const fullTime = 'Full time. See you next season.'
export const seasonWords = (sessions: number, dates: string, last: string) =>
  `${sessions} sessions from ${dates}, the last ones on ${last}.`
export const aboutEvent = 'About the'
export const seeEvents = 'See events'
export const askWhen = 'Ask when we start again'

export const cost = 'What it costs your family'
export const noPrices = 'Prices are posted here when registration opens.'
export const costLead = (season: string, whenToPay: string) =>
  `${season}. Change the numbers and the price updates, line by line. ${whenToPay}`
export const perMonth = '/month'
export const off = ' off'
export const onceAWeek = (days: string) => `Once a week, ${days}`
export const twiceAWeek = (days: string) => `Twice a week, ${days}`
export const familyDiscount = (who: string) => `Family discount, ${who}`

export const calculator = 'Price calculator'
export const childrenOnce = 'Children who train once a week'
export const childrenTwice = 'Children who train twice a week'
export const months = 'Months'
export const program = 'Program'
export const workItOut = 'Work it out'
export const familyPays = 'Your family pays'
export const chooseChildren = 'Choose how many children train.'
export const chooseMonth = 'Choose at least one month.'
export const insteadOf = 'instead of '
export const saving = (amount: string) => `Your family saves ${amount} this month.`
export const savingOver = (amount: string, months: number) =>
  `Your family saves ${amount} over these ${months} months.`
export const childOnce = (child: string) => `${child}, once a week`
export const childTwice = (child: string) => `${child}, twice a week`
export const copyLink = 'Copy the link'

export const calendar = (season: string) => `${season} calendar`
export const tapADay = 'Tap a day for its time and place.'
export const season = 'Season'
export const sessions = 'sessions'
export const games = 'games'

export const featuredGame = 'Featured game'
export const seenAll = (count: number) => `You’ve seen all ${count}.`
export const watchAnother = 'Watch another'
export const allFilms = 'All videos, in slow motion too'
export const videoPage = 'Our video page'
export const photoPage = 'Our photo page'

export const matches = 'Upcoming matches'
export const cheer = 'Come and cheer, for both teams.'
export const noneEver = 'No matches planned. We’re training, and that’s a game too.'
export const nonePlanned =
  'No matches planned right now. These were the last ones; more will come with the new season.'
export const allEvents = 'See all events'

export const colours = 'Team colours'
export const coloursLead = 'Find your colour and you’ve found your team.'
export const coaches = 'Your player’s coaches'
export const coachesLead = 'What they’d tell you on the sideline.'
export const meetCoaches = 'Meet them'
export const philosophy = 'Our philosophy'
export const philosophyLead = 'What we promise every child and every family.'
export const kits = (price: string) => `Kits from ${price}`
export const kitsLead =
  'Socks, shirts, shorts, a rain jacket for November. Order on your phone, pick up at training.'
export const seeKits = 'See the kits'
export const nextClubDay = 'Next club day'
export const seeDay = 'See the day'
export const seeClubDays = 'See all club days'
export const faq = 'What parents ask'
export const askElse = 'Ask us something else'
