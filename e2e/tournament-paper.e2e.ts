import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { roundOfPages } from './page-rounds.ts'
import { newTournament } from './public-tournament.ts'
import { demo, signIn } from './sign-in.ts'
import { walkTo } from './walk-to.ts'

const FORMATS = ['A4', 'Letter'] as const
const MARGIN = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' }

/** Chromium writes one such object for each page. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0

const sheetsOf = (page: Page) => page.getByRole('region', { name: /^Page \d+ of \d+$/ })

const papers = [
  { path: '/printable-score-cards?event=lunar-new-year', name: 'score cards' },
  { path: '/printable-score-cards?event=fun-day&spares=8', name: 'score cards with spares' },
  { path: '/printable-rundown-schedule?event=lunar-new-year', name: 'the rundown' },
  { path: '/printable-mc-cheatsheet?event=lunar-new-year', name: 'the sheet for the MC' },
  { path: '/team-schedule?event=lunar-new-year&print=strips', name: 'team strips' },
  { path: '/team-schedule?event=lunar-new-year&print=poster', name: 'division posters' },
  { path: '/referee-field-schedule?event=lunar-new-year&print=referee', name: 'referee slips' },
  { path: '/referee-field-schedule?event=lunar-new-year&print=field', name: 'fields', landscape: true },
  {
    path: '/printable-rundown-schedule?event=lunar-new-year&copy=pocket',
    name: 'the rundown for the pocket',
    landscape: true,
  },
  {
    path: '/lunar-new-year-tournament/refs/doc?print=pocket',
    name: 'the guide for the pocket',
    landscape: true,
  },
]

/** One page that goes from sheet to sheet and prints each. */
const round = roundOfPages({})
test.beforeAll(() => round.page.goto('/tournaments'))
test.beforeEach(() => round.page.emulateMedia({ media: null }))

for (const { path, name, landscape = false } of papers)
  test(`${name}: one page for each sheet on A4 and on Letter, with revision and page on every one`, async () => {
    const { page } = round
    await walkTo(page, path)
    await expect(page.getByText(/Printed /).first()).toBeVisible()
    const sheets = sheetsOf(page)
    const count = await sheets.count()
    expect(count).toBeGreaterThan(0)
    // Check all sheets at once: finding one of them by role takes as long as finding them all.
    await expect(sheets).toContainText(Array.from({ length: count }, () => /Revision \d+ ·/))
    await expect(sheets).toContainText(Array.from({ length: count }, (_, n) => `Page ${n + 1} of ${count}`))
    await expect(sheets.filter({ has: page.getByRole('img', { name: /^Code / }) })).toHaveCount(count)
    await page.emulateMedia({ media: 'print' })
    await expectNothingCutOff(page)
    for (const format of FORMATS)
      expect([format, pagesOf(await page.pdf({ format, landscape, margin: MARGIN }))]).toEqual([
        format,
        count,
      ])
  })

/** Everything must be inside its sheet, which hides what does not fit, so that nobody would notice. */
async function expectNothingCutOff(page: Page): Promise<void> {
  const cut = await sheetsOf(page).evaluateAll((sheets) =>
    sheets.flatMap((sheet) => {
      const frame = sheet.getBoundingClientRect()
      const boxes = [sheet.firstElementChild as Element, ...sheet.querySelectorAll('article')]
      const inner = boxes.filter(
        (box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1,
      )
      const outer = [...sheet.querySelectorAll('p, td, th, h2, h3, svg')].filter((one) => {
        const { bottom, right } = one.getBoundingClientRect()
        return bottom > frame.bottom + 1 || right > frame.right + 1
      })
      return [...inner, ...outer].map((one) => `${one.tagName} ${one.textContent?.slice(0, 40)}`)
    }),
  )
  expect(cut).toEqual([])
}

test('every match has exactly one card, and U13 and younger have no box for a score', async () => {
  const { page } = round
  await walkTo(page, '/printable-score-cards?event=lunar-new-year')
  const labels = await page
    .locator('[data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')))
  const matches = labels.filter((label) => label !== 'spare')
  expect(matches.toSorted()).toEqual(Array.from({ length: 49 }, (_, n) => `M${n + 1}`).toSorted())
  const young = page.locator('[data-card]').filter({ hasText: 'Everyone played' })
  await expect(young.filter({ hasText: 'Final' })).toHaveCount(0)
  const old = page.locator('[data-card]').filter({ hasText: 'Cross off each goal' })
  await expect(old.filter({ hasText: /U14\/15|Division/ })).toHaveCount(await old.count())
})

test('one field’s stack has its cards alone, in the order of time', async () => {
  const { page } = round
  await walkTo(page, '/printable-score-cards?event=lunar-new-year&pitch=rat')
  const cards = page.locator('[data-card]:not([data-card=spare])')
  await expect(cards.filter({ hasNotText: 'Rat' })).toHaveCount(0)
  expect(await cards.count()).toBeGreaterThan(2)
})

test('spares are blank cards', async () => {
  const { page } = round
  await walkTo(page, '/printable-score-cards?event=fun-day')
  await expect(page.getByText(/Printed /).first()).toBeVisible()
  const spares = page.locator('[data-card=spare]')
  const before = await spares.count()
  await page.getByRole('link', { name: '8 spares' }).click()
  await expect(page).toHaveURL(/spares=8/)
  // The rest of the last sheet is filled with spares in any case.
  await expect.poll(() => spares.count()).toBeGreaterThanOrEqual(before + 8 - 3)
})

test('an administrator’s cards carry the code of each result, and the staff’s copy its phones', async ({
  page,
}) => {
  const cards = '/printable-score-cards?event=lunar-new-year&pitch=rat'
  const codes = () =>
    page
      .getByRole('img', { name: /^Code for M/ })
      .locator('path')
      .evaluateAll((all) => all.map((one) => one.getAttribute('d')))
  await page.goto(cards)
  expect(new Set(await codes()).size).toBe(1)
  const staff = '/printable-rundown-schedule?event=lunar-new-year&copy=staff'
  await page.goto(staff)
  await expect(page.getByText('Public copy: no phone numbers, no owners.')).toBeVisible()
  await expect(page.getByText('604-555-0111')).toHaveCount(0)

  await signIn(page, demo.admin, { to: staff })
  await expect(page.getByRole('heading', { name: 'Call list' })).toBeVisible()
  await expect(page.getByText('604-555-0111').first()).toBeVisible()
  await page.goto(cards)
  await expect.poll(async () => new Set(await codes()).size).toBe(6)
})

test('T-30: who prints a rundown that contradicts the schedule is warned, and the paper is not marked', async ({
  page,
  request,
}) => {
  const { slug, publishNext } = await newTournament(request)
  const papers = ['/printable-rundown-schedule', '/printable-mc-cheatsheet'].map(
    (path) => `${path}?event=${slug}`,
  )
  const told = page.getByText('The rundown doesn’t fit the schedule.')
  for (const path of papers) {
    await page.goto(path)
    await expect(page.getByText(/Printed /).first()).toBeVisible()
    await expect(told).toHaveCount(0)
  }
  await publishNext((plan) => ({
    ...plan,
    rundown: plan.rundown.map((item) =>
      item.kind === 'AWARD' ? { ...item, start: `${item.start.slice(0, 10)}T11:00` } : item,
    ),
  }))
  for (const path of papers) {
    await page.goto(path)
    await expect(told).toContainText(/at 11:00 AM: M\d+ doesn’t end until/)
    await page.emulateMedia({ media: 'print' })
    await expect(told).toBeHidden()
    await page.emulateMedia({ media: null })
  }
})
