import type { Page } from '@playwright/test'
import { LANGUAGES, pathIn, TRANSLATED_PAGES } from '@touchline/domain/languages.ts'
import { expect, test } from './fixtures.ts'
import { expectSoundAtEach } from './screens.ts'
import { codeFor, DEMO_PASSWORD, demo, PASSWORD, someEmail } from './sign-in.ts'

const CHINESE = LANGUAGES.filter((language) => language !== 'en')

/** The same in every language: names of the club, of places and of things, and age groups. */
const NAMES =
  /\b(PMFC|Cedar Bend Field|Coach \w+|Interac|e-Transfer|KidSport|A4K|BC Soccer|U\d+|ics|EN|English|[\w.+*-]+@[\w.-]+)\b/g

/** Runs in the page: every text and label that is not marked as English. */
function textsOfPage(): string[] {
  const isEnglish = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === 'en'
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent?.closest('script, style, noscript') && !isEnglish(parent)) texts.push(node.textContent ?? '')
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [alt], [placeholder]'))
    if (!isEnglish(element))
      for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
        texts.push(element.getAttribute(name) ?? '')
  return [document.title, ...texts]
}

async function expectNoEnglish(page: Page) {
  const texts = await page.evaluate(textsOfPage)
  const left = texts.filter((text) => /[A-Za-z]{2,}/.test(text.replaceAll(NAMES, '')))
  expect(left).toEqual([])
}

for (const language of CHINESE) {
  for (const path of TRANSLATED_PAGES)
    test(`${path} is whole in ${language}, with no word of ours in English`, async ({ page }) => {
      const problems: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text())
      })
      await page.goto(pathIn(language, path))
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoEnglish(page)
      await expectSoundAtEach(page)
      expect(problems).toEqual([])
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

test('a parent signs up in Simplified Chinese, and comes to the place that was asked for', async ({
  page,
  request,
}) => {
  const email = someEmail()
  await page.goto('/zh-Hans/signup?returnTo=%2Fguardian%2Fprofile')
  const create = page.getByRole('button', { name: '注册账户' })
  await create.click()
  await expect(page.getByText('请填写您的姓氏。')).toBeVisible()
  await expectNoEnglish(page)
  await expectSoundAtEach(page)
  await page.getByLabel('名', { exact: true }).fill('怡')
  await page.getByLabel('姓', { exact: true }).fill('陈')
  await page.getByLabel('电子邮件', { exact: true }).fill(email)
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.getByLabel(/俱乐部规则/).check()
  await create.click()
  await expect(page).toHaveURL('/zh-Hans/confirm-signup?returnTo=%2Fguardian%2Fprofile')
  const code = await codeFor(request, email)
  await page.getByLabel('邮件里的验证码').fill(code === '000000' ? '000001' : '000000')
  await expect(page.getByText('这不是最新一封邮件里的验证码')).toBeVisible()
  await expectNoEnglish(page)
  await page.getByLabel('邮件里的验证码').fill(code)
  await expect(page).toHaveURL('/guardian/profile')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
  await expect(page.getByLabel('Last name')).toHaveValue('陈')
})

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
  await expect(page).toHaveURL('/guardian/profile')
})

test('what exists in English alone has no switch, no address in Chinese, and is one tap away', async ({
  page,
  request,
}) => {
  expect((await request.get('/zh-Hans/showcase')).status()).toBe(404)
  await page.goto('/zh-Hans')
  await page.getByRole('contentinfo').getByRole('link', { name: '报名表' }).click()
  await expect(page).toHaveURL(/\/registration-form$/)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '简体中文' })).toHaveCount(0)
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
  for (const path of TRANSLATED_PAGES.filter((one) => one !== '/confirm-signup'))
    for (const language of LANGUAGES)
      expect(sitemap).toContain(`<loc>${baseURL}${pathIn(language, path)}</loc>`)
})
