import type { Page } from '@playwright/test'
import { apiAsAdmin, newFamily, newProgram } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectSoundAtEach, screens } from './screens.ts'
import { demo, signIn } from './sign-in.ts'
import { walkTo } from './walk-to.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Impersonation' })

/** Matches a table row or a phone's card; the search may also find people whose address has the same words. */
const impersonateButton = (page: Page, email: string) =>
  page
    .locator('[data-row]')
    .filter({ has: page.getByText(email, { exact: true }) })
    .getByRole('button', { name: /^Impersonate/ })

/** While the list gets shorter, its rows move, and a tap could miss. */
async function untilFound(page: Page) {
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(page.locator('main [aria-busy="false"] [data-row]').first()).toBeVisible()
}

/** Starts impersonating from the list of users. */
async function stepInto(page: Page, email: string) {
  await page.getByLabel(/^Find/).fill(email)
  await untilFound(page)
  await impersonateButton(page, email).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('They asked for help with a registration')
  await dialog.getByRole('button', { name: 'View as this parent' }).click()
  await expect(page).toHaveURL('/guardian')
}

/** The other tests use a desktop. */
test.describe('on a phone', () => {
  test.use({ viewport: screens.phone })

  test('an administrator steps into a parent’s shoes, reloads, and steps out again', async ({ page }) => {
    await signIn(page, demo.admin, { to: '/admin/users' })
    await stepInto(page, demo.parent)
    await expect(banner(page)).toContainText(demo.parent)
    const record = await page.evaluate(() =>
      Object.values(sessionStorage).find((text) => text.includes('originalAdminEmail')),
    )
    expect(Object.keys(JSON.parse(record ?? '{}')).sort()).toEqual(
      ['originalAdminEmail', 'originalAdminId', 'startTime', 'targetUserEmail', 'targetUserId'].sort(),
    )
    await page.reload()
    await expect(banner(page)).toContainText(demo.parent)
    await page.goto('/admin')
    await expect(page).toHaveURL('/unauthorized')
    await page.goto('/guardian')
    await banner(page).getByRole('button', { name: 'Exit Impersonation' }).click()
    await expect(page).toHaveURL('/admin/users')
    await expect(banner(page)).toHaveCount(0)
    await page.reload()
    await expect(page).toHaveURL('/admin/users')
    await expect(banner(page)).toHaveCount(0)
  })
})

test('out of a child’s page one is at the users, too', async ({ page, request }) => {
  const { email, players } = await newFamily(request, 'Ada')
  await signIn(page, demo.admin, { to: '/admin/users' })
  for (const path of [
    `/guardian/player/${players[0]?.id}`,
    `/guardian/edit-player/${players[0]?.id}`,
    `/programs/select/${players[0]?.id}`,
  ]) {
    await stepInto(page, email)
    await walkTo(page, path)
    await expect(page.getByRole('main')).toContainText('Ada')
    await banner(page).getByRole('button', { name: 'Exit Impersonation' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users')
    await expect(page).toHaveURL('/admin/users')
  }
})

test('E-14: in a parent’s shoes nobody agrees to anything, and the form says where it can be noted', async ({
  page,
  request,
}) => {
  const program = await newProgram(await apiAsAdmin(request))
  const { email, players } = await newFamily(request, 'Ada')
  await signIn(page, demo.admin, { to: '/admin/users' })
  await stepInto(page, email)
  await walkTo(page, `/guardian/programs/${program.id}/register/${players[0]?.id}`)
  const agree = page.getByRole('region', { name: 'Read and agree' })
  await expect(agree).toContainText('only they can agree to this')
  await expect(agree.getByRole('checkbox')).toHaveCount(0)
  await expectSoundAtEach(page)
})

test('nobody steps in without saying why', async ({ page }) => {
  await signIn(page, demo.admin, { to: '/admin/users' })
  await page.getByLabel(/^Find/).fill(demo.parent)
  await untilFound(page)
  await impersonateButton(page, demo.parent).click()
  await page.getByRole('dialog').getByRole('button', { name: 'View as this parent' }).click()
  await expect(page.getByRole('dialog')).toContainText('Please say why')
  await expect(page).toHaveURL(/\/admin\/users\?/)
})
