import { describe, expect, test } from 'vitest'
import { updateRow } from '../calls.ts'
import { givenFall, givenMum, register } from '../fall.ts'
import { moveTo, stateOf } from '../registering.ts'
import { reportDesk } from './report-desk.ts'

const at = reportDesk()

const list = async (query: Record<string, string>) => (await at.ask('/registrations', query)).body

/** A program of its own with one child for each name, all PENDING. */
async function givenRoster(...names: string[]) {
  const fall = await givenFall(at.desk)
  const { mum, user, child } = await givenMum(at.desk)
  const registrations = []
  for (const name of names) registrations.push((await register(at.desk, await child(name), fall.once)).it)
  return { fall, mum, user, registrations, programId: fall.program.id }
}

const firstNames = (items: { firstName: string }[]) => items.map(({ firstName }) => firstName)

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

describe('search', () => {
  test('finds by beginnings of words of the player or the guardian, without regard to accents and case', async () => {
    const { programId, user, registrations } = await givenRoster('Zoë', 'Anna-Lena', '大文')
    const found = async (search: string) => firstNames((await list({ programId, search })).items).toSorted()
    expect(await found('zoe')).toEqual(['Zoë'])
    expect(await found('LENA')).toEqual(['Anna-Lena'])
    expect(await found('zo sin')).toEqual(['Zoë'])
    expect(await found('zoe pat')).toEqual(['Zoë'])
    expect(await found('大')).toEqual(['大文'])
    expect(await found('oe')).toEqual([])
    expect(await found('zoe anna')).toEqual([])
    expect(await found(user.email as string)).toEqual(['Anna-Lena', 'Zoë', '大文'])
    expect(await found("x' or true --")).toEqual([])
    expect(await found('!!!')).toEqual([])
    const { reference } = (await list({ programId, search: 'zoe' })).items[0]
    expect(firstNames((await list({ search: reference.toLowerCase() })).items)).toEqual(['Zoë'])
    expect(registrations).toHaveLength(3)
  })

  test('goes by indexes, however many people there are', async () => {
    const plan = await at.server.sql.begin(async (tx) => {
      await tx`set local enable_seqscan = off`
      return tx.unsafe(`explain select id from players where words @@ '''zoe'':*'::tsquery`)
    })
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('players_by_words')
  })
})

describe('filters, tabs and pages', () => {
  test('the counts are those of all tabs under the other filters; the total is that of the tab', async () => {
    const { programId, registrations } = await givenRoster('Ada', 'Bo', 'Cy')
    await moveTo(at.desk, registrations[1].id, 'APPROVED')
    const { items, total, counts } = await list({ programId, status: 'APPROVED' })
    expect([firstNames(items), total, counts]).toEqual([['Bo'], 1, { PENDING: 2, APPROVED: 1 }])
    const narrowed = await list({ programId, search: 'bo' })
    expect([narrowed.total, narrowed.counts]).toEqual([1, { APPROVED: 1 }])
  })

  test('sorted one way and the other, page by page, each row once', async () => {
    const { programId } = await givenRoster('Ada', 'Bo', 'Cy')
    const page = async (sort: string, number: string) =>
      firstNames((await list({ programId, sort, page: number, limit: '2' })).items)
    expect([await page('player', '1'), await page('player', '2')]).toEqual([['Ada', 'Bo'], ['Cy']])
    expect([await page('-player', '1'), await page('-player', '2')]).toEqual([['Cy', 'Bo'], ['Ada']])
    expect(await page('player', '3')).toEqual([])
  })

  test('by age group of this season', async () => {
    const { programId } = await givenRoster('Ada')
    expect((await list({ programId, group: '9' })).total).toBe(1)
    expect((await list({ programId, group: '10' })).total).toBe(0)
  })

  test('R-13: overdue is approved for longer than the club gives to pay', async () => {
    const { programId, registrations } = await givenRoster('Ada', 'Bo')
    for (const { id } of registrations) await moveTo(at.desk, id, 'APPROVED')
    const [early, late] = ['2025-09-13T17:00:00.000Z', '2025-09-13T16:59:59.999Z']
    for (const [n, instant] of [early, late].entries())
      await at.server
        .sql`update player_program_registrations set approved_at = ${instant} where id = ${registrations[n].id}`
    expect(firstNames((await list({ programId, overdue: '1' })).items)).toEqual(['Bo'])
  })

  test('R-7: leaving is paid for, and asked to withdraw', async () => {
    const { programId, registrations } = await givenRoster('Ada', 'Bo')
    const asked = async (id: string) => {
      for (const step of ['APPROVED', 'ACTIVE']) await moveTo(at.desk, id, step)
      const _version = (await stateOf(at.desk, id))._version
      return updateRow(at.desk, 'PlayerProgramRegistration', { id, _version, withdrawalCause: 'MOVED_AWAY' })
    }
    const before = (await at.ask('/desk')).body.attention.leaving.count
    for (const { id } of registrations) await asked(id)
    await moveTo(at.desk, registrations[0].id, 'WITHDRAWN')
    expect(firstNames((await list({ programId, leaving: '1' })).items)).toEqual(['Bo'])
    expect((await at.ask('/desk')).body.attention.leaving).toEqual({
      count: before + 1,
      since: expect.any(String),
    })
  })

  test('what is deleted is not there', async () => {
    const { programId, registrations } = await givenRoster('Ada')
    await at.server
      .sql`update player_program_registrations set _deleted = true where id = ${registrations[0].id}`
    expect(await list({ programId })).toEqual({ items: [], total: 0, counts: {} })
  })
})

