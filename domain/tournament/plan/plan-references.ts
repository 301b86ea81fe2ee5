import type { Complaint } from '../../complaints.ts'
import type { Match, Plan, Side } from './plan.ts'
import { isKnockOut, sideKey, sidesOf } from './sides.ts'

type Rows = readonly { id: string }[]
const idsOf = (rows: Rows) => new Set(rows.map(({ id }) => id))

/** Ids that are not unique or lead nowhere, and rows that contradict each other (T-1). */
export function referenceComplaints(plan: Plan): Complaint[] {
  const complaints = twins(plan)
  if (complaints.length > 0) return complaints
  const check = leadsNowhere(plan, complaints)
  checkTeams(plan, check, complaints)
  checkPitches(plan, check, complaints)
  plan.matches.forEach((match, n) => {
    checkMatch(plan, match, n, check, complaints)
  })
  checkPeople(plan, check)
  return complaints
}

function twins(plan: Plan): Complaint[] {
  const complaints: Complaint[] = []
  for (const [list, rows] of Object.entries(plan)) {
    if (!Array.isArray(rows)) continue
    const seen = new Set<string>()
    rows.forEach((row: unknown, n) => {
      const id = typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : null
      if (id !== null && seen.has(id))
        complaints.push({ path: [list, n, 'id'], message: `${id} is listed twice.` })
      if (id !== null) seen.add(id)
    })
  }
  return complaints
}

type Check = (path: PropertyKey[], list: keyof Plan, id: string | null) => boolean

function leadsNowhere(plan: Plan, complaints: Complaint[]): Check {
  const known = new Map<keyof Plan, Set<string>>()
  return (path, list, id) => {
    if (id === null) return true
    const ids = known.get(list) ?? idsOf(plan[list] as Rows)
    known.set(list, ids)
    if (ids.has(id)) return true
    complaints.push({ path, message: `There is no ${id} among the ${list}.` })
    return false
  }
}

function checkTeams(plan: Plan, check: Check, complaints: Complaint[]) {
  const divisionOf = new Map(plan.groups.map(({ id, divisionId }) => [id, divisionId]))
  plan.divisions.forEach(({ play, recordsResults }, n) => {
    if ((play === 'FINAL' || play === 'SEMIS') && !recordsResults)
      complaints.push({
        path: ['divisions', n, 'play'],
        message: 'Finals need scores, and this division doesn’t keep any.',
      })
  })
  plan.groups.forEach(({ divisionId, kicksOrder }, n) => {
    check(['groups', n, 'divisionId'], 'divisions', divisionId)
    for (const id of kicksOrder) check(['groups', n, 'kicksOrder'], 'teams', id)
  })
  plan.teams.forEach(({ divisionId, groupId }, n) => {
    check(['teams', n, 'divisionId'], 'divisions', divisionId)
    if (check(['teams', n, 'groupId'], 'groups', groupId) && divisionOf.get(groupId) !== divisionId)
      complaints.push({ path: ['teams', n, 'groupId'], message: 'This group belongs to another division.' })
  })
  plan.players.forEach(({ teamId }, n) => {
    check(['players', n, 'teamId'], 'teams', teamId)
  })
  plan.households.forEach(({ teamIds }, n) => {
    for (const id of teamIds) check(['households', n, 'teamIds'], 'teams', id)
  })
}

function checkPitches(plan: Plan, check: Check, complaints: Complaint[]) {
  plan.pitches.forEach(({ overlaps }, n) => {
    for (const id of overlaps) check(['pitches', n, 'overlaps'], 'pitches', id)
  })
  plan.slots.forEach(({ pitchId, start, end, kind }, n) => {
    check(['slots', n, 'pitchId'], 'pitches', pitchId)
    if (end <= start) complaints.push({ path: ['slots', n, 'end'], message: 'It must end after it starts.' })
    if (kind === 'PLAY' && pitchId === null)
      complaints.push({ path: ['slots', n, 'pitchId'], message: 'Choose a pitch to play on.' })
  })
}

function checkMatch(plan: Plan, match: Match, n: number, check: Check, complaints: Complaint[]) {
  const complain = (field: string, message: string) =>
    complaints.push({ path: ['matches', n, field], message })
  check(['matches', n, 'divisionId'], 'divisions', match.divisionId)
  check(['matches', n, 'groupId'], 'groups', match.groupId)
  check(['matches', n, 'slotId'], 'slots', match.slotId)
  if (match.number > 0 && plan.matches.some((other, at) => at < n && other.number === match.number))
    complain('number', `M${match.number} is listed twice.`)
  if (plan.slots.find(({ id }) => id === match.slotId)?.pitchId === null)
    complain('slotId', 'Choose a slot on a pitch.')
  if (sideKey(match.home) === sideKey(match.away)) complain('away', 'A team can’t play itself.')
  for (const side of sidesOf(match)) {
    const found = check(['matches', n], 'teams', side.teamId)
    if (found && side.teamId !== null && isOfOtherDivision(plan, side.teamId, match))
      complain('divisionId', 'A team can only play in its own division.')
    checkSource(plan, match, side, n, check, complain)
  }
}

const isOfOtherDivision = (plan: Plan, teamId: string, match: Match) =>
  plan.teams.find(({ id }) => id === teamId)?.divisionId !== match.divisionId

function checkSource(
  plan: Plan,
  match: Match,
  { from }: Side,
  n: number,
  check: Check,
  complain: (field: string, message: string) => void,
) {
  if (from === null) return
  if (!isKnockOut(match)) complain('stage', 'Only a final or a semi-final takes its teams from a place.')
  if (from.kind === 'PLACE') check(['matches', n], 'groups', from.groupId)
  else if (check(['matches', n], 'matches', from.matchId)) {
    // Only a final may follow a match, and it may only follow a semi-final, so no match can wait for itself.
    const before = plan.matches.find(({ id }) => id === from.matchId)
    if (match.stage === 'SEMI' || before?.stage !== 'SEMI')
      complain('stage', 'Only a final or a match for third place follows a semi-final.')
  }
}

function checkPeople(plan: Plan, check: Check) {
  plan.officials.forEach(({ conflictTeamIds }, n) => {
    for (const id of conflictTeamIds) check(['officials', n, 'conflictTeamIds'], 'teams', id)
  })
  plan.assignments.forEach(({ matchId, rundownItemId, officialId }, n) => {
    check(['assignments', n, 'matchId'], 'matches', matchId)
    check(['assignments', n, 'rundownItemId'], 'rundown', rundownItemId)
    check(['assignments', n, 'officialId'], 'officials', officialId)
  })
  plan.rundown.forEach(({ ownerId, linkedMatchIds, linkedAwardId }, n) => {
    check(['rundown', n, 'ownerId'], 'officials', ownerId)
    check(['rundown', n, 'linkedAwardId'], 'awards', linkedAwardId)
    for (const id of linkedMatchIds) check(['rundown', n, 'linkedMatchIds'], 'matches', id)
  })
  plan.awards.forEach(({ divisionId, teamId }, n) => {
    check(['awards', n, 'divisionId'], 'divisions', divisionId)
    check(['awards', n, 'teamId'], 'teams', teamId)
  })
  plan.incidents.forEach(({ matchId, teamId }, n) => {
    check(['incidents', n, 'matchId'], 'matches', matchId)
    check(['incidents', n, 'teamId'], 'teams', teamId)
  })
}
