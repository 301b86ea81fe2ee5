export const title = 'Referees’ guide'
export const description =
  'The guide for referees and game leaders: before the game, rules by age, words for the youngest, head knocks, thunder, cards.'
export const keywords = 'referee guide, youth referees, restarts, head injuries'
export const lead = 'For the night before and for your pocket. Open it once and it works offline.'
export const print = 'Print the guide'
export const pocketFold = 'Pocket fold'
export const byAge = '2. Rules by age'
export const notSettled = 'Ask the desk: the divisions aren’t set yet.'
export const restarts = '3. Restarts in pictures'
export const pocketTitle = 'Pocket referees’ guide'
export const printPocket = 'Print the pocket fold'
export const backToGuide = 'Back to the guide'
export const pocketLead =
  'Trim the white edge, fold into eight along the dashed lines, cut the thick line, and push it together into a booklet.'
export const contacts = '12. Contacts'
export const desk = 'Desk'
export const firstAid = 'First aid'
export const aed = 'AED'
export const hospital = 'Hospital'
export const lostChild = 'Lost child'
export const emergency = 'Emergency'

export const pocketPage = (page: number) => `Pocket page ${page}`
export const notes = 'Notes'
export const nameLine = 'Name: ____________________'
export const motto = '“Explain first, whistle second.”'
export const beforeAndTime = 'Before, time'
export const wordsAndMisconduct = 'Words, misconduct'
export const safety = 'Safety, sideline'
export const after = 'After the game'
export const contactsTitle = 'Contacts'
export const askDesk = 'Ask the desk'
export const ageLine = (format: string, time: string, pause: number, ball: string, players: number) =>
  `${format}, ${time}, break ${pause}, ball ${ball}, at least ${players} to start. `
export const lawsLine = (restart: string, offside: string, goalKick: string) =>
  `${restart}, ${offside}, ${goalKick}. `
export const offside = 'offside'
export const noOffside = 'no offside'
export const behindHalfway = 'goal kick: behind halfway'
export const behindThird = 'goal kick: behind the third'
export const asInLaws = 'goal kick: as in the laws'
export const scoreKept = 'Score kept.'
export const noScore = 'No score.'
