import type { Page } from '@playwright/test'
import { RULES_VERSION } from '@touchline/domain/club/rules-and-disclaimer.ts'
import { LANGUAGES, pathIn } from '@touchline/domain/languages.ts'
import { apiAsAdmin, newProgram } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectNoEnglish } from './no-english.ts'
import { roundOfPages } from './page-rounds.ts'
import { expectNoSidewaysScrolling, expectSoundAtEach, screens } from './screens.ts'
import { codeFor, DEMO_PASSWORD, demo, PASSWORD, someEmail } from './sign-in.ts'

/** The others are behind the sign-in, and read by a family (`family-languages.e2e.ts`). */
const PUBLIC_PAGES = [
  '/',
  '/about',
  '/programs',
  '/teams',
  '/events',
  '/news',
  '/contact',
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

/** Of teams, pitches and referees, as the club has written them. */
const OWN_NAMES = /\b[A-Z][a-z]+\b/g

const CHINESE = LANGUAGES.filter((language) => language !== 'en')

/** Which of the sizes is judged in which script: both have the same page around their characters, and English is judged at each. */
const JUDGED = { 'zh-Hans': screens.phone, 'zh-Hant': screens.desk } as const

for (const language of CHINESE) {
  test.describe(`whole in ${language}, with no word of ours in English`, () => {
    const round = roundOfPages({ viewport: screens.phone })

    for (const path of PUBLIC_PAGES)
      test(path, async () => {
        const { page, complaints } = round
        await page.goto(pathIn(language, path))
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectNoEnglish(page, OWN_NAMES)
        await expectSoundAtEach(page, [JUDGED[language]])
        for (const size of Object.values(screens)) {
          await page.setViewportSize(size)
          await expectNoSidewaysScrolling(page)
        }
        expect(complaints.splice(0)).toEqual([])
      })
  })

  test(`the price follows in ${language}, and its address leads back to it`, async ({ page }) => {
    await page.goto(pathIn(language, '/?once=2&twice=0'))
    await page.locator('input[name=once][value="3"]').check()
    await expect(page).toHaveURL(new RegExp(`/${language}/?\\?once=3`))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expectNoEnglish(page)
  })
}

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

test('a parent signs up in Simplified Chinese, and registers a child on the form that was asked for', async ({
  page,
  request,
}) => {
  test.slow()
  const email = someEmail()
  const program = await newProgram(await apiAsAdmin(request))
  await page.goto('/zh-Hans/signup?returnTo=%2Fregistration-form')
  const create = page.getByRole('button', { name: '注册账户' })
  await create.click()
  await expect(page.getByText('请填写您的姓。')).toBeVisible()
  await expectNoEnglish(page)
  await expectSoundAtEach(page)
  await page.getByLabel('名', { exact: true }).fill('怡')
  await page.getByLabel('姓', { exact: true }).fill('陈')
  await page.getByLabel('电子邮件', { exact: true }).fill(email)
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.getByLabel(/俱乐部规则/).check()
  await create.click()
  await expect(page).toHaveURL('/zh-Hans/confirm-signup?returnTo=%2Fregistration-form')
  const code = await codeFor(request, email)
  await page.getByLabel('邮件里的验证码').fill(code === '000000' ? '000001' : '000000')
  await expect(page.getByText('这不是最新一封邮件里的验证码')).toBeVisible()
  await expectNoEnglish(page)
  await page.getByLabel('邮件里的验证码').fill(code)
  await expect(page).toHaveURL('/zh-Hans/registration-form')
  const sent = page.waitForRequest((asked) => asked.postData()?.includes('registerPlayers') ?? false)
  await registerInSimplifiedChinese(page, program.name)
  const { consents } = (await sent).postDataJSON().variables.input
  expect(consents.map((one: { language: string }) => one.language)).toEqual(['zh-Hans', 'zh-Hans', 'zh-Hans'])
  await expect(page).toHaveURL('/zh-Hans/guardian/registrations')
  await expect(page.getByText('我们已收到小明的报名。')).toBeVisible()
  await expectNoEnglish(page)
  await page.goto('/programs')
  const offer = page.getByRole('link', { name: '用简体中文看这个页面' })
  await expect(offer).toHaveAttribute('href', '/zh-Hans/programs')
})

/** With what is missing first, and every text read as it counts: with the English beneath. */
async function registerInSimplifiedChinese(page: Page, program: string) {
  const send = page.getByRole('button', { name: /^提交报名|^为小明报名/ })
  await send.click()
  await expect(page.getByText('请填写孩子的姓。')).toBeVisible()
  const risk = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '足球有风险' }) })
  await risk.getByText('阅读全文').click()
  await expect(risk.locator('[lang=en]')).toContainText('I understand these risks')
  await expectNoEnglish(page)
  await page.getByLabel('名', { exact: true }).fill('小明')
  await page.getByLabel('姓', { exact: true }).fill('陈')
  await page.getByLabel('出生日期').fill('2016-05-31')
  await page.getByLabel('课程').selectOption({ label: program })
  await page.getByRole('radio', { name: /^周六 ?\$/ }).check()
  await page.getByLabel('您的电话').fill('604 555 0131')
  await page.getByLabel('另一位成人').fill('陈爷爷')
  await page.getByLabel('对方电话').fill('604 555 0132')
  for (const box of [/我已阅读“我们如何彼此相待”/, /我了解这些风险/, /了解脑震荡的症状/])
    await page.getByLabel(box).check()
  await expectNoEnglish(page)
  await expectSoundAtEach(page, [screens.phone])
  await send.click()
}

test('a parent who was asked to sign in does so in Traditional Chinese, and comes to the same place', async ({
  page,
}) => {
  await page.goto('/guardian/profile')
  await expect(page).toHaveURL('/login?returnTo=%2Fguardian%2Fprofile')
  await page.getByRole('contentinfo').getByRole('link', { name: '繁體中文' }).click()
  await expect(page).toHaveURL('/zh-Hant/login?returnTo=%2Fguardian%2Fprofile')
  const forgot = page.getByRole('link', { name: '忘記密碼？' })
  // Before the page is alive, its links know nothing of the place.
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
  await page.goto('/zh-Hans/rules-and-disclaimer')
  await expect(page.getByText('如与英文有出入，以英文为准')).toBeVisible()
  await expect(page.getByText('还没有经过人工核对')).toHaveCount(0)
  await page.goto('/zh-Hant/rules-and-disclaimer')
  await expect(page.getByText('譯文還未經人手核對')).toBeVisible()
})

test('search engines are told of every language', async ({ request, baseURL }) => {
  const html = await (await request.get('/zh-Hant')).text()
  const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)]
  expect(alternates.map(([, language, href]) => `${language} ${href}`)).toEqual([
    `en ${baseURL}/`,
    `zh-Hans ${baseURL}/zh-Hans`,
    `zh-Hant ${baseURL}/zh-Hant`,
    `x-default ${baseURL}/`,
  ])
  const sitemap = await (await request.get('/sitemap.xml')).text()
  // One person's only: the page where the code of an email is typed.
  for (const path of PUBLIC_PAGES.filter((one) => one !== '/confirm-signup'))
    for (const language of LANGUAGES)
      expect(sitemap).toContain(`<loc>${baseURL}${pathIn(language, path)}</loc>`)
})
