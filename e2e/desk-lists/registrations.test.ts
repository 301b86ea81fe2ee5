import { describe, expect, test } from 'vitest'
import { sumAccounts } from '../../server/src/money/account-sums.ts'
import { askFor, updateRow } from '../../server/test/calls.ts'
import { givenFall, givenMum, register } from '../../server/test/fall.ts'
import { moveTo, stateOf } from '../../server/test/registering.ts'
import { registrationList } from '../../web/app/routes/admin/registrations/registration-list.ts'
import { firstNames, listDesk } from './list-desk.ts'

const at = await listDesk()
const list = (values: Record<string, string>) => at.page(registrationList, values)

/** A new program with one pending child for each name. */
async function givenRoster(...names: string[]) {
  const fall = await givenFall(at.desk)
  const { mum, user, child } = await givenMum(at.desk)
  const registrations = []
  for (const name of names) registrations.push((await register(at.desk, await child(name), fall.once)).it)
  return { fall, mum, user, registrations, programId: fall.program.id }
}

test('a line says who, what, when and for how much', async () => {
  const { programId, user, registrations } = await givenRoster('Zoë')
  const { items, total, counts } = await list({ programId })
  expect([total, counts]).toEqual([1, { PENDING: 1 }])
  expect(items[0]).toMatchObject({
    id: registrations[0].id,
    version: 1,
    status: 'PENDING',
    firstName: 'Zoë',
    lastName: 'Singh',
    birthDate: '2017-05-31',
    guardian: 'Pat Singh',
    email: user.email,
    programId,
    program: 'Fall training',
    feeType: 'MONTHLY_ONCE',
    months: ['2025-09', '2025-10', '2025-11', '2025-12'],
    priceCents: 28_000,
    hasHealthNotes: false,
    reference: expect.stringMatching(/^R-/),
  })
})

test('search finds by beginnings of words of the player or the guardian, and by the reference', async () => {
  const { programId, user } = await givenRoster('Zoë', 'Anna-Lena', '大文')
  const found = async (q: string) => firstNames((await list({ programId, q })).items).toSorted()
  expect(await found('zoe')).toEqual(['Zoë'])
  expect(await found('zo sin')).toEqual(['Zoë'])
  expect(await found('zoe pat')).toEqual(['Zoë'])
  expect(await found('大')).toEqual(['大文'])
  expect(await found('oe')).toEqual([])
  expect(await found('zoe anna')).toEqual([])
  expect(await found(user.email as string)).toEqual(['Anna-Lena', 'Zoë', '大文'])
  expect(await found('!!!')).toEqual([])
  const reference = (await list({ programId, q: 'zoe' })).items[0]?.reference as string
  expect(firstNames((await list({ q: reference.toLowerCase() })).items)).toEqual(['Zoë'])
})

test('B-12: references, amounts and names find what is paid for, several at once, whatever was mixed up', async () => {
  const { programId, fall, registrations } = await givenRoster('Zoë', 'Bea')
  const another = await givenMum(at.desk)
  await register(at.desk, await another.child('Cy'), fall.once)
  const found = async (q: string) => firstNames((await list({ programId, q })).items).toSorted()
  const { items } = await list({ programId })
  const paying = (name: string) => items.find(({ firstName }) => firstName === name)
  const [ours, theirs] = [paying('Zoë')?.paymentReference as string, paying('Cy')?.paymentReference as string]
  const [zoe, bea] = ['Zoë', 'Bea'].map((name) => paying(name)?.reference as string) as [string, string]

  expect(await found(ours)).toEqual(['Bea', 'Zoë'])
  expect(await found(ours.toLowerCase().replace('-', ' '))).toEqual(['Bea', 'Zoë'])
  expect(await found(`${ours} ${theirs}`)).toEqual(['Bea', 'Cy', 'Zoë'])
  expect(await found(theirs.replaceAll('Q', '0').replaceAll('J', '1').replaceAll('S', '5'))).toEqual(['Cy'])
  expect(await found(`${zoe.slice(2).toLowerCase()}, ${bea.replace('-', '')}`)).toEqual(['Bea', 'Zoë'])
  expect(await found('280')).toEqual(['Cy'])
  expect(await found('$224.00, 280')).toEqual(['Bea', 'Cy', 'Zoë'])
  expect(await found('zo 224.00')).toEqual(['Zoë'])
  expect(await found('64.00')).toEqual([])
  await moveTo(at.desk, registrations[0].id, 'APPROVED')
  await sumAccounts(at.server.sql)
  expect(await found('64.00')).toEqual(['Zoë'])
  await expect(found(`5 ${'9'.repeat(400)}`)).rejects.toThrow('at most 400 characters')
})

test('nobody but the desk looks by what was typed', async () => {
  const { mum } = await givenMum(at.desk)
  const search = 'query { it: searchPlayerProgramRegistrations(filter: { typed: "280" }) { total } }'
  expect((await askFor(mum, search, {})).error?.errorType).toBe('Unauthorized')
})

