import { defaultConsents } from '@touchline/domain/club/defaults/consent-texts.ts'
import { WAIVER_EVENT } from '@touchline/domain/fun-day-waiver.ts'
import { type DemoChild, funDayChildren } from '@touchline/domain/tournament/demo/fun-day-players.ts'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { sealWaiverNotes } from '../../waivers/waiver-notes.ts'
import type { Transaction } from '../pool.ts'

const GUARDIANS = ['Ana', 'Ben', 'Chau', 'Dana', 'Eun', 'Farah', 'Grace', 'Hugo']
const NOTES = ['', '', 'Allergic to peanuts; the pen is in the bag.', '', '', 'Asthma, has an inhaler.', '']
/** One family in five left it to the gate. */
const LATE = 5
const MINUTES = 37

/** Most families of the fun day have signed. */
export async function createDemoWaivers(tx: Transaction, plan: Plan, from: Date): Promise<void> {
  const signed = funDayChildren(plan.teams)
    .map((child, n) => ({ child, n }))
    .filter(({ n }) => n % LATE !== LATE - 1)
  await tx`insert into fun_day_waivers ${tx(signed.map(({ child, n }) => formOf(child, n, from)))}`
  await tx`insert into fun_day_waiver_children ${tx(signed.map(({ child, n }) => childOf(plan, child, n)))}`
}

const idOf = (n: number) => `demo-waiver-${n}`
const phone = (n: number) => `604-555-${1000 + n}`

function formOf({ name }: DemoChild, n: number, from: Date) {
  const guardian = `${GUARDIANS[n % GUARDIANS.length]} ${name.split(' ')[1]}`
  return {
    id: idOf(n),
    reference: `W-D${String(n).padStart(7, '0')}`,
    event: WAIVER_EVENT,
    text_version: defaultConsents.FUN_DAY_WAIVER.version,
    guardian_name: guardian,
    relation: 'Parent',
    email: `family${n}@example.org`,
    phone: phone(n),
    emergency_name: 'Grandparents',
    emergency_phone: phone(n + 500),
    signature: guardian,
    photos: n % 3 !== 0,
    signed_at: new Date(from.getTime() + n * MINUTES * 60_000),
  }
}

function childOf({ teams, divisions }: Plan, { name, teamId }: DemoChild, n: number) {
  const divisionId = teams.find(({ id }) => id === teamId)?.divisionId
  const [year = 2016] = divisions.find(({ id }) => id === divisionId)?.birthYears ?? []
  return {
    waiver_id: idOf(n),
    place: 0,
    name,
    birth_date: `${year}-0${1 + (n % 9)}-1${n % 10}`,
    health_notes: sealWaiverNotes(idOf(n), 0, NOTES[n % NOTES.length] ?? ''),
  }
}
