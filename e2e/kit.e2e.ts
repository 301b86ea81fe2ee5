import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { roundOfPages } from './page-rounds.ts'
import {
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  expectSoundAtEach,
  NARROWEST,
  screens,
} from './screens.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Uses only the keyboard, for people without a mouse. */
async function press(control: Locator, key = 'Enter') {
  await control.focus()
  await control.press(key)
}

/** The focus stays inside: it goes round, or to the browser's own controls, but not into the page behind. */
async function expectFocusKept(page: Page, layer: Locator) {
  for (let n = 0; n < 12; n += 1) {
    await page.keyboard.press('Tab')
    const isBehind = await layer.evaluate(
      (node) => document.activeElement !== document.body && !node.contains(document.activeElement),
    )
    expect(isBehind).toBe(false)
  }
}

/** The longest page, loaded once: each test leaves it as it found it. */
const round = roundOfPages({ viewport: screens.desk })
test.beforeAll(() => round.page.goto('/dev/ui'))
test.beforeEach(() => round.page.setViewportSize(screens.desk))

test('every part is sound, on a phone and on a desk, light and dark', async () => {
  test.slow()
  const { page } = round
  await expect(page.getByRole('heading', { level: 1, name: 'The look, at a glance' })).toBeVisible()
  await expectSoundAtEach(page)
  await page.setViewportSize(NARROWEST)
  await expectNoSidewaysScrolling(page)
})

