import type { APIRequestContext, Page } from '@playwright/test'
import { atDesk, deskFamily } from './desk-api.ts'
import { deskRound } from './desk-round.ts'
import { apiAsAdmin, moveTo, newProgram, register } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectSoundAtEach } from './screens.ts'

async function nothingToMend(page: Page, heading: string | RegExp) {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading...' })).toHaveCount(0)
  await expectSoundAtEach(page)
}

interface Rows {
  lastName: string
  programId: string
  programName: string
  /** Registered and approved, with notes on health. */
  adaId: string
  /** In the same family, without a registration. */
  cleoId: string
  /** The only child of a family. */
  dovId: string
}

async function givenRows(request: APIRequestContext): Promise<Rows> {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin, { capacity: 2 })
  const { lastName, players } = await deskFamily(admin, ['Ada', 'Bea', 'Cleo'], { healthNotes: 'Asthma' })
  for (const player of players.slice(0, 2))
    await moveTo(admin, await register(admin, program, player), 'APPROVED')
  const { players: others } = await deskFamily(admin, ['Dov'])
  const [adaId = '', , cleoId = ''] = players.map(({ id }) => id)
  return {
    lastName,
    programId: program.id,
    programName: program.name,
    adaId,
    cleoId,
    dovId: others[0]?.id ?? '',
  }
}

type Visit = [path: string, heading: string | RegExp]

const rounds: Record<string, (rows: Rows) => Visit[]> = {
  lists: ({ lastName }) => [
    ['/admin', 'Club desk'],
    [`/admin/registrations?status=ALL&q=${lastName}`, 'Registrations'],
    ['/admin/registrations?q=nobody', 'Registrations'],
    [`/admin/players?q=${lastName}`, 'Players'],
    ['/admin/programs', 'Programs'],
    ['/admin/health', 'Settings'],
  ],
  'single rows': ({ adaId, dovId, programId, programName }) => [
    [`/admin/players/${adaId}/registrations`, /^Ada/],
    ['/admin/players/nobody/registrations', 'No such player'],
    [`/admin/players/${dovId}/select-program`, 'Choose a program'],
    [`/admin/programs/${programId}`, programName],
    ['/admin/programs/nobody', 'No such program'],
  ],
  forms: ({ cleoId, programId }) => [
    ['/admin/programs/create', 'Create a program'],
    [`/admin/programs/${programId}/edit`, 'Edit the program'],
    [`/admin/programs/${programId}/register`, 'Register a player'],
    [`/admin/programs/${programId}/register/${cleoId}`, 'Register a player'],
    ['/admin/add-player', 'Add a player'],
    ['/admin/register', 'Register a player'],
    [`/admin/players/${cleoId}/edit`, /^Edit Cleo/],
    [`/admin/players/merge?keep=${cleoId}`, 'Merge two players'],
  ],
}

test.describe('on a phone and on a desk, light and dark', () => {
  const desk = deskRound()

  for (const [name, visitsOf] of Object.entries(rounds))
    test(`the desk is sound: ${name}`, async ({ request }) => {
      const rows = await givenRows(request)
      for (const [path, heading] of visitsOf(rows))
        await test.step(path, async () => {
          // Checks that the server has it as well, without loading the whole page.
          expect((await request.get(path)).status()).toBe(200)
          await nothingToMend(await desk(path), heading)
        })
    })

  test('the words beside a box are as large as other words', async () => {
    const page = await desk('/admin/discounts/create')
    await expect(page.getByText('Turned on', { exact: true })).toHaveCSS('font-size', '16px')
  })

  test('the desk is sound: an open row', async ({ request }) => {
    const { lastName } = await givenRows(request)
    const page = await desk(`/admin/registrations?status=ALL&q=${lastName}`)
    await page.getByRole('button', { name: /^Ada/ }).click()
    await expect(page.getByRole('button', { name: /^Mark paid/ })).toBeVisible()
    await expectSoundAtEach(page)
    // On a small desktop the list makes room for the panel, instead of the panel going below it.
    await page.setViewportSize({ width: 1280, height: 900 })
    const table = await page.getByRole('table').first().boundingBox()
    const panel = await page.getByRole('complementary', { name: /^Ada/ }).boundingBox()
    if (!table || !panel) throw new Error('The list and the panel are on the screen.')
    expect(table.x + table.width).toBeLessThanOrEqual(panel.x)
  })
})

test('the sheet for the coach has names and boxes, and nothing else about a child', async ({
  page,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin)
  const { lastName, players } = await deskFamily(admin, ['Ada'], { healthNotes: 'Asthma' })
  await register(admin, program, players[0] as never)
  await atDesk(page, `/admin/programs/${program.id}`)
  await expect(page.getByRole('heading', { name: /^Attendance/ })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('rowheader', { name: `Ada ${lastName[0]}.` })).toBeVisible()
  await expect(page.getByText(lastName, { exact: false }).filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Money' })).toBeHidden()
})

test('one tap says on every page that training is on, another takes it back', async ({ page, newPage }) => {
  const visitor = await newPage()
  await visitor.goto('/')
  await atDesk(page, '/admin')
  await page.getByRole('button', { name: 'Training is ON' }).click()
  await expect(visitor.getByText('Training is on', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(visitor.getByText('Training is on', { exact: true })).toHaveCount(0)
})

test('a screen has its own way with a part, also when the part’s styles come a second time', async ({
  page,
}) => {
  await atDesk(page, '/admin')
  const tile = page.getByRole('link', { name: /registrations? to review/ })
  await expect(tile).toHaveCSS('border-left-width', '6px')
  await page.evaluate(async () => {
    const [{ href } = { href: null }] = [...document.styleSheets].filter((sheet) => sheet.href)
    const again = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: `${href?.split('#')[0]}?again`,
    })
    const loaded = new Promise((resolve) => again.addEventListener('load', resolve))
    document.head.append(again)
    await loaded
  })
  await expect(tile).toHaveCSS('border-left-width', '6px')
})
