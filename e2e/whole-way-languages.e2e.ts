import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { type Api, apiAsAdmin, moveTo, newProgram } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectNoEnglish } from './no-english.ts'
import { expectFitsEveryWidth, expectSoundAtEach, expectSoundWords, screens } from './screens.ts'
import { codeFor, PASSWORD, someEmail } from './sign-in.ts'

/** Names of programs, teams and pitches, as the club has written them. */
const OWN_NAMES = /\b[A-Z][a-z]+( [0-9a-f]{8})?\b/g

/** The page must be completely in its language, accessible, and no wider than the screen. */
async function judge(page: Page): Promise<void> {
  await expectNoEnglish(page)
  await expectSoundAtEach(page)
  await expectFitsEveryWidth(page)
}

/** The same for a page whose English version is checked here. */
async function judgeWords(page: Page): Promise<void> {
  await expectNoEnglish(page)
  await expectSoundWords(page)
  await expectFitsEveryWidth(page)
}

test('the whole way in Chinese, from script to script: price, account, email, two children, payment, waiver, tournament', async ({
  page,
  newPage,
  request,
}) => {
  test.slow()
  const email = someEmail()
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin)
  const inbox = await newPage()
  await page.setViewportSize(screens.phone)
  await test.step('the price of two children', () => askPrice(page))
  await test.step('an account', () => signUp(page, { request, email }))
  await test.step('two children, in the other script', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: '繁體中文' }).click()
    await expect(page).toHaveURL('/zh-Hant/guardian')
    await register(page, program.name)
  })
  await test.step('emails', () => readEmails(inbox, { request, email, count: 2 }))
  await test.step('what is to be paid', async () => {
    const userId = await approveAll(admin, email)
    await page.goto('/zh-Hant/guardian/payments')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('付款')
    await expect(page.getByText('payments@example.org').first()).toBeVisible()
    await judgeWords(page)
    await pay(admin, userId)
  })
  await test.step('what is paid, in the first script again', async () => {
    await page.goto('/zh-Hans/guardian/payments')
    await expect(page.getByText('$512.00').first()).toBeVisible()
    await expectNoEnglish(page)
    await readEmails(inbox, { request, email, count: 4 })
  })
  await test.step('the fun day’s consent', () => signWaiver(page))
  await test.step('the tournament', async () => {
    await page.goto('/zh-Hant/lunar-new-year-tournament')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoEnglish(page, OWN_NAMES)
  })
  await test.step('an English page offers the one that the account is in', async () => {
    await page.goto('/programs')
    const offer = page.getByRole('link', { name: '用简体中文看这个页面' })
    await expect(offer).toHaveAttribute('href', '/zh-Hans/programs')
  })
})

