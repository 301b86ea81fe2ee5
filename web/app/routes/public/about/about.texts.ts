export const title = 'About the club'
export const description =
  'A small youth soccer club in Richmond and Vancouver, founded in 2022: what we promise, how each age trains, and who coaches your player.'
export const keywords = 'coaches, philosophy, safe sport, since 2022'
export const since = (area: string, year: number) => `${area}, since ${year}`
export const headline = 'Small enough to know every name'
export const lead = (from: number, to: number) =>
  `Soccer for ages ${from} to ${to}, run by neighbours for neighbours.`
export const directions = 'Come to a session: directions'
export const story = 'How it began'
export const philosophy = 'Our philosophy'
export const philosophyLead = 'What we promise every child and every family.'
export const safeSport = 'Safe sport'
export const safeSportLead = 'What we do, for every player, every time.'
export const readRules = 'Read the rules'
export const yourData = 'How we handle your data'
export const volunteers = 'Lend a hand'
export const canHelp = 'I can help'

export const eachAge = 'How each age trains'
export const findTeam = 'Find your player’s team'
export const agesBefore = 'Ages '

export const coaches = 'The coaches'
export const coachesLead = 'Each has a game for your living room. Flip the card to see it.'
export const favouriteGame = 'Favourite game as a child'
export const certificates = 'Certificates'
export const tryAtHome = 'Try this at home in 5 minutes'

export const gate = 'The gate'
export const parking = 'Parking'
export const transit = 'Transit'
export const washrooms = 'Washrooms'
export const lights = 'Lights'
export const floodlit = 'The field is floodlit.'
export const notFloodlit = 'The field has no floodlights.'
export const openMap = 'Open the map'
