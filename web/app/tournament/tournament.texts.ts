/** Texts that the pages of a tournament share. */

export const against = (home: string, away: string) => `${home} v ${away}`
export const gameOn = (pitch: string | null, home: string, away: string) => `${pitch}: ${home} v ${away}`
export const gamesOn = (games: readonly string[]) => `${games.join(' · ')}.`
export const comma = ', '
export const stop = '.'
export const colon = ': '
export const min = (minutes: number) => `${minutes} min`
export const dateSoon = 'Date soon'
export const dateFollows = 'Date TBA'
export const joined = (words: readonly string[]) => words.join(', ')
export const names = (names: readonly string[]) => names.join(', ')
export const ball = (sizes: string) => sizes

/** The line under the head. */

export const now = 'Now'
export const next = 'Next'
export const cancelled = 'Cancelled'
export const over = 'Over'
export const toCome = 'Upcoming'
export const today = 'Today'
export const dayOff = 'The event is cancelled.'
export const dayOn = 'The event is on.'
export const dayDelayed = 'The event starts later.'
export const dayMoved = 'The event has a new time or place.'
export const kindDay = 'Thank you for a kind day. The schedule stays here if you’d like to look back.'
export const nobodyPlaying = 'No games are on right now.'
export const itemAt = (title: string, place: string) => ` ${title}${place && `, ${place}`}.`
export const nextGames = (time: string, minutes: number, games: string) =>
  `${time}, in ${minutes} min: ${games}`
export const noMoreGames = 'No more games today.'
export const nextItem = (time: string, title: string) => ` ${time}: ${title}.`
export const dateFollowsSoon = 'The date is coming soon.'
export const onDay = (day: string) => `${day}.`
export const onDayFrom = (day: string, first: string) => `${day}, first kick-off ${first}.`
export const tomorrow = ' That’s tomorrow.'
export const daysToGo = (days: number) => ` ${days} days to go.`
export const noTimesYet = 'No game times yet.'
export const firstAndLast = (first: string, last: string) => `First kick-off ${first}, last one ${last}.`

/** Which revision it is, and what changed. */

export const revision = (revision: number) => `Revision ${revision}`
export const revisionOf = (revision: number, at: string) => `Revision ${revision} · ${at}`
export const offline = (revision: number) => `Offline, revision ${revision}`
export const offlineOf = (revision: number, at: string) => `Offline, revision ${revision} · ${at}`
export const lastSeen = ' That’s the latest one on this device.'
export const paperIsCurrent = (revision: number) => `Your paper is current: revision ${revision}.`
export const newChanges = 'New changes'
export const changeCount = (count: number) => (count === 1 ? '1 change' : `${count} changes`)
export const paperIsOld = (paper: number, revision: number, changes: string) =>
  `Your paper is revision ${paper}, now it’s ${revision}: ${changes}`
export const sinceYouLooked = (changes: string) => `${changes} since you last looked`
export const seenThis = 'Mark as seen'
export const changesTitle = 'Changes'
export const nothingChanged = 'Nothing has changed.'
export const changedIn = (revision: number, at: string) => `Revision ${revision}, ${at}:`

/** The facts of the day. */

export const dayInShort = 'At a glance'
export const day = 'Day'
export const followsSoon = 'coming soon'
export const firstKickOff = 'First kick-off'
export const place = 'Place'
export const someplace = 'Richmond, BC'
export const ages = 'Ages'
export const fee = 'Fee'
export const free = 'free'
export const forEach = (fee: string) => `${fee} per child`
export const signUp = 'Sign up'
export const closedSince = (day: string) => `closed on ${day}`
export const until = (day: string) => `until ${day}`
export const timesFollow = 'Times come out with the draw.'

/** Divisions, games and tables. */

export const divisionsTitle = 'Divisions and formats'
export const divisionTable = 'Divisions table'
export const division = 'Division'
export const players = 'Players'
export const halves = 'Halves'
export const ballColumn = 'Ball'
export const sideLine = 'Side line'
export const offside = 'Offside'
export const results = 'Results'
export const nobodyInGoal = (format: string) => `${format}, no goalkeeper`
export const halvesOf = (halves: number, minutes: number) => `${halves} × ${minutes} min`
export const throwIn = 'Throw-in'
export const passIn = 'Pass or dribble in'
export const yes = 'Yes'
export const no = 'No'
export const kept = 'Kept'
export const none = 'None'
export const teams = 'The teams'
export const theDay = 'The day'
export const awards = 'Awards'
export const pitches = 'The pitches'
export const pitchMap = 'Pitch map'
export const pitchesOnMap = (label: string, names: string) => `${label}: ${names}`
export const pitchAndType = (name: string, type: string) => `${name} (${type})`
export const noTime = 'No time'
export const noPitch = 'No pitch'
export const v = ' v '
export const labelOf = (label: string, division: string) => `${label}, ${division}`
export const stageOf = (stage: string) => `, ${stage.toLowerCase()}`
export const semiFinal = 'Semi-final'
export const thirdPlace = 'Third place'
export const final = 'Final'
export const bibsNeeded = 'Bibs needed'
export const refereeIs = (name: string) => `Referee ${name}`
export const refereeToCome = 'Referee TBA'
export const otherShirt = ', their other shirt'
export const ready = 'Ready'
export const live = 'Playing now'
export const halfTime = 'Half-time'
export const played = 'Played'
export const notPlayed = 'Not played'
export const stopped = 'Abandoned'
export const postponed = 'Postponed'
export const standings = 'Standings'
export const standingsLead = 'Only where results are kept, with the reason for each place.'
export const tableFollows = (group: string, teams: string) =>
  `${group}: ${teams}. Standings start with the first result.`
export const team = 'Team'
export const playedColumn = 'Played'
export const won = 'Won'
export const drawn = 'Drawn'
export const lost = 'Lost'
export const goals = 'Goals'
export const points = 'Points'
export const why = 'Why'
export const placeOf = (place: number) => `${place}. `

/** The whole schedule. */

export const tournament = 'Tournament'
export const scheduleOf = (tournament: string) => `${tournament}: schedule`
export const scheduleLead = 'Follow your team, your pitch or your referee. The page updates automatically.'
export const followTeam = 'Follow my team'
export const printList = 'Print the list'
export const gamesOf = (shown: number, all: number) => `${shown} of ${all} games`
export const allGames = (games: number) => `All ${games} games`
export const view = 'View'
export const list = 'List'
export const grid = 'Grid'
export const bigScreen = 'Big screen'
export const noGameFits = 'No games match. Try fewer filters, or show everything.'
export const notDrawn = 'Not drawn yet'
export const drawIsOut = (tournament: string) =>
  `The draw for ${tournament} comes out on the Thursday before. Your team will be here.`
export const anyDay = 'the day'
export const all = 'All'
export const pitch = 'Pitch'
export const referee = 'Referee'
export const show = 'Show'
export const showEverything = 'Show everything'
export const gridLabel = 'Grid of fields and kick-offs'
export const fieldsAndKickOffs = 'Fields and kick-offs'
export const kickOff = 'Kick-off'
export const wouldLikeToCome = 'Let us know you’d like to come'
export const orLookAt = ', or look at '
export const whatsOn = 'what’s on'

/** For the screen at the desk. */

export const bigScreenOf = (tournament: string) => `${tournament}, big screen`
export const nextAt = (time: string) => `Next, ${time}`
export const firstAt = (time: string) => `First, ${time}`
export const dayIsOver = 'The day is over. Thank you for being kind.'
export const nowItem = 'Now: '
export const leaveBigScreen = 'Exit big screen'
