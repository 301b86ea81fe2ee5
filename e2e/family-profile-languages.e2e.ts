import { newFamily } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectNoEnglish } from './no-english.ts'
import { expectFitsEveryWidth, expectSoundAtEach, expectSoundWords, screens } from './screens.ts'
import { signIn } from './sign-in.ts'

test('a parent who reads Chinese looks after the account in either script', async ({ page, request }) => {
  test.slow()
  const { email } = await newFamily(request, '小明')

  await test.step('in Simplified Chinese', async () => {
    await page.setViewportSize(screens.phone)
    await signIn(page, email, { to: '/zh-Hans/guardian/profile' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('个人资料设置')
    await expect(page.getByText('没有异常。')).toBeVisible()
    await expect(page.getByRole('button', { name: '开启两步登录' })).toBeVisible()
    await expectNoEnglish(page)
    await expectSoundAtEach(page, [screens.phone])
    await expectFitsEveryWidth(page)
    const pictures = page.getByLabel('可以拍摄并展示小明的照片和视频')
    const sent = page.waitForRequest((asked) => asked.postData()?.includes('CreateConsent') ?? false)
    await pictures.check()
    expect((await sent).postDataJSON().variables.input.language).toBe('zh-Hans')
    await expect(page.getByText('已保存：可以拍照。')).toBeVisible()
  })

  await test.step('every form of it, and what is missing', async () => {
    await page.getByRole('button', { name: '邀请另一位监护人……' }).click()
    await page.getByRole('button', { name: '发送邀请' }).click()
    await page.getByRole('button', { name: '更改电子邮件' }).click()
    await page.getByRole('button', { name: '发送验证码' }).click()
    await page.getByRole('button', { name: '更改密码' }).click()
    await page.getByRole('button', { name: '保存新密码' }).click()
    await expect(page.getByText('请输入现在的密码。')).toBeVisible()
    await page.getByRole('button', { name: '开启两步登录' }).click()
    await page.getByRole('button', { name: '下载我的资料……' }).click()
    await page.getByRole('button', { name: '关闭我的账户……' }).click()
    await expect(page.getByRole('heading', { name: '立即删除' })).toBeVisible()
    await expectNoEnglish(page)
    await expectFitsEveryWidth(page)
  })

  await test.step('in Traditional Chinese', async () => {
    await page.setViewportSize(screens.desk)
    await page.goto('/zh-Hant/guardian/profile')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('個人資料設定')
    await expect(page.getByText('沒有異常。')).toBeVisible()
    await page.getByRole('button', { name: '關閉我的帳戶……' }).click()
    await expect(page.getByRole('heading', { name: '立即刪除' })).toBeVisible()
    await expectNoEnglish(page)
    await expectSoundWords(page)
  })
})
