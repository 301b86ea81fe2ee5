import type { Page } from '@playwright/test'
import { startProxy } from './changing-proxy.ts'
import { expect, test } from './fixtures.ts'
import { entriesOf, publishedTournament, resultPath } from './tournament-api.ts'

test.use({ isFirstVisit: true })

/** The paths that the service worker has cached. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const keys = await (await caches.open('tournament-2')).keys()
    return keys.map(({ url }) => new URL(url).pathname)
  })

/** Opens the page once and waits until it and its files are cached. */
async function openOnce(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => kept(page)).toContain(new URL(path, 'http://any').pathname)
  await expect.poll(async () => (await kept(page)).some((one) => one.includes('/entry.client'))).toBe(true)
  await expect.poll(async () => (await kept(page)).some((one) => one.endsWith('.css'))).toBe(true)
}

test('opened once, the team schedule works at a field without reception and says how old it is', async ({
  page,
  context,
}) => {
  await openOnce(page, '/team-schedule?event=lunar-new-year&team=koi')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Koi')
  await expect(page.getByText(/^Offline, revision 1 · \w{3}, \w{3} \d+, 1\d:00 AM/)).toBeVisible()
  await page.getByRole('link', { name: 'Choose another team' }).click()
  await page.getByRole('link', { name: /^Drums/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drums')
  await expect(page.getByRole('heading', { name: 'Drums: match day' })).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText(/^Revision 1 ·/)).toBeVisible()
})

test('scanned at the tent, a match opens again on the pitch, and its result arrives once', async ({
  page,
  context,
  request,
}) => {
  const { slug } = await publishedTournament(request)
  const path = await resultPath(request, slug)
  await openOnce(page, path)
  await expect.poll(() => kept(page)).toContain(path.replace('/results/', '/match-results/'))
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /^Match/ })).toBeVisible()
  await page
    .getByRole('button', { name: /^One more/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Send .* 1, .* 0$/ }).click()
  await expect(page.getByText('Saved on this phone.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Thank you. The desk has it: ')).toBeVisible()
  expect((await entriesOf(request, slug)).map(({ outcome }) => outcome)).toEqual(['TAKEN'])
})

test('a newer service worker takes over what the one before has kept', async ({ page, app }) => {
  const proxy = await startProxy(app)
  await openOnce(page, `${proxy.url}/team-schedule?event=lunar-new-year&team=koi`)
  proxy.changeWorker((script) => script.replace("'tournament-2'", "'tournament-3'"))
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['tournament-3'])
  await proxy.stop()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Koi')
  await expect(page.getByText(/^Offline, revision 1 ·/)).toBeVisible()
})

test('the rest of the site is kept by nobody', async ({ page, context }) => {
  await openOnce(page, '/tournament-rundown?event=lunar-new-year')
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const pages = (await kept(page)).filter((path) => !path.startsWith('/assets/'))
  expect(new Set(pages)).toEqual(new Set(['/tournament-rundown']))
  await context.setOffline(true)
  await expect(page.reload()).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
})

test('who never opens a tournament gets no service worker', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})