describe('an export', () => {
  test('has what the pages have, in their order', async () => {
    const { programId, registrations } = await givenRoster('Ada', 'Bo', 'Cy')
    await moveTo(at.desk, registrations[1].id, 'APPROVED')
    const queries: Record<string, string>[] = [
      { programId },
      { programId, status: 'PENDING', sort: '-player' },
    ]
    for (const query of queries) {
      const page = await list(query)
      expect(await list({ ...query, limit: '25000' })).toEqual(page)
    }
    expect(await list({ programId: 'nobody', limit: '25000' })).toEqual({ items: [], total: 0, counts: {} })
  })

  test('of more than one batch leaves nobody out', async () => {
    const fall = await givenFall(at.desk)
    const { child } = await givenMum(at.desk)
    const { it } = await register(at.desk, await child('Ada'), fall.once)
    await at.server.sql`
      insert into player_program_registrations (id, status, player_registrations_id, program_fee_registrations_id,
        created_at, updated_at, _version, _deleted, _last_changed_at)
      select 'many-' || n, 'COMPLETED', player_registrations_id, program_fee_registrations_id, created_at, updated_at,
        1, false, 1 from player_program_registrations, generate_series(1, 2500) n where id = ${it.id}`
    const { items, total } = await list({ programId: fall.program.id, limit: '25000' })
    expect([items.length, total]).toEqual([2501, 2501])
    expect(new Set(items.map(({ id }: { id: string }) => id)).size).toBe(2501)
  })
})

test.each([
  [{ status: 'GONE' }, 'status: There is no such status.'],
  [{ sort: 'price' }, 'sort: Sort by one of submitted'],
  [{ limit: '25001' }, 'limit: Give a whole number from 1 to 25000.'],
  [{ page: '0' }, 'page: Give a whole number from 1 to 1000000.'],
  [{ group: '16' }, 'group: Give a whole number from 6 to 15.'],
  [{ overdue: 'yes' }, 'overdue: Write 1, or leave it out.'],
  [{ colour: 'red' }, 'colour: This is not known here.'],
])('%o is refused in plain words', async (query, message) => {
  const answer = await at.ask('/registrations', query as unknown as Record<string, string>)
  expect([answer.status, answer.body.code]).toEqual([400, 'BAD_INPUT'])
  expect(answer.body.message).toContain(message)
})
