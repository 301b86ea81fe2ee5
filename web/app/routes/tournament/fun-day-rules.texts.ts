export const title = 'Fun day rules'
export const description =
  'Pick your age and read your rules in ten lines: players, halves, restarts, substitutions and why no one keeps score.'
export const keywords = 'small-sided rules, rules by age, no scores under 13'
export const lead = 'Pick your age. Ten lines and you’re ready to play.'
export const printPageOf = (division: string) => `Print the ${division} page`
export const printPage = 'Print this page'
export const yourAge = 'Your age'
export const age = 'Age'
export const numbersFollow =
  'Short games, fair sides, everyone plays. The details for your age come out with the draw.'
export const restarts = 'Restarts in pictures'
export const quiz = 'Rules captain'
export const quizLead = 'Five questions. Get them all right and the badge is yours.'
export const together = 'For everyone'
export const sameTime = 'Everyone gets equal playing time. Substitutes come on with the referee’s OK.'
export const evenOut = (goals: number) =>
  `When one side is ${goals} goals ahead, the coaches add a player to the other or swap some, without saying why.`
export const spectators =
  'Spectators stand on the far side, opposite the benches. Cheer; leave the coaching to the coach.'
export const noScores =
  'We don’t keep score: children this age learn more, and enjoy coming back more, without standings.'
export const unclear =
  'Something unclear? Have your coach ask the desk. Please don’t argue with referees: many are children.'
export const headKnock =
  'A knock to the head means off for the day. A parent and a doctor decide what’s next.'
export const thunder =
  'If there’s thunder, everyone leaves the field at once. We wait 30 minutes after the last clap.'
export const allRules = 'All club rules'

export const fullMarks = 'Five out of five: you’re a rules captain. Tell the desk to get your badge.'
export const someRight = (right: number) => `${right} out of five. Change your answers and try again.`
export const ask1 = 'The ball goes over the side line in U8. What now?'
export const ask1a = 'Throw-in'
export const ask1b = 'Pass or dribble it in'
export const ask1c = 'Corner kick'
export const ask2 = 'One team is far ahead. What do coaches do?'
export const ask2a = 'Nothing'
export const ask2b = 'Stop'
export const ask2c = 'Even the sides out'
export const ask3 = 'A player bumps their head. When can they play again?'
export const ask3a = 'In 5 minutes'
export const ask3b = 'Not today'
export const ask3c = 'After a drink'
export const ask4 = 'Who can argue with the referee?'
export const ask4a = 'The captain'
export const ask4b = 'A parent'
export const ask4c = 'No one'
export const ask5 = 'Who won the fun day?'
export const ask5a = 'The team with the most goals'
export const ask5b = 'Everyone who played'
export const ask5c = 'The oldest'
