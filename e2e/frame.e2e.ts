import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectNoSidewaysScrolling, expectSoundAtEach, screens } from './screens.ts'
import { demo, signIn } from './sign-in.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

async function openMenu(page: Page) {
  const button = page.getByRole('button', { name: 'Menu' })
  if (await button.isVisible()) await button.click()
  return menu(page)
}

for (const [name, viewport] of Object.entries(screens))
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('a visitor finds the club, the phone, the sections and the way in', async ({ page }) => {
      await page.goto('/contact')
      await expect(page.getByRole('banner').getByRole('link', { name: 'PMFC' })).toHaveAttribute('href', '/')
      await expect(page.getByRole('banner').locator('a[href^="tel:"]')).toBeVisible()
      const links = await openMenu(page)
      for (const entry of ['Home', 'About', 'Teams', 'Events', 'News', 'Store', 'Contact', 'Login'])
        await expect(links.getByRole('link', { name: entry, exact: true })).toBeVisible()
      await expect(links.getByRole('link', { name: 'Parent' })).toHaveCount(0)
      await expect(links.getByRole('link', { name: 'Contact' })).toHaveAttribute('aria-current', 'page')
      await expect(links.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
      const footer = page.getByRole('contentinfo')
      await expect(footer.locator('a[href^="mailto:"]')).toBeVisible()
      await expect(footer).toContainText(`© ${new Date().getFullYear()}`)
      for (const place of ['Club videos', 'Club photos'])
        await expect(page.getByRole('complementary').getByRole('link', { name: place })).toBeVisible()
      await expectNoSidewaysScrolling(page)
    })

    /** The club's videos and photos are in the rail of a signed-in page, and do not float over anything. */
    async function expectClubInRail(page: Page) {
      const rail = page.getByRole('navigation', { name: /^(Club desk|Family)$/ })
      if (name === 'phone') await rail.getByText('More').click()
      for (const place of ['Club videos', 'Club photos'])
        await expect(rail.getByRole('link', { name: place }).filter({ visible: true })).toBeInViewport()
      await expect(page.getByRole('complementary', { name: 'Club videos and photos' })).toBeHidden()
    }

    test('a parent’s home is the family area, and the menu bears their name', async ({ page }) => {
      await signIn(page, demo.parent)
      await expectClubInRail(page)
      const links = await openMenu(page)
      await expect(links.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/guardian')
      await expect(links.getByRole('link', { name: 'Login' })).toHaveCount(0)
      await expect(links.getByRole('link', { name: 'Parent', exact: true })).toHaveCount(0)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^Account of/ }).click()
      for (const entry of ['Dashboard', 'Profile Settings'])
        await expect(page.getByRole('link', { name: entry, exact: true }).last()).toBeVisible()
      await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
    })

    test('an administrator’s home is the desk, with a way to the family area', async ({ page }) => {
      await signIn(page, demo.admin, { to: '/admin/registrations' })
      await expectClubInRail(page)
      const links = await openMenu(page)
      await expect(links.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/admin')
      await expect(links.getByRole('link', { name: 'Parent', exact: true })).toHaveAttribute(
        'href',
        '/guardian',
      )
    })
  })

test('a page that is not here says so, with a way on', async ({ page }) => {
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offside! We can’t find that page')
  await expectSoundAtEach(page)
  await page.getByRole('link', { name: 'Go Home' }).click()
  await expect(page).toHaveURL('/')
})

test('the menu opens without any script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: screens.phone, baseURL })
  const page = await context.newPage()
  await page.goto('/contact')
  const links = await openMenu(page)
  await expect(links.getByRole('link', { name: 'Teams' })).toBeVisible()
  await context.close()
})

test('by keyboard: the first stop skips to the content, and a new page starts at its top', async ({
  page,
}) => {
  await page.goto('/contact')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await menu(page).getByRole('link', { name: 'Teams' }).click()
  await expect(page).toHaveURL('/teams')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /Teams/ })).toHaveCount(1)
})

test('what opens over the page is closed by Escape, and focus is back at what opened it', async ({
  page,
}) => {
  await page.setViewportSize(screens.phone)
  await page.goto('/')
  const openers = {
    menu: page.getByRole('button', { name: 'Menu' }),
    languages: page.getByRole('button', { name: 'Language' }).filter({ visible: true }).first(),
    'a day of the calendar': page.getByRole('cell').getByRole('button').filter({ visible: true }).first(),
  }
  const opened = page.locator('[popover]:popover-open')
  for (const [what, opener] of Object.entries(openers))
    await test.step(what, async () => {
      await opener.focus()
      await page.keyboard.press('Enter')
      await expect(opened).toHaveCount(1)
      await page.keyboard.press('Tab')
      await expect(opener).not.toBeFocused()
      await page.keyboard.press('Escape')
      await expect(opened).toHaveCount(0)
      await expect(opener).toBeFocused()
    })
})

test('the chosen colours stay, from the first paint on', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/contact')
  await page.getByLabel('Colours').selectOption('dark')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await expect.poll(background).toBe('rgb(16, 32, 26)')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await expect.poll(background).toBe('rgb(16, 32, 26)')
})

/** Runs in the page: the height of the header, and its words that take more than one line. */
function headerLines() {
  const header = document.querySelector('header') as HTMLElement
  const broken: string[] = []
  const walker = document.createTreeWalker(header, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
    if (lines.size > 1) broken.push(node.textContent ?? '')
  }
  return { broken, rows: Math.round(header.getBoundingClientRect().height / 66) }
}

for (const path of ['/', '/teams', '/zh-Hant'])
  test(`the header of ${path} is one line of whole words, from a small phone to a desk`, async ({ page }) => {
    await page.goto(path)
    for (const width of [320, 360, 375, 385, 390, 414, 768, 1120, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect([width, await page.evaluate(headerLines)]).toEqual([width, { broken: [], rows: 1 }])
    }
  })

for (const [who, email] of Object.entries(demo))
  test(`with the account of the ${who} beside it, the header is one line as well`, async ({ page }) => {
    await signIn(page, email, { to: '/store' })
    for (const width of [320, 360, 390, 768, 1120, 1183, 1184, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect([width, await page.evaluate(headerLines)]).toEqual([width, { broken: [], rows: 1 }])
    }
  })
