export const noTournament = 'We can’t find this tournament.'
export const titleOn = (tournament: string, day: string) => `${tournament}, ${day}`
export const description = (tournament: string) =>
  `${tournament}: teams, times, pitches and results on one page.`
export const keywords = 'youth soccer tournament, teams, schedule, standings'
export const teamsFollow = 'Teams and times come out with the draw.'
export const wholeSchedule = 'Full schedule'
export const more = 'More'
export const allTournaments = 'All tournaments'
export const whatElse = 'What else is on'
export const counts = (teams: number, games: number, divisions: number) =>
  `${teams} teams, ${games} games, ${divisions === 1 ? 'one division' : `${divisions} divisions`}.`
export const lookBack = 'Look back at the day'
export const findMyTeam = 'Find my team'
export const drawnSoon = 'Teams and times will be here as soon as they’re drawn.'
export const forHelpers = 'For referees and helpers'
export const refereesAndFields = 'Referees and fields'
export const rundown = 'Rundown'
export const scoreCards = 'Score cards'
export const poster = 'Printable poster'

export const scheduleDescription = (tournament: string) =>
  `Who plays when and where at ${tournament}: now and next, by team, division, pitch and referee.`
export const scheduleKeywords = 'match times, pitches, now and next'
