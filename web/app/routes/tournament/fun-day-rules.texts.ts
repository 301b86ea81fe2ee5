export const title = 'Fun day rules'
export const description =
  'Pick your age and read your rules in ten lines: players, halves, restarts, substitutions and why nobody counts.'
export const keywords = 'small-sided rules, rules by age, no scores under 13'
export const lead = 'Pick your age. Ten lines, and you know it all.'
export const printPageOf = (division: string) => `Print the page of ${division}`
export const printPage = 'Print this page'
export const yourAge = 'Your age'
export const age = 'Age'
export const numbersFollow =
  'Short games, fair sides, everybody plays. The numbers for your age follow with the draw.'
export const restarts = 'Restarts in pictures'
export const quiz = 'Rules captain'
export const quizLead = 'Five questions. All right, and the badge is yours.'
export const together = 'For everybody'
export const sameTime = 'Everybody plays the same time. Substitutes come on whenever the referee nods.'
export const evenOut = (goals: number) =>
  `When one side is ${goals} goals ahead, the coaches add a player to the other or swap some, without announcing why.`
export const spectators =
  'Spectators stand on the far side, opposite the benches. Cheer; leave the coaching to the coach.'
export const noScores =
  'We keep no scores: children of this age learn more and come back more gladly without a table.'
export const unclear =
  'Something unclear? Your coach asks the desk. Nobody argues with a referee, many are children.'
export const headKnock =
  'A knock to the head means off for the day. A parent and a doctor decide what’s next.'
export const thunder = 'Thunder clears the field at once. We wait 30 minutes after the last one.'
export const allRules = 'All rules of the club'

export const fullMarks = 'Five of five: you are a rules captain. Tell the desk, there is a badge.'
export const someRight = (right: number) => `${right} of five. Change your answers and try again.`
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
export const ask4 = 'Who may argue with the referee?'
export const ask4a = 'The captain'
export const ask4b = 'A parent'
export const ask4c = 'Nobody'
export const ask5 = 'Who won the fun day?'
export const ask5a = 'The team with most goals'
export const ask5b = 'Everybody who played'
export const ask5c = 'The oldest'
