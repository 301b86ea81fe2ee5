import { randomUUID } from 'node:crypto'
import { defaultConsents } from '@touchline/domain/club/defaults/consent-texts.ts'
import { WAIVER_EVENT } from '@touchline/domain/fun-day-waiver.ts'
import { funDayChildren } from '@touchline/domain/tournament/demo/fun-day-players.ts'
import type { Plan } from '@touchline/domain/tournament/plan.ts'
import type { Transaction } from '../pool.ts'

const GUARDIANS = ['Ana', 'Ben', 'Chau', 'Dana', 'Eun', 'Farah', 'Grace', 'Hugo']
const NOTES = ['', '', 'Allergic to peanuts; the pen is in the bag.', '', '', 'Asthma, has an inhaler.', '']
/** One family in five left it to the gate. */
const LATE = 5
const MINUTES = 37

/** Most families of the fun day have signed. */
export async function createDemoWaivers(
  tx: Transaction,
  { teams, divisions }: Plan,
  from: Date,
): Promise<void> {
  for (const [n, { name, teamId }] of funDayChildren(teams).entries()) {
    if (n % LATE === LATE - 1) continue
    const divisionId = teams.find(({ id }) => id === teamId)?.divisionId
    const [year = 2016] = divisions.find(({ id }) => id === divisionId)?.birthYears ?? []
    const guardian = `${GUARDIANS[n % GUARDIANS.length]} ${name.split(' ')[1]}`
    const id = randomUUID()
    await tx`
      insert into fun_day_waivers (id, reference, event, text_version, guardian_name, relation, email, phone,
        emergency_name, emergency_phone, signature, photos, signed_at)
      values (${id}, ${`W-D${String(n).padStart(7, '0')}`}, ${WAIVER_EVENT}, ${defaultConsents.FUN_DAY_WAIVER.version},
        ${guardian}, 'Parent', ${`family${n}@example.org`}, ${phone(n)}, 'Grandparents', ${phone(n + 500)},
        ${guardian}, ${n % 3 !== 0}, ${new Date(from.getTime() + n * MINUTES * 60_000)})`
    await tx`
      insert into fun_day_waiver_children (waiver_id, place, name, birth_date, health_notes)
      values (${id}, 0, ${name}, ${`${year}-0${1 + (n % 9)}-1${n % 10}`}, ${NOTES[n % NOTES.length] as string})`
  }
}

const phone = (n: number) => `604-555-${String(1000 + n).slice(-4)}`
