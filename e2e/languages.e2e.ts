import type { Page } from '@playwright/test'
import { RULES_VERSION } from '@touchline/domain/club/rules-and-disclaimer.ts'
import { LANGUAGES, pathIn } from '@touchline/domain/languages.ts'
import { openEmpty, showAsSent } from './as-sent.ts'
import { apiAsAdmin } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectNoEnglish } from './no-english.ts'
import { roundOfPages } from './page-rounds.ts'
import { bringJudgeAlong, expectFitsAtEach, expectSoundWords, screens, WIDTHS } from './screens.ts'
import { DEMO_PASSWORD, demo, PASSWORD } from './sign-in.ts'

/** The other translated pages are behind sign-in (`family-languages.e2e.ts`). */
const PUBLIC_PAGES = [
  '/',
  '/about',
  '/programs',
  '/teams',
  '/events',
  '/news',
  '/contact',
  '/showcase',
  '/thank-you?for=registration',
  '/unauthorized',
  '/login',
  '/signup',
  '/confirm-signup',
  '/registration-form',
  '/forgot-password',
  '/rules-and-disclaimer',
  '/store',
  '/tournaments',
  '/fun-day-waiver',
  '/fun-day-tournament',
  '/fun-day-tournament-rules',
  '/fun-day-tournament-schedule',
  '/lunar-new-year-tournament',
  '/lunar-new-year-tournament/refs',
  '/lunar-new-year-tournament/refs/doc',
  '/team-schedule',
  '/referee-field-schedule',
  '/tournament-rundown',
]

/** Names of teams, pitches and referees, as the club has written them. */
const OWN_NAMES = /\b[A-Z][a-z]+\b/g

/**
 * One script starts on the smallest phone, the other on a desktop. Both have the same page around the text, and the
 * English page is fully tested.
 */
const WIDTHS_OF = { 'zh-Hans': WIDTHS, 'zh-Hant': WIDTHS.toReversed() }

const BY_TURNS = { even: ['zh-Hans', 'zh-Hant'], odd: ['zh-Hant', 'zh-Hans'] } as const

type Chinese = keyof typeof WIDTHS_OF

/**
 * Each page is loaded in one script, and viewed as the server sends it in the other, since scripts do the same in both.
 * The scripts alternate from page to page, so that each page starts at the width where the last one ended.
 */
test.describe('whole in both Chinese scripts, with no word of ours in English', () => {
  const round = roundOfPages({ viewport: screens.phone })
  const sent = roundOfPages({ viewport: screens.phone })
  test.beforeAll(() => bringJudgeAlong(round.page))
  test.beforeAll(() => openEmpty(sent.page))

  const judge = async (page: Page, language: Chinese) => {
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoEnglish(page, OWN_NAMES)
    await expectSoundWords(page)
    await expectFitsAtEach(page, WIDTHS_OF[language])
  }

  const widen = (page: Page, language: Chinese) =>
    page.setViewportSize({ ...screens.phone, width: WIDTHS_OF[language][0] ?? screens.phone.width })

  for (const [nth, path] of PUBLIC_PAGES.entries())
    test(path, async () => {
      const [loaded, other] = BY_TURNS[nth % 2 === 0 ? 'even' : 'odd']
      await widen(round.page, loaded)
      await round.page.goto(pathIn(loaded, path))
      await judge(round.page, loaded)
      expect(round.complaints.splice(0)).toEqual([])
      await widen(sent.page, other)
      await showAsSent(sent.page, pathIn(other, path))
      await judge(sent.page, other)
    })
})

test('one goes from language to language, and stays on the page', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('banner').getByRole('link', { name: '简体中文' }).click()
  await expect(page).toHaveURL(/\/zh-Hans\/about$/)
  await page.getByRole('banner').getByRole('link', { name: 'PMFC' }).click()
  await expect(page).toHaveURL(/\/zh-Hans$/)
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: '繁體中文' }).click()
  await expect(page).toHaveURL(/\/zh-Hant$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('每個孩子')
  await footer.getByRole('link', { name: '简体中文' }).click()
  await expect(page).toHaveURL(/\/zh-Hans$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('每个孩子')
  await footer.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A ball, a friend, and every child plays.')
})

