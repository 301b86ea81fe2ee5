import { stepAt, totpCode } from '../server/src/identity/user-pool/totp.ts'
import { expect, test } from './fixtures.ts'
import { expectSoundAtEach } from './screens.ts'
import { fillSignIn, newAccount, PASSWORD, signIn } from './sign-in.ts'

test('two-step sign-in is set up, then opens with a code and with a recovery code', async ({
  page,
  request,
}) => {
  const email = await newAccount(request)
  await signIn(page, email, { to: '/profile' })
  const section = page.getByRole('region', { name: 'Two-step sign-in' })
  await section.getByRole('button', { name: 'Turn on two-step sign-in' }).click()
  await section.getByLabel('Your password').fill(PASSWORD)
  await section.getByRole('button', { name: 'Continue' }).click()
  await expect(section.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = ((await section.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await expectSoundAtEach(page)

  let used = stepAt(new Date()) - 1
  const code = () => {
    used += 1
    return totpCode(secret, used)
  }
  await section.getByLabel('6-digit code').fill(code())
  await section.getByRole('button', { name: 'Turn on' }).click()
  const codes = section.getByRole('region', { name: 'Recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const recovery = (await codes.getByRole('listitem').first().textContent()) ?? ''
  await codes.getByRole('button', { name: 'I saved them' }).click()
  await expect(section).toContainText('10 recovery codes left.')

  const again = async () => {
    await page.evaluate(() => localStorage.clear())
    await page.goto('/login')
    await fillSignIn(page, email, PASSWORD)
  }
  await again()
  await page.getByLabel('6-digit code').fill('000000')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('That code isn’t right, or was used before.')).toBeVisible()
  await page.getByLabel('6-digit code').fill(code())
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')

  await again()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recovery.toLowerCase())
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
})
