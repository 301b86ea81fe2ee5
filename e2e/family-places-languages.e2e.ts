import { apiAsAdmin, moveTo, newFamily, newProgram, registerByParent } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectNoEnglish } from './no-english.ts'
import { expectFitsEveryWidth, expectSoundAtEach, expectSoundWords, screens } from './screens.ts'
import { signIn } from './sign-in.ts'
import { walkTo } from './walk-to.ts'

test('a family that reads Chinese changes its places and reads of a child in either script', async ({
  page,
  request,
}) => {
  test.slow()
  const { email, parent, players } = await newFamily(request, '小明', '小红')
  const [ming, hong] = players
  if (!ming || !hong) throw new Error('two children')
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin)
  await registerByParent(parent, program.onceFeeId, hong)
  const id = await registerByParent(parent, program.onceFeeId, ming)
  await moveTo(admin, { id }, 'APPROVED')
  await moveTo(admin, { id }, 'ACTIVE')
  await parent('mutation ($input: CreateKitOrderInput!) { createKitOrder(input: $input) { id } }', {
    input: { playerKitOrdersId: ming.id, itemType: 'SOCKS', size: 'S', quantity: 1 },
  })

  await test.step('what each registration is, and what can be changed, in Simplified Chinese', async () => {
    await page.setViewportSize(screens.phone)
    await signIn(page, email, { to: '/zh-Hans/guardian/registrations' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('报名')
    await expect(page.getByText('我们正在审核')).toBeVisible()
    for (const fold of await page.getByText('查看费用明细').all()) await fold.click()
    await page.getByText('批准之后怎样付款').click()
    await expectNoEnglish(page)
    await expectSoundAtEach(page, [screens.phone])
    await expectFitsEveryWidth(page)
  })

  await test.step('leaving, and what comes back', async () => {
    await page.getByRole('button', { name: '申请退出：小明' }).click()
    await page.getByRole('radio', { name: /^孩子受伤/ }).check()
    await expect(page.getByText('全额退款').first()).toBeVisible()
    await expect(page.getByText('如与英文规定有出入，以英文为准。')).toBeVisible()
    await expectNoEnglish(page)
    await page.getByRole('button', { name: '不退出' }).click()
  })

  await test.step('other months, and a second day', async () => {
    await page.getByRole('button', { name: '更改月份：小明' }).click()
    await page.getByRole('checkbox').last().uncheck()
    await expect(page.getByRole('button', { name: /^更改月份 · 费用减少\$/ })).toBeVisible()
    await expectNoEnglish(page)
    await page.getByRole('button', { name: '不更改' }).click()
    await page.getByRole('button', { name: '加周日：小明' }).click()
    await expect(page.getByRole('button', { name: /^加周日 · \$/ })).toBeVisible()
    await expectNoEnglish(page)
    await page.getByRole('button', { name: '保留一天' }).click()
  })

  await test.step('another size of what was ordered', async () => {
    await expect(page.getByText('小明：1件 · 尺码S · $10.00')).toBeVisible()
    await page.getByRole('button', { name: '更改尺码' }).click()
    await page.getByRole('radio', { name: /^M/ }).check()
    await expectNoEnglish(page)
    await page.getByRole('button', { name: '保存尺码' }).click()
    await expect(page.getByText('尺码已更改。')).toBeVisible()
  })

  await test.step('cancelling', async () => {
    await page.getByRole('button', { name: '取消报名：小红' }).click()
    await expectNoEnglish(page)
    await page.getByRole('button', { name: '取消这项报名' }).click()
    await expect(page.getByText('小红的报名已取消。')).toBeVisible()
    await page.getByText('以前的报名（1）').click()
    await expect(page.getByText('这项报名已取消。您随时可以重新报名。')).toBeVisible()
    await expectNoEnglish(page)
  })

  await test.step('a child', async () => {
    await walkTo(page, `/zh-Hans/guardian/player/${ming.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('小明 Fraser')
    await page.getByText('谁改了什么').click()
    await expect(page.getByText('由您添加')).toBeVisible()
    await expectNoEnglish(page)
    await expectSoundAtEach(page, [screens.phone])
    await expectFitsEveryWidth(page)
    await page.getByRole('button', { name: '暂停' }).click()
    await expect(page.getByRole('radio', { name: /^受伤或头部受撞击/ })).toBeVisible()
    await expectNoEnglish(page)
    await page.getByRole('button', { name: '继续训练' }).click()
    await page.getByRole('link', { name: '修改', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('修改小明的资料')
    await expect(page.getByText('小明还有未结束的报名，请先取消或退出。')).toBeVisible()
    await expectNoEnglish(page)
    await expectSoundAtEach(page, [screens.phone])
  })

  await test.step('the same in Traditional Chinese', async () => {
    await page.setViewportSize(screens.desk)
    await page.goto('/zh-Hant/guardian/registrations')
    await expect(page.getByRole('button', { name: '申請退出：小明' })).toBeVisible()
    await expectNoEnglish(page)
    await expectSoundWords(page)
    await walkTo(page, `/zh-Hant/guardian/player/${ming.id}`)
    await expect(page.getByRole('heading', { name: '同意書' })).toBeVisible()
    await expectNoEnglish(page)
    await expectSoundWords(page)
    await expectFitsEveryWidth(page)
  })
})