test('goes by indexes, however many people there are', async () => {
  const plan = await at.server.sql.begin(async (tx) => {
    await tx`set local enable_seqscan = off`
    return tx.unsafe(`explain select id from players where words @@ '''zoe'':*'::tsquery`)
  })
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('players_by_words')
})

describe('filters, tabs and pages', () => {
  test('the counts are those of all tabs under the other filters; the total is that of the tab', async () => {
    const { programId, registrations } = await givenRoster('Ada', 'Bo', 'Cy')
    await moveTo(at.desk, registrations[1].id, 'APPROVED')
    const { items, total, counts } = await list({ programId, status: 'APPROVED' })
    expect([firstNames(items), total, counts]).toEqual([['Bo'], 1, { PENDING: 2, APPROVED: 1 }])
    const narrowed = await list({ programId, q: 'bo' })
    expect([narrowed.total, narrowed.counts]).toEqual([1, { APPROVED: 1 }])
  })

  test('sorted one way and the other, page by page, each row once', async () => {
    const { programId } = await givenRoster('Ada', 'Bo', 'Cy')
    const page = async (sort: string, number: string) =>
      firstNames((await list({ programId, sort, page: number, size: '2' })).items)
    expect([await page('player', '1'), await page('player', '2')]).toEqual([['Ada', 'Bo'], ['Cy']])
    expect([await page('-player', '1'), await page('-player', '2')]).toEqual([['Cy', 'Bo'], ['Ada']])
    expect(await page('player', '3')).toEqual([])
    for (const sort of Object.keys(registrationList.sorts))
      expect((await page(sort, '1')).length + (await page(`-${sort}`, '2')).length).toBe(3)
  })

  test('by age group of this season', async () => {
    const { programId } = await givenRoster('Ada')
    expect((await list({ programId, group: '9' })).total).toBe(1)
    expect((await list({ programId, group: '10' })).total).toBe(0)
  })

  test('R-13: overdue is approved, with something due before today', async () => {
    const { programId, registrations } = await givenRoster('Ada', 'Bo', 'Cy')
    for (const { id } of registrations) await moveTo(at.desk, id, 'APPROVED')
    for (const [n, day] of ['2025-09-20', '2025-09-19'].entries())
      await at.server
        .sql`update account_dues set due_on = ${day} where registration_id = ${registrations[n].id}`
    expect(firstNames((await list({ programId, overdue: '1' })).items)).toEqual(['Bo'])
  })

  test('R-7: leaving is paid for, and asked to withdraw', async () => {
    const { programId, registrations } = await givenRoster('Ada', 'Bo')
    for (const { id } of registrations) {
      for (const step of ['APPROVED', 'ACTIVE']) await moveTo(at.desk, id, step)
      const { _version } = await stateOf(at.desk, id)
      const asked = { id, _version, withdrawalCause: 'MOVED_AWAY' }
      await updateRow(at.desk, 'PlayerProgramRegistration', asked)
    }
    await moveTo(at.desk, registrations[0].id, 'WITHDRAWN')
    expect(firstNames((await list({ programId, leaving: '1' })).items)).toEqual(['Bo'])
  })

  test('what is deleted is not there; whose player is gone says so', async () => {
    const { programId, registrations } = await givenRoster('Ada', 'Bo')
    await at.server
      .sql`update player_program_registrations set _deleted = true where id = ${registrations[0].id}`
    await at.server.sql`update players set _deleted = true where id = (
      select player_registrations_id from player_program_registrations where id = ${registrations[1].id})`
    const { items, total } = await list({ programId })
    expect([total, items[0]?.firstName, items[0]?.lastName]).toEqual([1, 'Former', 'player'])
  })
})

describe('a file', () => {
  test('has what the pages have, in their order', async () => {
    const { programId, registrations } = await givenRoster('Ada', 'Bo', 'Cy')
    await moveTo(at.desk, registrations[1].id, 'APPROVED')
    for (const [status, sort] of [
      ['', 'player'],
      ['PENDING', '-player'],
    ] as const) {
      const values = { programId, status, sort }
      expect(await at.every(registrationList, values)).toEqual((await list(values)).items)
    }
    expect(await at.every(registrationList, { programId: 'nobody' })).toEqual([])
  })

  test('of more than one page leaves nobody out', async () => {
    const fall = await givenFall(at.desk)
    const { child } = await givenMum(at.desk)
    const { it } = await register(at.desk, await child('Ada'), fall.once)
    await at.server.sql`
      insert into player_program_registrations (id, status, player_registrations_id, program_fee_registrations_id,
        created_at, updated_at, _version, _deleted, _last_changed_at)
      select 'many-' || n, 'COMPLETED', player_registrations_id, program_fee_registrations_id, created_at, updated_at,
        1, false, 1 from player_program_registrations, generate_series(1, 2500) n where id = ${it.id}`
    const lines = await at.every(registrationList, { programId: fall.program.id, sort: '-submitted' })
    expect([lines.length, new Set(lines.map(({ id }) => id)).size]).toEqual([2501, 2501])
  })
})
