import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { atDesk } from './desk-api.ts'
import { expect, test } from './fixtures.ts'
import { expectNoAxeViolations, expectSoundAtEach, screens } from './screens.ts'
import { DEMO_PASSWORD } from './sign-in.ts'
import { untilListening } from './until-listening.ts'
import { walkTo } from './walk-to.ts'

test.use({ viewport: screens.desk })
test('a setting is changed, is on its page at once, and an earlier version comes back', async ({
  page,
  newPage,
}) => {
  const words = `Bring the order number ${randomUUID().slice(0, 8)}`
  const visitor = await newPage()
  await atDesk(page, '/admin/settings/promises')
  const field = page.getByLabel('Volunteers')
  const before = await field.inputValue()
  await expect(page.getByText('Used on 2 pages')).toBeVisible()

  await field.fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(field).toBeFocused()
  await expect(page.getByText('Please fill this in.')).toBeVisible()
  const preview = page.getByRole('complementary', { name: 'Preview' })
  await expect(preview).toContainText('A field needs another look.')
  await expect(preview.getByRole('listitem').first()).toBeVisible()

  await field.fill(words)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Story and promises: saved.')).toBeVisible()
  await visitor.goto('/about')
  await expect(visitor.getByText(words)).toBeVisible()

  await page.getByText('Earlier versions').click()
  await page.getByRole('button', { name: /^Preview or restore Default/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Restore this version?' })
  await expect(dialog.getByRole('row', { name: /^Volunteers/ })).toContainText(words)
  await dialog.getByRole('button', { name: 'Restore this version' }).click()
  await expect(field).toHaveValue(before)
  await visitor.goto('/about')
  await expect(visitor.getByText(words)).toHaveCount(0)
})

test('a changed consent text gets a version of its own, and the old words stay readable', async ({
  page,
}) => {
  const words = `Photos of us ${randomUUID().slice(0, 8)}`
  await atDesk(page, '/admin/settings/consents')
  await page
    .locator('summary')
    .filter({ hasText: /^Photos$/ })
    .click()
  const photos = page.getByRole('group', { name: 'Photos', exact: true })
  const [title, version] = [photos.getByLabel('Title'), photos.getByLabel('Version')]
  const [oldTitle, oldVersion] = [await title.inputValue(), await version.inputValue()]
  await title.fill(words)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(version).not.toHaveValue(oldVersion)
  await expect(version).toHaveValue(/^20\d\d-\d+$/)

  await page.getByText('Earlier versions').click()
  await page.getByRole('button', { name: /^Preview or restore Default/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Restore this version?' })
  await dialog.getByText(`Photos, version ${oldVersion}`).click()
  await expect(dialog.getByRole('heading', { name: oldTitle })).toBeVisible()
  await dialog.getByRole('button', { name: 'Restore this version' }).click()
  await expect(title).toHaveValue(oldTitle)
  await expect(version).toHaveValue(oldVersion)
})

test('what the store sells is changed, is in the store at once, and comes back', async ({
  page,
  newPage,
}) => {
  const name = `Team bag ${randomUUID().slice(0, 4)}`
  const visitor = await newPage()
  await atDesk(page, '/admin/settings/kit')
  const fold = page.locator('summary').filter({ hasText: /^Backpack/ })
  await expect(fold).toHaveText('Backpack, $36.00')
  await fold.click()
  const bag = page.getByRole('group', { name: 'Backpack', exact: true })
  await bag.getByLabel('Name').fill('socks')
  await bag.getByLabel('Price').fill('29.50')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(bag.getByText('Another item has this name. Each needs its own.')).toBeVisible()

  await bag.getByLabel('Name').fill(name)
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText(`${name} One size$29.50`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Kit and prices: saved.')).toBeVisible()
  await visitor.goto('/store')
  const card = visitor.getByRole('article').filter({ has: visitor.getByRole('link', { name }) })
  await expect(card).toContainText('$29.50')

  const scarf = `${name} scarf`
  await page.getByRole('button', { name: 'Add to your own items' }).click()
  const own = page.getByRole('group', { name: 'Your own items' })
  await own.getByLabel('Name').fill(scarf)
  await own.getByLabel('Price').fill('20')
  await own.getByLabel('Sizes').fill('Kids, Adults')
  await own.getByLabel('In the store').selectOption('Yes')
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText(
    `${scarf} Kids, Adults$20.00`,
  )
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(own.getByLabel('Address')).toHaveValue(/scarf$/)
  await visitor.goto('/store')
  await visitor.getByRole('link', { name: scarf }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: scarf })).toBeVisible()
  await expect(visitor.getByRole('radio', { name: /^Adults/ })).toBeVisible()

  await page.getByText('Earlier versions').click()
  await page.getByRole('button', { name: /^Preview or restore Default/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Restore this version?' })
  await expect(dialog.getByRole('row', { name: /^Backpack: Price/ })).toContainText('$36.00$29.50')
  await dialog.getByRole('button', { name: 'Restore this version' }).click()
  await expect(fold).toHaveText('Backpack, $36.00')
})

test('two administrators change one setting: the second sees both versions and chooses', async ({
  newPage,
}) => {
  const [ana, bo] = [await newPage(), await newPage()]
  for (const page of [ana, bo]) {
    const listening = untilListening(page, ['ClubSetting'])
    await atDesk(page, '/admin/settings/store')
    await listening
  }
  const sizes = (page: Page) => page.getByLabel('Size advice')
  const shipped = await sizes(ana).inputValue()
  await sizes(bo).fill('Bo says: one up.')
  await sizes(ana).fill('Ana says: two up.')
  await ana.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(ana.getByText('Store words: saved.')).toBeVisible()
  await bo.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = bo.getByRole('dialog')
  await expect(
    dialog.getByRole('row', { name: 'Size advice Bo says: one up. Ana says: two up.' }),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Overwrite with mine' }).click()
  // A screen without unsaved input shows it, too.
  await expect(sizes(ana)).toHaveValue('Bo says: one up.')
  await sizes(ana).fill(shipped)
  await ana.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(sizes(bo)).toHaveValue(shipped)
})

test('a token is made, shown once, works, and is revoked', async ({ page, request }) => {
  const name = `Results screen ${randomUUID().slice(0, 8)}`
  await atDesk(page, '/admin/settings/access-tokens')
  await page.getByRole('button', { name: 'Create the token' }).click()
  await expect(page.getByText('Please give it a name, such as Results screen.')).toBeVisible()
  await page.getByLabel('What it’s for').fill(name)
  await page.getByLabel('Desk numbers').check()
  await page.getByLabel('Your password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Create the token' }).click()
  const shown = page.getByRole('status', { name: `The token for ${name}` })
  const token = (await shown.locator('code').textContent()) ?? ''
  const ask = () =>
    request.post('/graphql', {
      headers: { authorization: token },
      data: { query: '{ deskNumbers { totals { players } } }' },
    })
  expect(await (await ask()).json()).toEqual({
    data: { deskNumbers: { totals: { players: expect.any(Number) } } },
  })

  await page.reload()
  const card = page.getByRole('list', { name: 'Tokens' }).getByRole('listitem').filter({ hasText: name })
  await expect(card).toContainText('Reads only')
  await expect(card).toContainText('All records · Desk numbers')
  await expect(card).toContainText('Expires ')
  await expect(page.getByText(token)).toHaveCount(0)
  await card.getByRole('button', { name: `Revoke ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke the token' }).click()
  await expect(card).toContainText('Revoked')
  expect((await ask()).status()).toBe(401)
})

test('settings are sound on a phone and on a desk', async ({ page }) => {
  for (const key of ['facts', 'teams', 'kit', 'faq', 'consents', 'statusStrip', 'access-tokens'])
    await test.step(key, async () => {
      if (key === 'facts') await atDesk(page, '/admin/settings')
      else await walkTo(page, `/admin/settings/${key}`)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expect(page.getByRole('status', { name: 'Loading...' })).toHaveCount(0)
      await expectSoundAtEach(page)
    })
})

test('the club’s rules are settings: ages, the family discount, whose results are kept', async ({ page }) => {
  await atDesk(page, '/admin/settings/facts')
  const preview = page.getByRole('complementary', { name: 'Preview' })
  await expect(preview).toContainText('20% off for 2 or more children')
  await page
    .getByLabel('Family discounts are for')
    .selectOption('Every child except the one on the most expensive plan')
  await expect(page.getByLabel('U16 plays with U15')).toHaveValue('true')
  await page.getByLabel('Oldest age').fill('16')
  await page.getByLabel('Keep results from').fill('17')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  // Nothing is saved: there are no groups for these ages.
  await expect(page.getByLabel('Oldest age')).toHaveAccessibleDescription('This cannot be above 15.')
  await expect(page.getByLabel('Keep results from')).toHaveAccessibleDescription(/This cannot be above 16\./)
  await expectNoAxeViolations(page)
})
