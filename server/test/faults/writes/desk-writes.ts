import { randomUUID } from 'node:crypto'
import { CONSENTS } from '../../agree.ts'
import { askFor } from '../../calls.ts'
import { givenFall } from '../../fall.ts'
import { givenBy, type Row } from '../../given.ts'
import { moveTo } from '../../registering.ts'
import type { Club } from '../club.ts'
import { fallOf, mutation, type Writes } from './write.ts'

async function walkIn(club: Club) {
  const { once } = await fallOf(club)
  const child = {
    ...{ id: randomUUID(), registrationId: randomUUID(), firstName: 'Mia', lastName: 'Lopez' },
    ...{ birthDate: '2016-03-04', programFeeId: once.id, months: ['2025-10'], days: ['SAT'] },
  }
  const guardian = { id: randomUUID(), firstName: 'Rosa', lastName: 'Lopez', phone: '604-555-0177' }
  return { ...guardian, children: [child], consents: CONSENTS, signedOn: '2025-09-06' }
}

/** A call that is waiting to be made. */
async function givenCall(club: Club): Promise<string> {
  const input = await walkIn(club)
  const refusal = await mutation(club.desk, 'registerWalkIn', input)()
  if (refusal) throw new Error(refusal)
  await moveTo(club.desk, input.children[0]?.registrationId ?? '', 'APPROVED')
  const before = club.now
  club.now = new Date(before.getTime() + 60_000)
  const { it } = await askFor(club.desk, 'query { it: deskCalls { items { id } } }', {})
  club.now = before
  return it.items[0].id
}

let sheets = 0

/**
 * No two families may be mistaken for one, neither by their names, which have no digits, nor by their phone numbers.
 */
async function sheet(club: Club) {
  const key = randomUUID()
    .slice(0, 13)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')
    .replace('-', '')
  sheets += 1
  const rows = [
    'Player first name,Player last name,Birth date,Parent name,Parent email,Phone',
    `Mia,Costa${key},2016-03-04,Ana Costa${key},ana-${key}@example.org,778-555-0${100 + sheets}`,
  ]
  const content = Buffer.from(rows.join('\n')).toString('base64')
  const query = 'mutation M($input: MoveInInput!) { it: moveIn(input: $input) { outcome } }'
  const { it } = await askFor(club.desk, query, { input: { content } })
  const { seen } = JSON.parse(it.outcome)
  return { content, seen, id: randomUUID(), fileName: 'families.csv' }
}

async function givenMovedIn(club: Club): Promise<string> {
  const input = await sheet(club)
  const refusal = await mutation(club.desk, 'moveIn', input)()
  if (refusal) throw new Error(refusal)
  return input.id
}

async function givenSeason({ desk }: Club): Promise<Row> {
  const season = await givenBy(desk).create('Season', {
    ...{ name: `Fall ${randomUUID()}`, startDate: '2025-09-06', endDate: '2025-12-18', status: 'PUBLISHED' },
    ...{ days: ['SAT', 'SUN'], startTime: '17:00', endTime: '18:30' },
  })
  await givenFall(desk, { seasonId: season.id })
  return season
}

const NEXT = { startDate: '2026-09-05', endDate: '2026-12-17', opensForAll: '2026-06-01' }

async function givenNextSeason(club: Club): Promise<string> {
  const { id, name } = await givenSeason(club)
  const query = 'mutation N($input: OpenNextSeasonInput!) { it: openNextSeason(input: $input) { id } }'
  const input = { fromSeasonId: id, name: `${name} again`, ...NEXT }
  return (await askFor(club.desk, query, { input })).it.id
}

/** What the desk sends, apart from money. */
export const deskWrites: Writes = {
  async registerWalkIn(club) {
    return mutation(club.desk, 'registerWalkIn', await walkIn(club))
  },
  async markPhoned(club) {
    return mutation(club.desk, 'markPhoned', { id: await givenCall(club), isDone: true })
  },
  async moveIn(club) {
    return mutation(club.desk, 'moveIn', await sheet(club))
  },
  async undoMoveIn(club) {
    return mutation(club.desk, 'undoMoveIn', { id: await givenMovedIn(club) })
  },
  async inviteMovedIn(club) {
    return mutation(club.desk, 'inviteMovedIn', { id: await givenMovedIn(club) })
  },
  async saveProgram({ desk }) {
    const dates = { startDate: '2026-03-07', endDate: '2026-06-20' }
    const fees = [{ type: 'MONTHLY_ONCE', amount: 80, discountIds: [] }]
    return mutation(desk, 'saveProgram', { id: randomUUID(), name: 'Spring', ...dates, fees })
  },
  async saveDiscount(club) {
    const { once } = await fallOf(club)
    const discount = { name: 'Spring offer', type: 'SEASONAL', percentage: 25, feeIds: [once.id] }
    const conditions = '{"serviceMonths":["2025-12"]}'
    return mutation(club.desk, 'saveDiscount', { id: randomUUID(), ...discount, conditions })
  },
  async openNextSeason(club) {
    const { id, name } = await givenSeason(club)
    return mutation(club.desk, 'openNextSeason', { fromSeasonId: id, name: `${name} again`, ...NEXT })
  },
  async publishSeason(club) {
    return mutation(club.desk, 'publishSeason', { id: await givenNextSeason(club) })
  },
  async undoNextSeason(club) {
    return mutation(club.desk, 'undoNextSeason', { id: await givenNextSeason(club) })
  },
  async familyCode(club) {
    const input = await walkIn(club)
    await mutation(club.desk, 'registerWalkIn', input)()
    return mutation(club.desk, 'familyCode', { userId: input.id, end: true })
  },
}