test('a parent who was asked to sign in does so in Traditional Chinese, and comes to the same place', async ({
  page,
}) => {
  await page.goto('/guardian/profile')
  await expect(page).toHaveURL('/login?returnTo=%2Fguardian%2Fprofile')
  await page.getByRole('contentinfo').getByRole('link', { name: '繁體中文' }).click()
  await expect(page).toHaveURL('/zh-Hant/login?returnTo=%2Fguardian%2Fprofile')
  const forgot = page.getByRole('link', { name: '忘記密碼？' })
  // Before hydration, its links do not know the page that was asked for.
  await expect(forgot).toHaveAttribute('href', /returnTo/)
  await forgot.click()
  await expect(page).toHaveURL('/zh-Hant/forgot-password?returnTo=%2Fguardian%2Fprofile')
  await page.getByLabel('電郵', { exact: true }).fill(demo.parent)
  await page.getByRole('button', { name: '我已有驗證碼' }).click()
  await page.getByRole('button', { name: '儲存並登入' }).click()
  await expect(page.getByText('請輸入完整的六位驗證碼。')).toBeVisible()
  await expectNoEnglish(page)
  await page.goBack()
  await page.getByLabel('電郵', { exact: true }).fill(demo.parent)
  await page.getByLabel('密碼', { exact: true }).fill(PASSWORD)
  const signIn = page.getByRole('main').getByRole('button', { name: '登入' })
  await signIn.click()
  await expect(page.getByRole('alert')).toContainText('電郵和密碼不相符')
  await expectNoEnglish(page)
  await page.getByLabel('密碼', { exact: true }).fill(DEMO_PASSWORD)
  await signIn.click()
  await expect(page).toHaveURL('/zh-Hant/guardian/profile')
})

test('what exists in English alone has no switch, no address in Chinese, and is one tap away', async ({
  page,
  request,
}) => {
  expect((await request.get('/zh-Hans/lesson-plans')).status()).toBe(404)
  await page.goto('/zh-Hans')
  await page.getByRole('contentinfo').getByRole('link', { name: '训练教案' }).click()
  await expect(page).toHaveURL(/\/lesson-plans$/)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '简体中文' })).toHaveCount(0)
})

test('a text that a person has checked no longer says otherwise, in that script alone (Y-12)', async ({
  page,
  request,
}) => {
  const desk = await apiAsAdmin(request)
  const value = JSON.stringify([{ text: 'RULES', language: 'zh-Hans', version: RULES_VERSION }])
  await desk('mutation ($input: CreateClubSettingInput!) { createClubSetting(input: $input) { id } }', {
    input: { key: 'checkedTranslations', value },
  })
  // The server caches pages until it hears of the change, a moment after the desk has its answer.
  await expect
    .poll(async () => (await request.get('/zh-Hans/rules-and-disclaimer')).text())
    .not.toContain('还没有经过人工核对')
  await page.goto('/zh-Hans/rules-and-disclaimer')
  await expect(page.getByText('如与英文有出入，以英文为准')).toBeVisible()
  await expect(page.getByText('还没有经过人工核对')).toHaveCount(0)
  await page.goto('/zh-Hant/rules-and-disclaimer')
  await expect(page.getByText('譯文還未經人手核對')).toBeVisible()
})

test('search engines find every language', async ({ request, baseURL }) => {
  const html = await (await request.get('/zh-Hant')).text()
  const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)]
  expect(alternates.map(([, language, href]) => `${language} ${href}`)).toEqual([
    `en ${baseURL}/`,
    `zh-Hans ${baseURL}/zh-Hans`,
    `zh-Hant ${baseURL}/zh-Hant`,
    `x-default ${baseURL}/`,
  ])
  const sitemap = await (await request.get('/sitemap.xml')).text()
  // Private pages: for the code of an email, for a thank-you, and for a refused visitor.
  const ownPages = ['/confirm-signup', '/thank-you?for=registration', '/unauthorized']
  for (const path of PUBLIC_PAGES.filter((one) => !ownPages.includes(one)))
    for (const language of LANGUAGES)
      expect(sitemap).toContain(`<loc>${baseURL}${pathIn(language, path)}</loc>`)
})
