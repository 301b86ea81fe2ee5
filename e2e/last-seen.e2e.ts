import type { Page } from '@playwright/test'
import { apiAsAdmin, moveTo, newFamily, newProgram, register, type TestFamily } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { holdBack, screens } from './screens.ts'
import { demo, newAccount, signIn } from './sign-in.ts'
import { walkTo } from './walk-to.ts'

test.use({ viewport: screens.phone, isFirstVisit: true })

const NOTE = 'Allergic to wasp stings'

const noteHealth = ({ parent, players: [player] }: TestFamily) =>
  parent('mutation ($input: UpdatePlayerInput!) { updatePlayer(input: $input) { id } }', {
    input: { id: player?.id, _version: 1, healthNotes: NOTE, emergencyContact: 'Aunt Wendeline' },
  })

/** Everything in the browser's storage for the site, both local and session storage. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))

const hasLastSeen = async (page: Page) => (await kept(page)).includes('touchline.last-seen')

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
}

test('the dashboard begins with what was last seen, and is freshened', async ({ page, request }) => {
  const { email, parent, players } = await newFamily(request, 'Nour')
  await signIn(page, email)
  await expect(page.getByText('Nour').first()).toBeVisible()
  await page.goto('/config.json')
  await parent('mutation ($input: UpdatePlayerInput!) { updatePlayer(input: $input) { id } }', {
    input: { id: players[0]?.id, _version: 1, firstName: 'Noor' },
  })
  const letGo = await holdBack(page, '**/graphql')
  await page.goto('/guardian', { waitUntil: 'domcontentloaded' })
  await expect(page.getByText('Nour').first()).toBeVisible()
  letGo()
  await expect(page.getByText('Noor').first()).toBeVisible()
  await expect(page.getByText('Nour')).toHaveCount(0)
})

test('what was last seen is to look at, and no form begins with it', async ({ page, request }) => {
  const family = await newFamily(request, 'Nour')
  const admin = await apiAsAdmin(request)
  const player = family.players[0] as TestFamily['players'][number]
  await moveTo(admin, await register(admin, await newProgram(admin), player), 'APPROVED')
  await signIn(page, family.email)
  const toPay = page.getByRole('link', { name: 'How to pay' })
  await expect(toPay).toBeVisible()
  await walkTo(page, '/guardian/registrations')
  await expect(page.getByRole('heading', { name: 'Now' })).toBeVisible()
  const letGo = await holdBack(page, '**/graphql')
  await page.goto('/guardian', { waitUntil: 'domcontentloaded' })
  await expect(toPay).toBeVisible()
  await page.goto('/guardian/registrations', { waitUntil: 'domcontentloaded' })
  await expect(page.getByText('Nour').first()).toBeVisible()
  await expect(page.locator('[inert] h2', { hasText: 'Now' })).toBeVisible()
  await page.goto(`/guardian/edit-player/${player.id}`, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveCount(0)
  letGo()
  await expect(page.getByLabel('First name')).toHaveValue('Nour')
})

test('nothing about health is ever kept', async ({ page, request }) => {
  const family = await newFamily(request, 'Zephyrine')
  await noteHealth(family)
  const admin = await apiAsAdmin(request)
  const player = family.players[0] as TestFamily['players'][number]
  await register(admin, await newProgram(admin), player)
  await signIn(page, family.email)
  await expect(page.getByText('Zephyrine').first()).toBeVisible()
  for (const path of ['/guardian/registrations', `/guardian/player/${player.id}`]) {
    await walkTo(page, path)
    await expect(page.getByText('Zephyrine').first()).toBeVisible()
  }
  await walkTo(page, `/guardian/edit-player/${player.id}`)
  await expect(page.getByLabel('First name')).toHaveValue('Zephyrine')
  expect(await hasLastSeen(page)).toBe(true)
  const ofFamily = await kept(page)
  expect(ofFamily).toContain('Zephyrine')
  for (const secret of [NOTE, 'Wendeline', 'hasHealthNotes\\\\\\":true'])
    expect(ofFamily).not.toContain(secret)
  await signOut(page)

  await signIn(page, demo.admin, { to: '/admin/registrations?status=PENDING&q=Zephyrine' })
  const line = page.locator('[data-row]').filter({ hasText: 'Zephyrine' }).first()
  await line.locator('[data-open]').click()
  await page.getByRole('button', { name: 'Show health notes' }).click()
  await expect(page.getByText(NOTE)).toBeVisible()
  expect(await hasLastSeen(page)).toBe(true)
  const atDesk = await kept(page)
  expect(atDesk).toContain('Zephyrine')
  for (const secret of [NOTE, 'Wendeline', 'hasHealthNotes\\\\\\":true']) expect(atDesk).not.toContain(secret)
})

test('signing out wipes it, and whoever comes next begins with nothing', async ({ page, request }) => {
  const { email } = await newFamily(request, 'Nour')
  await signIn(page, email)
  await expect(page.getByText('Nour').first()).toBeVisible()
  expect(await hasLastSeen(page)).toBe(true)
  await signOut(page)
  expect(await hasLastSeen(page)).toBe(false)
  await signIn(page, await newAccount(request))
  await expect(page.getByText('Nour')).toHaveCount(0)
  expect(await kept(page)).not.toContain('Nour')
})

test('who steps into a parent’s shoes and out again leaves nothing of either', async ({ page, request }) => {
  const { email } = await newFamily(request, 'Nour')
  await signIn(page, demo.admin, { to: '/admin/registrations?status=ALL' })
  await expect(page.locator('main [data-index]').first()).toBeVisible()
  expect(await hasLastSeen(page)).toBe(true)
  await walkTo(page, '/admin/users')
  await page.getByLabel(/^Find/).fill(email)
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(page.locator('main [data-row]')).toHaveCount(1)
  await page.getByRole('button', { name: /^Impersonate/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('They asked for help')
  await dialog.getByRole('button', { name: 'View as this parent' }).click()
  await expect(page).toHaveURL('/guardian')
  await expect(page.getByText('Nour').first()).toBeVisible()
  expect(await hasLastSeen(page)).toBe(false)
  await page.reload()
  await expect(page.getByText('Nour').first()).toBeVisible()
  expect(await hasLastSeen(page)).toBe(false)
  await page.getByRole('button', { name: 'Exit Impersonation' }).click()
  await expect(page).toHaveURL('/admin/users')
  expect(await kept(page)).not.toContain('Nour')
})
