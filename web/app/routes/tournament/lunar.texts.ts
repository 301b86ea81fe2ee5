export const title = 'Lunar New Year tournament'
export const description =
  'Short games on zodiac pitches, a lion dance, food, and a red envelope for every child: one day for all our families.'
export const keywords = 'Lunar New Year, youth soccer tournament, zodiac pitches, lion dance'
export const yearOf = (animal: string) => `Year of the ${animal}. `
export const lead =
  'Short games on twelve animal pitches, a lion dance at noon, and a red envelope for every child.'
export const registerTeam = 'Register a team'
export const forReferees = 'For referees'
export const divisionsFollow = 'Divisions will be set once registrations are in.'
export const drums =
  'The drums are loud: we’ll warn you first, and there’s a quiet corner behind the desk. No firecrackers.'
export const twelvePitches = 'Twelve animals, twelve pitches'
export const forAges = 'U6 to U15, families and guests'
export const kindActs = 'A kind act counts in every division.'
export const noScoresBelow = (age: number) =>
  `No scores for U${age} and younger; a kind act counts in every division.`
export const greetings = 'Greetings'
export const toWin = 'What you can win'
export const lantern = 'The Fair Play lantern, for the kindest team in every division.'
export const envelope = 'A red envelope with a chocolate coin and a kind note, for every child.'
export const championFrom = (age: number) => `Champions for U${age} and older only.`
export const yourAnimal = 'Your animal'
export const animalLead = 'It goes by your birth date. January and February babies, look closely.'
export const wishWall = 'The wish wall'
export const wishLead = 'Hang a lantern for what you’d like the new year to bring. No name, nothing to type.'
export const help = 'Food, helpers, referees'
export const helpers =
  'There’s warm food all day. We’re looking for marshals, game leaders, table helpers and people to greet families in Cantonese, Mandarin, Vietnamese or Korean: '
export const whichHours = 'tell us which hours work for you'
export const refereesFind = '. Referees will find their games and the guide '
export const ownPage = 'on their own page'
export const afterOwnPage = '.'
export const sponsors = 'Our sponsors pay for the food and the envelopes. Would you like to be one? '
export const writeToUs = 'Contact us'
export const photosAre = '. Photos and videos from past years are '
export const inShowcase = 'in the showcase'
export const withYes = '; no one is in them without permission.'
export const bornOn = 'Birth date'
export const staysHere = 'This stays on your device.'
export const animalIs = (animal: string) =>
  `Your animal is the ${animal}. Find the ${animal} pitch and say hello.`
export const notThatFar = 'Our calendar doesn’t go back that far.'

export const lanternsHidden = 'We can’t show the other lanterns right now.'
export const lanternLost = 'Your lantern didn’t reach the wall. Please try again when you have a connection.'
export const tooManyLanterns = 'Please wait a moment, then hang your lantern again.'
export const lanterns = ' lanterns'
export const lanternHangs = 'Your lantern is up. You can move it to another wish.'
