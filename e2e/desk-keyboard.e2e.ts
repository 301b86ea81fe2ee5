import { atDesk, deskFamily, standingOf } from './desk-api.ts'
import { apiAsAdmin, newProgram, register } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { screens } from './screens.ts'

test.use({ viewport: screens.desk })

const NAMES = ['Ada', 'Bea', 'Cleo', 'Dov', 'Eli', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jo']

test('ten registrations are approved by the keyboard alone', async ({ page, request }) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin)
  const { players } = await deskFamily(admin, NAMES)
  const ids: string[] = []
  for (const player of players) ids.push((await register(admin, program, player)).id)
  await atDesk(page, `/admin/registrations?programId=${program.id}`)
  const rows = page.getByRole('table', { name: 'Registrations' }).locator('tbody tr')
  await expect(rows).toHaveCount(10)

  await page.keyboard.press('j')
  for (const [n, name] of NAMES.entries()) {
    // The focus is on the row that took the place of the last one.
    await expect(page.getByRole('button', { name: new RegExp(`^${name} `) })).toBeFocused()
    await page.keyboard.press('a')
    await expect(rows).toHaveCount(9 - n)
  }
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible()
  for (const id of ids) await expect.poll(async () => (await standingOf(admin, id)).status).toBe('APPROVED')
})

test('search, rows, a panel and help, all by keys; single keys can be turned off', async ({
  page,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin)
  const { players } = await deskFamily(admin, ['Ada', 'Bea'])
  for (const player of players) await register(admin, program, player)
  await atDesk(page, `/admin/registrations?programId=${program.id}`)
  await expect(page.getByRole('button', { name: /^Ada/ })).toBeVisible()

  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(page.getByRole('button', { name: /^Bea/ })).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: /^Ada/ })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Registrations' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('complementary', { name: /^Ada/ })).toHaveCount(0)

  await page.keyboard.press('/')
  await page.keyboard.type('bea')
  await expect(page.getByRole('button', { name: /^Ada/ })).toHaveCount(0)
  await expect(page).toHaveURL(/q=bea/)
  await page.reload()
  await expect(page.getByLabel('Names, references or amounts')).toHaveValue('bea')
  await expect(page.getByRole('button', { name: /^Bea/ })).toBeVisible()

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard' })
  await expect(help).toContainText('Approve')
  await help.getByRole('switch', { name: 'Use keyboard shortcuts' }).press('Space')
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await expect(page.getByRole('button', { name: /^Bea/ })).not.toBeFocused()
})

test('a table is six keys away, and one stop of the Tab key', async ({ page, request }) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin)
  const { players } = await deskFamily(admin, ['Ada', 'Bea', 'Cleo'])
  for (const player of players) await register(admin, program, player)
  await atDesk(page, `/admin/registrations?programId=${program.id}`)
  const opener = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) })
  await expect(opener('Ada')).toBeVisible()
  for (const name of ['Skip to the content', 'Skip the menu', 'Skip to the list']) {
    await page.keyboard.press('Tab')
    await expect(page.getByText(name, { exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(opener('Ada')).toBeFocused()

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(opener('Cleo')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(opener('Cleo')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('checkbox', { name: /^Select Cleo/ })).toBeFocused()
  await page.keyboard.press('Home')
  await expect(page.getByRole('checkbox', { name: /^Select Ada/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(opener('Ada')).toBeFocused()
  // Tab leads to what comes after the table, not to the next row.
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('table') === null)).toBe(true)
})

for (const [name, viewport] of [
  ['a desk', screens.desk],
  ['a phone', screens.phone],
] as const)
  test(`on ${name} a message leaves what is done with ticked rows in sight`, async ({ page, request }) => {
    await page.setViewportSize(viewport)
    const admin = await apiAsAdmin(request)
    const program = await newProgram(admin)
    const { players } = await deskFamily(admin, ['Ada', 'Bea'])
    for (const player of players) await register(admin, program, player)
    await atDesk(page, `/admin/registrations?programId=${program.id}`)
    await page.getByRole('checkbox', { name: /^Select Bea/ }).check()
    await page.getByRole('button', { name: /^Ada / }).focus()
    await page.keyboard.press('a')
    const message = page.getByRole('status').filter({ hasText: 'Ada is approved.' })
    await expect(message).toBeVisible()
    const bar = page.getByRole('region', { name: 'Selected rows' })
    const [above, below] = [await message.boundingBox(), await bar.boundingBox()]
    if (!above || !below) throw new Error('Neither of them is on the screen.')
    const isApart =
      above.y + above.height <= below.y ||
      below.y + below.height <= above.y ||
      above.x + above.width <= below.x
    expect(isApart).toBe(true)
  })

test('a player is registered from the list: first who, then the programs that fit', async ({
  page,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin)
  const { lastName } = await deskFamily(admin, ['Ada'])
  await atDesk(page, '/admin/registrations')
  await page.getByRole('link', { name: 'Register a player' }).click()
  await page.getByRole('searchbox', { name: 'Player or guardian' }).fill(`Ada ${lastName}`)
  await page.getByRole('link', { name: `Choose Ada ${lastName}` }).click()
  await expect(page.getByRole('heading', { name: 'Choose a program' })).toBeVisible()
  await expect(page.getByText(program.name).first()).toBeVisible()
})

test('many are approved at once, and who cannot be is named with the reason', async ({ page, request }) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin, { capacity: 2 })
  const { players } = await deskFamily(admin, ['Ada', 'Bea', 'Cleo'])
  for (const player of players) await register(admin, program, player)
  await atDesk(page, `/admin/registrations?status=ALL&programId=${program.id}`)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Approve 3' }).click()
  const dialog = page.getByRole('dialog', { name: 'Approve 3 registrations' })
  await dialog.getByRole('button', { name: 'Approve 3 registrations' }).click()
  await expect(dialog.getByText('2 of 3 approved.')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveText(
    /^Cleo .*: All 2 places in .* are taken\. Free one first\.$/,
  )
  await dialog.getByRole('button', { name: 'Back to the list' }).click()
  await expect(page.getByRole('row', { name: /Cleo/ })).toContainText('1st in line')
  await expect(page.getByRole('row', { name: /Ada/ })).toContainText('Approved, unpaid')

  await page.getByRole('link', { name: /^Approved/ }).click()
  // The rows of the other tab are gone, along with their ticks.
  await expect(page.getByRole('row', { name: /Cleo/ })).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Mark 2 paid' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark 2 registrations paid' }).click()
  await expect(page.getByText('2 registrations paid.')).toBeVisible()
})
