import { newFamily } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectNoEnglish } from './no-english.ts'
import { expectFitsEveryWidth, expectSoundAtEach, screens } from './screens.ts'
import { signIn } from './sign-in.ts'

test('a family that reads Chinese orders kit for two children, in either script', async ({
  page,
  request,
}) => {
  test.slow()
  const { email } = await newFamily(request, '小明', '小红')

  await test.step('socks go into the basket, in Simplified Chinese', async () => {
    await page.setViewportSize(screens.phone)
    await signIn(page, email, { to: '/zh-Hans/store/order/socks' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('球袜')
    await page.getByRole('button', { name: '加到购物篮' }).click()
    await expect(page.getByText('请选择给谁订。')).toBeVisible()
    await expect(page.getByText('请选择尺码。')).toBeVisible()
    await page.getByRole('radio', { name: '小明' }).check()
    await page.getByRole('radio', { name: /^S/ }).check()
    await page.getByText('加备注（选填）').click()
    await expectNoEnglish(page)
    await expectSoundAtEach(page, [screens.phone])
    await page.getByRole('button', { name: '加到购物篮' }).click()
    await expect(page).toHaveURL('/zh-Hans/store/basket')
    await expect(page.getByText('小明：1件 · 尺码S')).toBeVisible()
    await expectNoEnglish(page)
    await expectSoundAtEach(page, [screens.phone])
    await expectFitsEveryWidth(page)
  })

  await test.step('and is ordered in Traditional Chinese, with a toque', async () => {
    await page.setViewportSize(screens.desk)
    await page.goto('/zh-Hant/store')
    await expect(page.getByRole('link', { name: '購物籃：1件 · $10.00' })).toBeVisible()
    await expectNoEnglish(page)
    await page.getByRole('link', { name: '冷帽' }).click()
    await page.getByRole('radio', { name: '小红' }).check()
    await page.getByRole('button', { name: '加到購物籃' }).click()
    await page.getByRole('button', { name: '提交訂單 · $25.00' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('謝謝，我們已收到您的訂單')
    await expect(page.getByText('小红：1件')).toBeVisible()
    await expectNoEnglish(page)
    await expectSoundAtEach(page, [screens.desk])
    await expectFitsEveryWidth(page)
  })

  await test.step('a code that is wrong is refused in words of the page', async () => {
    await page.goto('/zh-Hans/guardian/code')
    await page.getByRole('button', { name: '加到我的账户' }).click()
    await expect(page.getByText('请填写出生日期。')).toBeVisible()
    await page.getByLabel('代码').fill('ABCD-EFGH-2345')
    await page.getByLabel('您其中一个孩子的出生日期').fill('2016-05-04')
    await page.getByRole('button', { name: '加到我的账户' }).click()
    await expect(page.getByText('代码和出生日期不相符')).toBeVisible()
    await expectNoEnglish(page)
    await expectSoundAtEach(page, [screens.desk])
  })
})
