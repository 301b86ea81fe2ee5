import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { type Api, apiAsAdmin, moveTo, newProgram } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectNoEnglish } from './no-english.ts'
import { expectFitsEveryWidth, expectSoundAtEach, expectSoundWords, screens } from './screens.ts'
import { codeFor, PASSWORD, someEmail } from './sign-in.ts'

/** What a parent reads and taps, in either script. */
const WORDS = {
  'zh-Hans': {
    size: screens.phone,
    registerNow: '立即报名',
    createAccount: '注册账户',
    lastNameMissing: '请填写您的姓。',
    email: '电子邮件',
    password: '密码',
    rules: /俱乐部规则/,
    code: '邮件里的验证码',
    wrongCode: '这不是最新一封邮件里的验证码',
    addFirst: '添加第一个孩子',
    birthDate: '出生日期',
    addAnother: '保存并再添加一个',
    choose: '保存并选择课程',
    take: '选择',
    saturday: /^周六 ?\$/,
    phones: ['您的电话', '另一位成人', '对方电话'],
    readText: '阅读全文',
    consents: [/我已阅读“我们如何彼此相待”/, /我了解这些风险/, /了解脑震荡的症状/],
    send: /^为小明和小红报名/,
    received: '我们已收到小明和小红的报名。',
    offer: '用简体中文看这个页面',
    payments: '付款',
    waiver: {
      notChecked: '译文还没有经过人工核对',
      sign: '签名',
      childMissing: '请填写孩子的姓名。',
      child: '孩子的姓名',
      own: '您的姓名',
      relation: '您是孩子的',
      phones: ['当天的联系电话', '联系不上您时，打给', '对方电话'],
      noPhotos: /^请不要拍照/,
      signature: '输入您的姓名作为签名',
      signed: '已签名，谢谢。',
    },
  },
  'zh-Hant': {
    size: screens.desk,
    registerNow: '立即報名',
    createAccount: '註冊帳戶',
    lastNameMissing: '請填寫您的姓氏。',
    email: '電郵',
    password: '密碼',
    rules: /球會規則/,
    code: '電郵內的驗證碼',
    wrongCode: '這不是最新一封電郵內的驗證碼',
    addFirst: '加入第一個孩子',
    birthDate: '出生日期',
    addAnother: '儲存並再加入一個',
    choose: '儲存並選擇課程',
    take: '選擇',
    saturday: /^星期六 ?\$/,
    phones: ['您的電話', '另一位成人', '對方電話'],
    readText: '閱讀全文',
    consents: [/我已閱讀「我們如何彼此相待」/, /我明白這些風險/, /明白腦震盪的症狀/],
    send: /^為小明和小红報名/,
    received: '我們已收到小明和小红的報名。',
    offer: '用繁體中文看這個頁面',
    payments: '付款',
    waiver: {
      notChecked: '譯文尚未經人手核對',
      sign: '簽名',
      childMissing: '請填寫孩子的姓名。',
      child: '孩子的姓名',
      own: '您的姓名',
      relation: '您是孩子的',
      phones: ['當日的聯絡電話', '聯絡不上您時，打給', '對方電話'],
      noPhotos: /^請不要拍照/,
      signature: '輸入您的姓名作為簽名',
      signed: '已簽名，謝謝。',
    },
  },
} as const

/** Of programs, teams and pitches, as the club has written them. */
const OWN_NAMES = /\b[A-Z][a-z]+( [0-9a-f]{8})?\b/g

type Script = keyof typeof WORDS
type Words = (typeof WORDS)[Script]

/** Whole in its language, sound for everybody, and within the width of the screen. */
async function judge(page: Page, { size }: Words): Promise<void> {
  await expectNoEnglish(page)
  await expectSoundAtEach(page, [size])
  await expectFitsEveryWidth(page)
}

/** The same of a page that is judged in English as it stands here. */
async function judgeWords(page: Page): Promise<void> {
  await expectNoEnglish(page)
  await expectSoundWords(page)
  await expectFitsEveryWidth(page)
}

