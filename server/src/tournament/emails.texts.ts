export const outSubject = (name: string) => `${name}: the schedule is out`
export const changedSubject = (name: string) => `${name}: times or places have changed`
export const isOut = (name: string, day: string | null, teams: string) =>
  `The schedule for ${name}${day === null ? '' : ` on ${day}`} is out. ${teams} can see when and where they play.`
export const hasChanged = (name: string, day: string | null) =>
  `Something has changed for ${name}${day === null ? '' : ` on ${day}`}.`
export const ofTeam = (team: string, changes: string) => `${team}: ${changes}.`
export const semicolon = '; '
export const between = ' '
export const newestOnPage = 'Paper schedules are out of date. The page always has the latest one.'
export const seeSchedule = 'See the schedule'

export const cancelledSubject = (name: string) => `${name} is cancelled`
export const isOff = (name: string, day: string | null) =>
  `${name}${day === null ? '' : ` on ${day}`} won’t take place. We’re sorry.`
export const tellOthers = 'Please tell anyone who was planning to come along. The page has the latest.'
export const seePage = 'See the page'
