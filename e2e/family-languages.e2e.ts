import type { Page } from '@playwright/test'
import { apiAsAdmin, moveTo, newFamily, newProgram, registerByParent } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectNoEnglish } from './no-english.ts'
import { expectFitsEveryWidth, expectSoundAtEach, expectSoundWords, screens } from './screens.ts'
import { signIn } from './sign-in.ts'
import { walkTo } from './walk-to.ts'

/** Adds what the club's settings and jobs would have put there for all families at once. */
const withLedger = (page: Page, more: object) =>
  page.route('**/graphql', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const user = answer.data?.getUser
    if (user?.ledger) user.ledger = JSON.stringify({ ...JSON.parse(user.ledger), ...more })
    await route.fulfill({ response, json: answer })
  })

test('a family that reads Chinese has its own pages in either script, and no word of ours in English', async ({
  page,
  request,
}) => {
  test.slow()
  const { email, parent, players } = await newFamily(request, '小明', '小红', '小强')
  const [ming, hong, qiang] = players
  if (!ming || !hong || !qiang) throw new Error('three children')
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin)
  await registerByParent(parent, program.onceFeeId, hong)
  const id = await registerByParent(parent, program.onceFeeId, ming)
  await moveTo(admin, { id }, 'APPROVED')

  await test.step('the dashboard in Simplified Chinese', async () => {
    await page.setViewportSize(screens.phone)
    await signIn(page, email, { to: '/zh-Hans/guardian' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robin，您好')
    await expect(page.getByRole('heading', { name: /^支付\$.*：小明$/ })).toBeVisible()
    await expect(page.getByText('我们还在审核小红的报名。')).toBeVisible()
    await expect(page.getByRole('link', { name: '订阅' })).toBeVisible()
    await page.getByRole('button', { name: '小明来不了' }).click()
    await expect(page.getByRole('button', { name: '小明又能来了' })).toBeVisible()
    await expectNoEnglish(page)
    await expectSoundAtEach(page, [screens.phone])
    await expectFitsEveryWidth(page)
  })

  await test.step('the children, and another one', async () => {
    await page.getByRole('link', { name: '添加孩子' }).click()
    await expect(page).toHaveURL('/zh-Hans/guardian/add-player')
    await page.getByRole('button', { name: '保存并选择课程' }).click()
    await expect(page.getByText('请填写出生日期，用来确定年龄组。')).toBeVisible()
    await page.getByText('紧急联系人、健康备注、尺码（选填）').click()
    await expectNoEnglish(page)
    await expectSoundAtEach(page, [screens.phone])
    await page.goto('/zh-Hans/guardian/my-players')
    await expect(page.getByRole('link', { name: '小明 Fraser' })).toBeVisible()
    await expectNoEnglish(page)
  })

  await test.step('what is to be paid, and help with it', async () => {
    const plan = {
      itemId: id,
      playerName: '小明',
      programName: program.name,
      payPlan: 'MONTHLY',
      isOpen: true,
    }
    await withLedger(page, { atRisk: [{ itemId: id, lastDay: '2025-10-15' }], plans: [plan] })
    await page.goto('/zh-Hans/guardian/payments')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('付款')
    await expect(page.getByText(/名额保留到/)).toBeVisible()
    await expect(page.getByRole('region', { name: '您的付款方式' })).toContainText('按月付款')
    await expectNoEnglish(page)
    // One of its requests may be on its way.
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: '申请资助…' }).click()
    await page.getByRole('combobox', { name: '基金' }).selectOption({ label: '别的基金' })
    await expectNoEnglish(page)
    await page.getByRole('button', { name: '申请资助', exact: true }).click()
    await expect(page.getByText('请填写基金的名称，例如KidSport。')).toBeVisible()
    await page.getByRole('combobox', { name: '基金' }).selectOption({ label: 'KidSport' })
    await expectSoundAtEach(page, [screens.phone])
    await page.getByRole('button', { name: '申请资助', exact: true }).click()
    await expect(page.getByRole('region', { name: '费用资助' })).toContainText(/KidSport：已在.*申请/)
    await expectNoEnglish(page)
    await expectSoundAtEach(page, [screens.phone])
    await expectFitsEveryWidth(page)
  })

  await test.step('choosing and registering', async () => {
    await walkTo(page, `/zh-Hans/programs/select/${qiang.id}`)
    await expect(page.getByRole('radio', { name: /^小强/ })).toBeChecked()
    await expectNoEnglish(page)
    await expectSoundWords(page)
    await page.getByRole('link', { name: `选择 ${program.name}` }).click()
    await expect(page).toHaveURL(`/zh-Hans/guardian/programs/${program.id}/register/${qiang.id}`)
    await page.reload()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'English' })).toHaveAttribute(
      'href',
      `/guardian/programs/${program.id}/register/${qiang.id}`,
    )
    const send = page.getByRole('button', { name: /^报名|^为小强报名/ })
    await send.click()
    await expect(page.getByText('请为小强选择训练日。')).toBeVisible()
    await expectNoEnglish(page)
    await page.getByRole('radio', { name: /^周六 ?\$/ }).check()
    for (const box of [/我已阅读“我们如何彼此相待”/, /我了解这些风险/, /了解脑震荡的症状/])
      await page.getByLabel(box).check()
    await expectNoEnglish(page)
    await expectSoundAtEach(page, [screens.phone])
    const sent = page.waitForRequest((asked) => asked.postData()?.includes('registerPlayers') ?? false)
    await send.click()
    const { consents } = (await sent).postDataJSON().variables.input
    expect(consents.map((one: { language: string }) => one.language)).toContain('zh-Hans')
    await expect(page).toHaveURL('/zh-Hans/guardian/registrations')
    await expect(page.getByText('我们已收到小强的报名。')).toBeVisible()
    await expectNoEnglish(page)
  })

  await test.step('the dashboard in Traditional Chinese', async () => {
    await page.setViewportSize(screens.desk)
    await walkTo(page, '/zh-Hans/guardian')
    await page.getByRole('contentinfo').getByRole('link', { name: '繁體中文' }).click()
    await expect(page).toHaveURL('/zh-Hant/guardian')
    await expect(page.getByRole('button', { name: '小明又能來了' })).toBeVisible()
    await expect(page.getByRole('link', { name: '訂閱' })).toBeVisible()
    await expectNoEnglish(page)
    await expectSoundWords(page)
    await expectFitsEveryWidth(page)
  })

  await test.step('and out again, in the same language', async () => {
    await page.getByRole('button', { name: 'Robin的帳戶' }).click()
    await page.getByRole('button', { name: '登出' }).click()
    await expect(page).toHaveURL('/zh-Hant')
    await page.goto('/zh-Hant/guardian')
    await expect(page).toHaveURL('/zh-Hant/login?returnTo=%2Fguardian')
  })
})