for (const script of ['zh-Hans', 'zh-Hant'] as const)
  test(`the whole way in ${script}: price, account, email, two children, payment, waiver, tournament`, async ({
    page,
    newPage,
    request,
  }) => {
    test.slow()
    const words = WORDS[script]
    const email = someEmail()
    const admin = await apiAsAdmin(request)
    const program = await newProgram(admin)
    const inbox = await newPage()
    await page.setViewportSize(words.size)
    await test.step('the price of two children', () => askPrice(page, script))
    await test.step('an account', () => signUp(page, words, { request, email }))
    await test.step('two children', () => register(page, words, program.name))
    await test.step('emails', () => readEmails(inbox, { request, email, count: 2 }))
    await test.step('what is to be paid', async () => {
      const userId = await approveAll(admin, email)
      await page.goto(`/${script}/guardian/payments`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.payments)
      await expect(page.getByText('payments@example.org').first()).toBeVisible()
      await judgeWords(page)
      await pay(admin, userId)
      await page.reload()
      await expect(page.getByText('$512.00').first()).toBeVisible()
      await expectNoEnglish(page)
      await readEmails(inbox, { request, email, count: 4 })
    })
    await test.step('the fun day’s consent', () => signWaiver(page, script))
    await test.step('the tournament', async () => {
      await page.goto(`/${script}/lunar-new-year-tournament`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoEnglish(page, OWN_NAMES)
    })
    await test.step('an English page offers theirs', async () => {
      await page.goto('/programs')
      const offer = page.getByRole('link', { name: words.offer })
      await expect(offer).toHaveAttribute('href', `/${script}/programs`)
    })
  })

async function askPrice(page: Page, script: Script): Promise<void> {
  await page.goto(`/${script}?once=2&twice=0`)
  await page.locator('input[name=once][value="3"]').check()
  await expect(page).toHaveURL(new RegExp(`/${script}/?\\?once=3`))
  await expect(page.locator('html')).toHaveAttribute('lang', script)
  await expectNoEnglish(page)
}

interface Mailbox {
  request: APIRequestContext
  email: string
}

async function signUp(page: Page, words: Words, { request, email }: Mailbox): Promise<void> {
  await page.getByRole('link', { name: words.registerNow }).first().click()
  await page.getByRole('link', { name: words.createAccount }).click()
  const create = page.getByRole('button', { name: words.createAccount })
  await create.click()
  await expect(page.getByText(words.lastNameMissing)).toBeVisible()
  await judgeWords(page)
  await page.getByLabel('名', { exact: true }).fill('怡')
  await page.getByLabel('姓', { exact: true }).fill('陈')
  await page.getByLabel(words.email, { exact: true }).fill(email)
  await page.getByLabel(words.password, { exact: true }).fill(PASSWORD)
  await page.getByLabel(words.rules).check()
  await create.click()
  await expect(page).toHaveURL(/confirm-signup/)
  const code = await codeFor(request, email)
  await page.getByLabel(words.code).fill(code === '000000' ? '000001' : '000000')
  await expect(page.getByText(words.wrongCode)).toBeVisible()
  await expectNoEnglish(page)
  await page.getByLabel(words.code).fill(code)
}

/** With every text read as it counts: with the English beneath. */
async function register(page: Page, words: Words, program: string): Promise<void> {
  await page.getByRole('link', { name: words.addFirst }).click()
  await addPlayer(page, '小明', words.addAnother)
  await expect(page.getByText(/^小明已/)).toBeVisible()
  await addPlayer(page, '小红', words.choose)
  await page.getByRole('link', { name: `${words.take} ${program}` }).click()
  await page.getByRole('checkbox', { name: '小明' }).check()
  for (const child of ['小明', '小红'])
    await page.getByRole('group', { name: child }).getByRole('radio', { name: words.saturday }).check()
  const [own, adult, theirs] = words.phones
  await page.getByLabel(own).fill('604 555 0131')
  await page.getByLabel(adult).fill('陈爷爷')
  await page.getByLabel(theirs).fill('604 555 0132')
  const readText = page.getByText(words.readText)
  await readText.first().click()
  await expect(
    page
      .locator('[lang=en]')
      .getByText(/I understand these risks|I have read/)
      .first(),
  ).toBeVisible()
  for (const box of words.consents) await page.getByLabel(box).check()
  await judge(page, words)
  const sent = page.waitForRequest((asked) => asked.postData()?.includes('registerPlayers') ?? false)
  await page.getByRole('button', { name: words.send }).click()
  const { consents } = (await sent).postDataJSON().variables.input
  expect(new Set(consents.map((one: { language: string }) => one.language))).toEqual(
    new Set([await page.locator('html').getAttribute('lang')]),
  )
  await expect(page.getByText(words.received)).toBeVisible()
  await expectNoEnglish(page)
}

async function addPlayer(page: Page, name: string, button: string): Promise<void> {
  await page.getByLabel('名', { exact: true }).fill(name)
  await page.getByLabel('出生日期').fill('2016-05-31')
  await page.getByRole('button', { name: button }).click()
}

/** Each as its reader opens it. */
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

/** Whose account it is. */
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

async function signWaiver(page: Page, script: Script): Promise<void> {
  const { waiver, email } = WORDS[script]
  await page.goto(`/${script}/fun-day-waiver`)
  await expect(page.getByText(waiver.notChecked).first()).toBeVisible()
  const original = page.locator('[lang="en"]').getByText(/^This form does not/)
  await expect(original.first()).toBeVisible()
  const sign = page.getByRole('button', { name: waiver.sign, exact: true })
  await sign.click()
  await expect(page.getByText(waiver.childMissing)).toBeVisible()
  await judge(page, WORDS[script])
  await page.getByLabel(waiver.child).fill('陈怡')
  await page.getByLabel('出生日期').fill('2017-05-31')
  await page.getByLabel(waiver.own, { exact: true }).fill('陈安')
  await page.getByLabel(waiver.relation).fill('母亲')
  await page.getByRole('textbox', { name: email, exact: true }).fill(someEmail())
  for (const [n, label] of waiver.phones.entries())
    await page.getByLabel(label).fill(n === 1 ? '陈平' : `604-555-010${n}`)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('radio', { name: waiver.noPhotos }).check()
  await page.getByLabel(waiver.signature).fill('陈安')
  const sent = page.waitForRequest('**/fun-day-waivers')
  await sign.click()
  expect((await sent).postDataJSON().language).toBe(script)
  await expect(page.getByText(waiver.signed)).toBeVisible()
}
