import { defaultConsents } from '@touchline/domain/club/defaults/consent-texts.ts'
import { type DemoChild, funDayChildren } from '@touchline/domain/tournament/demo/fun-day-players.ts'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { referenceOf } from '../../waivers/keep-waiver.ts'
import { sealWaiverNotes } from '../../waivers/waiver-notes.ts'
import type { Transaction } from '../pool.ts'

const GUARDIANS = ['Ana', 'Ben', 'Chau', 'Dana', 'Eun', 'Farah', 'Grace', 'Hugo']
const NOTES = ['', '', 'Allergic to peanuts; the pen is in the bag.', '', '', 'Asthma, has an inhaler.', '']
/** One family in five has not signed in advance. */
const LATE = 5
const MINUTES = 37

interface FunDay {
  slug: string
  plan: Plan
}

/** Adds signed waivers for most families of a fun day. */
export async function createDemoWaivers(tx: Transaction, { slug, plan }: FunDay, from: Date): Promise<void> {
  const signed = funDayChildren(plan.teams)
    .map((child, n) => ({ child, n }))
    .filter(({ n }) => n % LATE !== LATE - 1)
  await tx`insert into fun_day_waivers ${tx(signed.map(({ child, n }) => formOf(slug, child, n, from)))}`
  await tx`insert into fun_day_waiver_children ${tx(signed.map(({ child, n }) => childOf({ slug, plan }, child, n)))}`
}

const idOf = (slug: string, n: number) => `${slug}-waiver-${n}`
const phone = (n: number) => `604-555-${1000 + n}`

function formOf(slug: string, { name }: DemoChild, n: number, from: Date) {
  const guardian = `${GUARDIANS[n % GUARDIANS.length]} ${name.split(' ')[1]}`
  return {
    id: idOf(slug, n),
    reference: referenceOf(idOf(slug, n)),
    event: slug,
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

function childOf({ slug, plan: { teams, divisions } }: FunDay, { name, teamId }: DemoChild, n: number) {
  const divisionId = teams.find(({ id }) => id === teamId)?.divisionId
  const [year = 2016] = divisions.find(({ id }) => id === divisionId)?.birthYears ?? []
  return {
    waiver_id: idOf(slug, n),
    place: 0,
    name,
    birth_date: `${year}-0${1 + (n % 9)}-1${n % 10}`,
    health_notes: sealWaiverNotes(idOf(slug, n), 0, NOTES[n % NOTES.length] ?? ''),
  }
}
