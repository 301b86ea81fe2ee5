import { beforeAll, expect, test } from 'vitest'
import { askFor } from '../../server/test/calls.ts'
import { givenFall, givenMum, register } from '../../server/test/fall.ts'
import { moveTo } from '../../server/test/registering.ts'
import { loadDeskNumbers } from '../../web/app/routes/admin/dashboard/desk-numbers.ts'
import { kitOrderList } from '../../web/app/routes/admin/kit-orders/kit-order-list.ts'
import { playerList } from '../../web/app/routes/admin/players/player-list.ts'
import { registrationList } from '../../web/app/routes/admin/registrations/registration-list.ts'
import { firstNames, listDesk, requestOf } from './list-desk.ts'

/*
 * S-19: Ada is registered in the fall, which is running, Bo in the winter, Cy in a program of no season. It is September
 * 20, 2025.
 */
const at = await listDesk()
let fall: string
let winter: string
let winterProgram: string

beforeAll(async () => {
  const season = async (name: string, startDate: string, endDate: string) =>
    (
      await at.given.create('Season', {
        ...{ name, startDate, endDate, days: ['SAT', 'SUN'], startTime: '17:00', endTime: '18:30' },
        status: 'PUBLISHED',
      })
    ).id as string
  fall = await season('Fall 2025', '2025-09-06', '2025-12-18')
  winter = await season('Winter 2026', '2026-01-10', '2026-03-29')
  const { child } = await givenMum(at.desk)
  const dates = { startDate: '2026-01-10', endDate: '2026-03-29' }
  const programs = {
    Ada: await givenFall(at.desk, { name: 'Fall juniors', seasonId: fall }),
    Bo: await givenFall(at.desk, { name: 'Winter juniors', ...dates, seasonId: winter }),
    Cy: await givenFall(at.desk, { name: 'Open training' }),
  }
  winterProgram = programs.Bo.program.id as string
  for (const [name, { once }] of Object.entries(programs)) await register(at.desk, await child(name), once)
})

const names = async (values: Record<string, string>) =>
  firstNames((await at.page(registrationList, { sort: 'player', ...values })).items)

test('registrations are those of the season and of none; of all, where no season is named', async () => {
  expect(await names({ season: fall })).toEqual(['Ada', 'Cy'])
  expect(await names({ season: winter })).toEqual(['Bo', 'Cy'])
  expect(await names({})).toEqual(['Ada', 'Bo', 'Cy'])
})

test('whoever names a program sees it, whatever its season', async () =>
  expect(await names({ season: fall, programId: winterProgram })).toEqual(['Bo']))

test('players are all of the club’s, or those who are registered in the season', async () => {
  const { items } = await at.page(playerList, { season: winter, sort: 'name' })
  expect(firstNames(items)).toEqual(['Ada', 'Bo', 'Cy'])
  const registered = await at.page(playerList, { season: winter, registered: '1', sort: 'name' })
  expect(firstNames(registered.items)).toEqual(['Bo', 'Cy'])
})

test('a kit order is of the season of its day; an open one is in the running season as well', async () => {
  const { child, user } = await givenMum(at.desk)
  const q = user.email as string
  const ordered = async (name: string, createdAt: string, status: string) => {
    const { id } = await at.given.kitOrder((await child(name)).id)
    await at.server.sql`update kit_orders set created_at = ${createdAt}, status = ${status} where id = ${id}`
  }
  await ordered('Di', '2025-09-10T17:00:00.000Z', 'DELIVERED')
  await ordered('Ed', '2025-12-19T07:59:00.000Z', 'DELIVERED')
  await ordered('Flo', '2025-12-19T08:00:00.000Z', 'DELIVERED')
  await ordered('Gus', '2025-12-20T17:00:00.000Z', 'READY')
  const found = async (season: string) =>
    firstNames((await at.page(kitOrderList, { q, season, sort: 'player' })).items)
  expect(await found(fall)).toEqual(['Di', 'Ed', 'Gus'])
  expect(await found(winter)).toEqual(['Flo', 'Gus'])
  expect(await found('')).toEqual(['Di', 'Ed', 'Flo', 'Gus'])
})

test('the desk’s numbers are of the season, and say what waits in the others', async () => {
  const numbers = (season?: string) => loadDeskNumbers(requestOf(at.desk), season)
  const [ofFall, ofAll] = [await numbers(fall), await numbers()]
  expect(ofFall.attention.pending).toMatchObject({ count: 2, elsewhere: 1 })
  expect(ofAll.attention.pending).toMatchObject({ count: 3, elsewhere: 0 })
  expect(ofFall.totals).toMatchObject({ players: 2, live: 2, programs: 2 })
  expect(ofAll.totals).toMatchObject({ live: 3, programs: 3 })
  expect(ofFall.weeks.reduce((sum, { registrations }) => sum + registrations, 0)).toBe(2)
})

test('the books are those of the season’s months and programs', async () => {
  for (const { id } of (await at.page(registrationList, {})).items) await moveTo(at.desk, id, 'APPROVED')
  const months = async (season: string) => {
    const query = 'query Q($season: ID) { it: deskBooks(season: $season) { months { month program } } }'
    const { it } = await askFor(at.desk, query, { season })
    return (it.months as { month: string; program: string }[]).map(
      ({ month, program }) => `${month} ${program}`,
    )
  }
  expect(await months(fall)).toContain('2025-10 Fall juniors')
  expect(await months(fall)).not.toContain('2026-01 Winter juniors')
  expect(await months(winter)).toContain('2026-01 Winter juniors')
})
