export const title = 'Lunar New Year tournament'
export const description =
  'Short games on zodiac pitches, a lion dance, food, and a red envelope for every child: one day for all our families.'
export const keywords = 'Lunar New Year, youth soccer tournament, zodiac pitches, lion dance'
export const yearOf = (animal: string) => `Year of the ${animal}. `
export const lead =
  'Short games on twelve animal pitches, a lion dance at noon, and a red envelope for every child.'
export const registerTeam = 'Register a team'
export const forReferees = 'For referees'
export const divisionsFollow = 'Divisions follow with the registrations.'
export const drums =
  'The drums are loud: we say so before, and the quiet corner is behind the desk. No firecrackers.'
export const twelvePitches = 'Twelve animals, twelve pitches'
export const forAges = 'U6 to U15, families and guests'
export const kindActs = 'A kind act counts in every division.'
export const noScoresBelow = (age: number) =>
  `No scores for U${age} and younger; a kind act counts in every division.`
export const greetings = 'Greetings'
export const toWin = 'What there is to win'
export const lantern = 'The Fair Play lantern, in every division: for the team that was kindest.'
export const envelope = 'A red envelope with a chocolate coin and a kind note, for every child.'
export const championFrom = (age: number) => `A champion only for U${age} and older.`
export const yourAnimal = 'Your animal'
export const animalLead = 'From the day you were born; January and February babies, look closely.'
export const wishWall = 'The wish wall'
export const wishLead = 'Hang a lantern for what you wish the new year to bring. No name, no words to type.'
export const help = 'Food, helpers, referees'
export const helpers =
  'There is warm food all day. We look for marshals, game leaders, table helpers and people who greet families in Cantonese, Mandarin, Vietnamese or Korean: '
export const whichHours = 'tell us which hours suit you'
export const refereesFind = '. Referees find their games and the guide '
export const ownPage = 'on their own page'
export const afterOwnPage = '.'
export const sponsors = 'The food and the envelopes are paid for by our sponsors: would you like to be one? '
export const writeToUs = 'Write to us'
export const photosAre = '. Photos and films of other years are '
export const inShowcase = 'in the showcase'
export const withYes = '; nobody is in them without a yes.'
export const bornOn = 'Born on'
export const staysHere = 'This stays on your device.'
export const animalIs = (animal: string) =>
  `Your animal is the ${animal}. Find the ${animal} pitch and say hello.`
export const notThatFar = 'Our calendar doesn’t go back that far.'

export const lanternsHidden = 'The lanterns of the others cannot be seen at the moment.'
export const lanternLost = 'Your lantern did not reach the wall. Please try again when there is a connection.'
export const tooManyLanterns = 'Please wait a moment, then hang your lantern again.'
export const lanterns = ' lanterns'
export const lanternHangs = 'Your lantern is up. You can move it to another wish.'