async function askPrice(page: Page): Promise<void> {
  await page.goto('/zh-Hans?once=2&twice=0')
  await page.locator('input[name=once][value="3"]').check()
  await expect(page).toHaveURL(/\/zh-Hans\/?\?once=3/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await expectNoEnglish(page)
}

interface Mailbox {
  request: APIRequestContext
  email: string
}

async function signUp(page: Page, { request, email }: Mailbox): Promise<void> {
  await page.getByRole('link', { name: '立即报名' }).first().click()
  await page.getByRole('link', { name: '注册账户' }).click()
  const create = page.getByRole('button', { name: '注册账户' })
  await create.click()
  await expect(page.getByText('请填写您的姓。')).toBeVisible()
  await judgeWords(page)
  await page.getByLabel('名', { exact: true }).fill('怡')
  await page.getByLabel('姓', { exact: true }).fill('陈')
  await page.getByLabel('电子邮件', { exact: true }).fill(email)
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.getByLabel(/俱乐部规则/).check()
  await create.click()
  await expect(page).toHaveURL(/confirm-signup/)
  const code = await codeFor(request, email)
  await page.getByLabel('邮件里的验证码').fill(code === '000000' ? '000001' : '000000')
  await expect(page.getByText('这不是最新一封邮件里的验证码')).toBeVisible()
  await expectNoEnglish(page)
  await page.getByLabel('邮件里的验证码').fill(code)
  await expect(page.getByRole('link', { name: '添加第一个孩子' })).toBeVisible()
}

/** Every text is read in the binding version, with the English below. */
async function register(page: Page, program: string): Promise<void> {
  await page.getByRole('link', { name: '加入第一個孩子' }).click()
  await addPlayer(page, '小明', '儲存並再加入一個')
  await expect(page.getByText(/^小明已/)).toBeVisible()
  await addPlayer(page, '小红', '儲存並選擇課程')
  await page.getByRole('link', { name: `選擇 ${program}` }).click()
  await page.getByRole('checkbox', { name: '小明' }).check()
  for (const child of ['小明', '小红'])
    await page
      .getByRole('group', { name: child })
      .getByRole('radio', { name: /^星期六 ?\$/ })
      .check()
  await page.getByLabel('您的電話').fill('604 555 0131')
  await page.getByLabel('另一位成人').fill('陈爷爷')
  await page.getByLabel('對方電話').fill('604 555 0132')
  const readText = page.getByText('閱讀全文')
  await readText.first().click()
  await expect(
    page
      .locator('[lang=en]')
      .getByText(/I understand these risks|I have read/)
      .first(),
  ).toBeVisible()
  for (const box of [/我已閱讀「我們如何彼此相待」/, /我明白這些風險/, /明白腦震盪的症狀/])
    await page.getByLabel(box).check()
  await judge(page)
  const sent = page.waitForRequest((asked) => asked.postData()?.includes('registerPlayers') ?? false)
  await page.getByRole('button', { name: /^為小明和小红報名/ }).click()
  const { consents } = (await sent).postDataJSON().variables.input
  expect(new Set(consents.map((one: { language: string }) => one.language))).toEqual(new Set(['zh-Hant']))
  await expect(page.getByText('我們已收到小明和小红的報名。')).toBeVisible()
  await expectNoEnglish(page)
}

async function addPlayer(page: Page, name: string, button: string): Promise<void> {
  await page.getByLabel('名', { exact: true }).fill(name)
  await page.getByLabel('出生日期').fill('2016-05-31')
  await page.getByRole('button', { name: button }).click()
}

/** Opens each email as its reader would. */
async function readEmails(
  inbox: Page,
  { request, email, count }: Mailbox & { count: number },
): Promise<void> {
  const all = async (): Promise<{ html: string }[]> =>
    (await request.get(`/dev/mailbox.json?${new URLSearchParams({ to: email })}`)).json()
  await expect.poll(async () => (await all()).length).toBeGreaterThanOrEqual(count)
  for (const { html } of await all()) {
    await inbox.setContent(html)
    await expectNoEnglish(inbox, OWN_NAMES)
  }
}

interface Applicant {
  id: string
  players: { items: { registrations: { items: { id: string }[] } }[] }
}

/** The id of the account. */
async function approveAll(admin: Api, email: string): Promise<string> {
  const { items } = await admin<{ items: Applicant[] }>(
    `query ($email: String!) {
      listUsers(filter: { email: { eq: $email } }) {
        items { id players { items { registrations { items { id } } } } }
      }
    }`,
    { email },
  )
  for (const player of items.flatMap(({ players }) => players.items))
    for (const registration of player.registrations.items) await moveTo(admin, registration, 'APPROVED')
  return items[0]?.id ?? ''
}

const pay = (admin: Api, userId: string) =>
  admin('mutation ($input: BookEntryInput!) { bookEntry(input: $input) { id } }', {
    input: {
      id: randomUUID(),
      userId,
      kind: 'PAYMENT',
      cents: 51_200,
      day: clubDay(new Date()),
      method: 'CASH',
    },
  })

async function signWaiver(page: Page): Promise<void> {
  await page.goto('/zh-Hans/fun-day-waiver')
  await expect(page.getByText('译文还没有经过人工核对').first()).toBeVisible()
  const original = page.locator('[lang="en"]').getByText(/^This form does not/)
  await expect(original.first()).toBeVisible()
  const sign = page.getByRole('button', { name: '签名', exact: true })
  await sign.click()
  await expect(page.getByText('请填写孩子的姓名。')).toBeVisible()
  await judge(page)
  await page.getByLabel('孩子的姓名').fill('陈怡')
  await page.getByLabel('出生日期').fill('2017-05-31')
  await page.getByLabel('您的姓名', { exact: true }).fill('陈安')
  await page.getByLabel('您是孩子的').fill('母亲')
  await page.getByRole('textbox', { name: '电子邮件', exact: true }).fill(someEmail())
  for (const [n, label] of ['当天的联系电话', '联系不上您时，打给', '对方电话'].entries())
    await page.getByLabel(label).fill(n === 1 ? '陈平' : `604-555-010${n}`)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('radio', { name: /^请不要拍照/ }).check()
  await page.getByLabel('输入您的姓名作为签名').fill('陈安')
  const sent = page.waitForRequest('**/fun-day-waivers')
  await sign.click()
  expect((await sent).postDataJSON().language).toBe('zh-Hans')
  await expect(page.getByText('已签名，谢谢。')).toBeVisible()
}
