export const playFirst = 'Play first'
export const playFirstText =
  'A ball at every foot and a game in every session. Children learn soccer by playing it, not by standing in line.'
export const everyChild = 'Every child plays'
export const everyChildText =
  'Nobody sits out because somebody else is faster. Everyone tries every position, and everyone has a turn in goal.'
export const effort = 'Effort over score'
export const effortText = 'We praise the brave try, the kind word and the second go.'
/** Results are kept from age group `from` up. */
export const noScores = (from: number) => ` For U${from - 1} and younger, we don’t keep score at all.`
export const families = 'Families belong'
export const familiesText =
  'Parents join the last game, grandparents get the good bench, and brothers and sisters cost less.'

interface Story {
  year: number
  from: number
  to: number
  area: string
  field: string
  city: string
}
export const story = ({ year, from, to, area, field, city }: Story) => [
  `PMFC began in ${year} with a bag of balls and a handful of neighbours who wanted their children to play outside, together, without it costing a fortune.`,
  `Today we train children from ${from} to ${to} from ${area}. We’re still small enough to know every player’s name.`,
  `We meet at ${field} in ${city}. Come by and watch: the best way to get to know a club is to hear how it sounds.`,
]

export const stories = 'Stories and a ball each'
export const storiesText =
  'Short games inside a story, a snack in the middle, and a grown-up close by. The aim is to love coming back.'
export const meAndTheBall = 'Me and the ball, then you and me'
export const meAndTheBallText =
  'Lots of touches, brave dribbling and the first passes. Small games of three and four a side, so that everyone is in it.'
export const friendsWhoPass = 'Friends who pass'
export const friendsWhoPassText =
  'The golden years for learning. First touch, passing and moving, with questions instead of orders, and seven-a-side games.'
export const thinkingPlayers = 'Thinking players'
export const thinkingPlayersText =
  'Technique under pressure, bigger games and more say: players help to plan the session and review it themselves.'

export const safeSport = [
  'We only take and show photos if the family says yes.',
  'Health notes are private: only your family and the people at the club who need them can see them.',
  'After a suspected concussion nobody plays again without written medical clearance.',
  'An adult from the family stays at the field for every player under 6.',
  'Something doesn’t feel right? Email or call us; you choose who you talk to.',
]

export const volunteers =
  'We are looking for helpers: setting up goals, pouring hot chocolate, taking photos, refereeing small games. An hour a month makes a difference.'
