import { expect, test } from 'vitest'
import { readClub } from '../src/club/load-club.ts'
import { type Person, parent, visitor } from './amplify-client.ts'
import { askFor, createRow, updateRow } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'
import { givenFall, givenMum, register } from './fall.ts'
import { givenBy, type Row } from './given.ts'

const TODAY = '2025-09-01'

const { server, desk } = await deskForFile(`${TODAY}T17:00:00Z`)

const FALL = {
  startDate: '2025-09-06',
  endDate: '2025-12-18',
  days: ['SAT', 'SUN'],
  startTime: '17:00',
  endTime: '18:30',
  status: 'PUBLISHED',
}

let count = 2100
/** A new season, with the fall program in it. */
async function givenSeason() {
  count += 1
  const season = await givenBy(desk).create('Season', { ...FALL, name: `Fall ${count}` })
  const fall = await givenFall(desk, {
    name: `Fall training ${count}: Juniors`,
    seasonId: season.id,
    minBirthYear: 2015,
    maxBirthYear: 2019,
    capacity: 12,
  })
  return { season, ...fall }
}

const act = (who: Person, name: string, input: object) => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
  return askFor(who, `mutation Act($input: ${type}!) { it: ${name}(input: $input) { id status } }`, { input })
}

const NEXT = { startDate: '2026-09-05', endDate: '2026-12-17', opensForAll: '2026-06-01' }
const openNext = (who: Person, season: Row) =>
  act(who, 'openNextSeason', { fromSeasonId: season.id, name: `${season.name} again`, ...NEXT })

const programsOf = async (who: Person, seasonId: string) => {
  const { it } = await askFor(
    who,
    `query P($id: ID!) { it: getSeason(id: $id) { status programs { items { id name startDate minBirthYear capacity status
      fees { items { type amount appliableDiscounts { items { discount { name conditions } } } } } } } } }`,
    { id: seasonId },
  )
  return it
}

test('S-14: the next season is a draft copy of everything, with new dates; then it is published', async () => {
  const { season } = await givenSeason()
  const { it } = await openNext(desk, season)
  expect(it.status).toBe('DRAFT')
  expect(await programsOf(visitor(), it.id)).toBeNull()
  const hidden = await askFor(
    visitor(),
    'query P($id: ID!) { it: listPrograms(filter: { seasonId: { eq: $id } }) { items { id } } }',
    { id: it.id },
  )
  expect(hidden.it.items).toEqual([])
  const made = await programsOf(desk, it.id)
  const discount = (name: string, conditions: string) => ({ discount: { name, conditions } })
  const discounts = expect.arrayContaining([
    discount('December special', '{"serviceMonths":["2026-12"]}'),
    discount('Family discount', '{"minChildren":2}'),
  ])
  expect(made.programs.items).toEqual([
    {
      id: expect.any(String),
      name: expect.stringMatching(/again training: Juniors$/),
      startDate: '2026-09-05',
      minBirthYear: 2016,
      capacity: 12,
      status: 'DRAFT',
      fees: {
        items: expect.arrayContaining([
          { type: 'MONTHLY_ONCE', amount: 80, appliableDiscounts: { items: discounts } },
          { type: 'MONTHLY_TWICE', amount: 150, appliableDiscounts: { items: discounts } },
        ]),
      },
    },
  ])
  expect((await act(desk, 'publishSeason', { id: it.id })).it.status).toBe('PUBLISHED')
  const shown = await programsOf(visitor(), it.id)
  expect(shown.programs.items.map(({ status }: { status: string }) => status)).toEqual(['OPEN'])
})