test.describe('dialogs', () => {
  const dialogs = [
    { opener: 'Open a dialog', title: 'Two places left' },
    { opener: 'Delete the program', title: 'Delete Fall training?' },
  ]
  for (const { opener, title } of dialogs)
    test(`“${title}” takes the keyboard and gives it back`, async () => {
      const { page } = round
      const opens = page.getByRole('region', { name: 'Dialogs' }).getByRole('button', { name: opener })
      const dialog = page.getByRole('dialog', { name: title })
      await press(opens)
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
      await expectFocusKept(page, dialog)
      await expectNoAxeViolations(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(opens).toBeFocused()

      await press(opens)
      await press(dialog.getByRole('button', { name: 'Close' }))
      await expect(opens).toBeFocused()
    })

  test('one that asks for a reason begins there', async () => {
    const { page } = round
    const opens = button(page, 'Ask for a reason')
    const dialog = page.getByRole('dialog', { name: 'Turn the registration down' })
    await press(opens)
    await expect(dialog.getByLabel('Reason')).toBeFocused()
    await expectFocusKept(page, dialog)
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(opens).toBeFocused()
  })

  test('a form begins at its field; a tap beside it closes it', async () => {
    const { page } = round
    const opens = button(page, 'Open a form')
    const dialog = page.getByRole('dialog', { name: 'Another name' })
    await press(opens)
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await page.mouse.click(5, 5)
    await expect(dialog).toHaveCount(0)
    await expect(opens).toBeFocused()
  })

  test('one that could not do it stays open and says why', async () => {
    const { page } = round
    await page
      .getByRole('region', { name: 'Dialogs' })
      .getByRole('button', { name: 'Delete the program' })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Delete Fall training?' })
    await dialog.getByRole('button', { name: 'Delete the program' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Somebody has registered meanwhile.')
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await expect(dialog).toHaveCount(0)
  })
})

test.describe('a drawer', () => {
  for (const [size, role] of [
    ['phone', 'dialog'],
    ['desk', 'complementary'],
  ] as const)
    test(`closes on a ${size}, and the row has the keyboard again`, async () => {
      const { page } = round
      await page.setViewportSize(screens[size])
      const row = button(page, 'Open Mia')
      const drawer = page.getByRole(role, { name: 'Mia Chen' })
      const closes = drawer.getByRole('button', { name: 'Close' })
      for (const key of ['Escape', 'Enter']) {
        await press(row)
        await press(closes, key)
        await expect(drawer).toHaveCount(0)
        await expect(row).toBeFocused()
      }
    })
})

test.describe('a menu', () => {
  test('is walked through by arrows, and gives the keyboard back', async () => {
    const { page } = round
    const opens = button(page, 'Places')
    const menu = page.getByRole('group', { name: 'Where to go' })
    await press(opens)
    await expect(menu.getByRole('link', { name: 'Buttons' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(menu.getByRole('link', { name: 'Fields' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(menu.getByRole('button', { name: 'Sign out' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(menu.getByRole('link', { name: 'Buttons' })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(menu.getByRole('button', { name: 'Sign out' })).toBeFocused()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opens).toBeFocused()
  })

  test('of boxes stays open while they are ticked, by its button', async () => {
    const { page } = round
    await page.setViewportSize(screens.phone)
    const part = page.getByRole('region', { name: 'Menus' })
    const opens = part.getByRole('button', { name: 'Columns' })
    const menu = part.getByRole('group', { name: 'Which columns to show' })
    await opens.click()
    await menu.getByLabel('Paid').check()
    await menu.getByLabel('Guardian').uncheck()
    const [anchor, panel] = [await opens.boundingBox(), await menu.boundingBox()]
    if (!anchor || !panel) throw new Error('The menu is not on the screen.')
    // Below the button, or above it if there is no room.
    const gaps = [panel.y - (anchor.y + anchor.height), anchor.y - (panel.y + panel.height)]
    expect(gaps.some((gap) => gap >= 0 && gap < 8)).toBe(true)
    await expectNoSidewaysScrolling(page)
    await page.mouse.click(5, 5)
    await expect(menu).toBeHidden()
  })
})

test('tabs are links: Enter shows another, which is then the current one', async () => {
  const { page } = round
  const tabs = page.getByRole('navigation', { name: 'Status' })
  await expect(tabs.getByRole('link', { name: 'All 1,234' })).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('link', { name: 'All 1,234' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/status=pending$/)
  await expect(tabs.getByRole('link', { name: 'Pending …' })).toHaveAttribute('aria-current', 'page')
  await expect(tabs.getByRole('link', { name: 'Pending …' })).toBeFocused()
  await tabs.getByRole('link', { name: 'All 1,234' }).click()
  await expect(tabs.getByRole('link', { name: 'All 1,234' })).toHaveAttribute('aria-current', 'page')
})

test('who leaves a form with something typed in it is asked first', async ({ page }) => {
  await page.goto('/dev/ui')
  const part = page.getByRole('region', { name: 'Leaving a form' })
  const question = page.getByRole('dialog')
  await part.getByLabel('Something is typed').check()
  await part.getByRole('link').click()
  await expectNoAxeViolations(page)
  await question.getByRole('button').filter({ hasText: 'Stay' }).click()
  await expect(question).toHaveCount(0)
  await part.getByLabel('Something is typed').uncheck()
  await part.getByRole('link').click()
  await expect(page).toHaveURL(/\/contact$/)
})

test('toasts say what is done, wait for who reads them, and undo', async ({ page }) => {
  await page.clock.install()
  await page.goto('/dev/ui')
  const done = page.getByRole('status')
  await button(page, 'Say that it is done').click()
  await expect(done.getByText('Size changed.')).toBeVisible()
  await page.clock.runFor(6_100)
  await expect(page.getByText('Size changed.')).toHaveCount(0)

  await button(page, 'Offer a way back').click()
  await button(page, 'Undo').focus()
  await page.clock.runFor(60_000)
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await expect(done.getByText('Mia waits again.')).toBeVisible()
  await expect(page.getByText('Mia is approved.')).toHaveCount(0)

  await button(page, 'Report a problem').click()
  await page.clock.runFor(60_000)
  const problem = page
    .getByRole('alert')
    .filter({ hasText: 'We could not reach the club just now. Please try again.' })
  await expect(problem).toBeVisible()
  await problem.getByRole('button', { name: 'Close this message' }).click()
  await expect(problem).toHaveCount(0)
})

test('no page lets styles in that stand in the text', async ({ page }) => {
  for (const path of ['/', '/login', '/admin', '/dev/ui']) {
    const policy = (await page.request.get(path)).headers()['content-security-policy']
    expect(policy).toMatch(/style-src 'self'/)
    expect(policy).not.toContain('unsafe')
  }
})
