import { expect, test } from './fixtures.ts'
import { expectNoEnglish } from './no-english.ts'
import { expectNoSidewaysScrolling, expectSoundAtEach, screens } from './screens.ts'
import { someEmail } from './sign-in.ts'

test('a parent reads the fun day’s consent in Chinese, with the English beneath, and signs it', async ({
  page,
}) => {
  await page.setViewportSize(screens.phone)
  await page.goto('/zh-Hans/fun-day-waiver')
  await expect(page.getByText('译文还没有经过人工核对').first()).toBeVisible()
  await expect(
    page
      .locator('[lang="en"]')
      .getByText(/^This form does not/)
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: '签名', exact: true }).click()
  await expect(page.getByText('请填写孩子的姓名。')).toBeVisible()
  await expect(page.getByText('请选择“可以”或“不可以”。')).toBeVisible()
  await expectNoEnglish(page)
  await expectSoundAtEach(page, [screens.phone])
  await expectNoSidewaysScrolling(page)

  await page.getByLabel('孩子的姓名').fill('陈怡')
  await page.getByLabel('出生日期').fill('2017-05-31')
  await page.getByLabel('您的姓名', { exact: true }).fill('陈安')
  await page.getByLabel('您是孩子的').fill('母亲')
  await page.getByRole('textbox', { name: '电子邮件', exact: true }).fill(someEmail())
  await page.getByLabel('当天的联系电话').fill('604-555-0100')
  await page.getByLabel('联系不上您时，打给').fill('陈平')
  await page.getByLabel('对方电话').fill('604-555-0101')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('radio', { name: /^请不要拍照/ }).check()
  await page.getByLabel('输入您的姓名作为签名').fill('陈安')
  const sent = page.waitForRequest('**/fun-day-waivers')
  await page.getByRole('button', { name: '签名', exact: true }).click()
  expect((await sent).postDataJSON().language).toBe('zh-Hans')
  await expect(page.getByText('已签名，谢谢。')).toBeVisible()
  await expect(page.getByText(/您的编号是/)).toBeVisible()
})