test('S-14: it can be undone completely, until somebody is registered', async () => {
  const { season, december, family } = await givenSeason()
  const { it } = await openNext(desk, season)
  const [program] = (await programsOf(desk, it.id)).programs.items
  expect((await act(desk, 'undoNextSeason', { id: it.id })).error).toBeUndefined()
  expect(await programsOf(desk, it.id)).toBeNull()
  const left = await server.sql`
    select id from discounts where not _deleted and (id = any(${[december.id, family.id]}))`
  expect(left).toHaveLength(2)
  expect((await askFor(desk, `{ it: getProgram(id: "${program.id}") { id } }`, {})).it).toBeNull()

  const again = await givenSeason()
  const { mum, child } = await givenMum(desk)
  await register(mum, await child('Ada'), again.once)
  const { error } = await act(desk, 'undoNextSeason', { id: again.season.id })
  expect(error?.message).toContain('Somebody is registered for')
})

test('a parent cannot open, publish or undo anything', async () => {
  const { season } = await givenSeason()
  const { mum } = await givenMum(desk)
  for (const [name, input] of [
    ['openNextSeason', { fromSeasonId: season.id, name: 'Mine', ...NEXT }],
    ['publishSeason', { id: season.id }],
    ['undoNextSeason', { id: season.id }],
  ] as const)
    expect((await act(mum, name, input)).error?.errorType).toBe('Unauthorized')
  expect((await createRow(await parent('x@example.org'), 'Season', { ...FALL, name: 'Mine' })).it).toBeNull()
})

test('S-11: an invalid season is refused at its field', async () => {
  const { error } = await createRow(desk, 'Season', { ...FALL, name: 'Backwards', endDate: '2025-01-01' })
  expect(error).toMatchObject({ errorInfo: { code: 'BAD_SEASON', field: 'endDate' } })
  const { season } = await givenSeason()
  const late = { id: season.id, _version: 1, opensForReturning: '2025-08-02', opensForAll: '2025-08-01' }
  expect((await updateRow(desk, 'Season', late)).error?.errorInfo).toMatchObject({
    field: 'opensForReturning',
  })
  const named = await createRow(desk, 'Season', { ...FALL, name: season.name })
  expect(named.error?.message).toBe('There is already a season with this name. Please choose another.')
})

test('C-11: changing a fee, a discount or the days of a season changes what every page says', async () => {
  await server.sql`update seasons set status = 'DRAFT'`
  const { season, once, december } = await givenSeason()
  const priceAnswer = async () => {
    const { content } = await readClub(server.sql, TODAY)
    return content.faq.find(({ id }) => id === 'price')?.answer
  }
  expect(await priceAnswer()).toContain('$80 a month for one day a week, $150 for both days.')
  await server.sql`update program_fees set amount_cents = 9500 where id = ${once.id}`
  expect(await priceAnswer()).toContain('$95 a month for one day a week')
  expect(await priceAnswer()).toContain('pay $152 a month')
  await updateRow(desk, 'Discount', { id: december.id, _version: 1, active: false })
  expect((await readClub(server.sql, TODAY)).content.faq.map(({ id }) => id)).not.toContain('december')
  await updateRow(desk, 'Season', { id: season.id, _version: 1, endDate: '2025-11-30' })
  const { content } = await readClub(server.sql, TODAY)
  expect(content.faq.find(({ id }) => id === 'when-and-where')?.answer).toContain('That’s 26 sessions')
})

test('E-4: an ended program takes nobody; the desk may enter one for the books, with a reason', async () => {
  const { mum, child } = await givenMum(desk)
  const ada = await child('Ada')
  const over = await givenFall(desk, { startDate: '2025-03-01', endDate: '2025-06-15' })
  const refused = await register(mum, ada, over.once)
  expect(refused.error).toMatchObject({
    message: expect.stringContaining('is over: the last session was on Sun, Jun 15, 2025.'),
    errorInfo: { code: 'PROGRAM_ENDED' },
  })
  const booked = await register(desk, ada, over.once)
  expect(booked.it.status).toBe('PENDING')
})

test('the history calls a season by its name', async () => {
  const { season } = await givenSeason()
  const { it } = await askFor(
    desk,
    'query Q($id: ID!) { it: auditEntriesByRowId(rowId: $id) { items { names } } }',
    { id: season.id },
  )
  expect(JSON.parse(it.items[0].names)[season.id]).toEqual({ name: season.name })
})
