import { expect, test } from './fixtures.ts'
import { expectNoAxeViolations } from './screens.ts'
import { demo, signIn } from './sign-in.ts'

test('a visitor learns that it works, and nothing more', async ({ page }) => {
  await page.goto('/test-supabase')
  await expect(page.getByText('The site and its data can be reached.')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/ ms|API|Cognito/)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('a visitor learns that there is trouble, and that it is over', async ({ page }) => {
  await page.route('**/graphql', (route) => route.abort())
  await page.goto('/test-supabase')
  await expect(page.getByText('Having trouble')).toBeVisible()
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Run again' }).click()
  await expect(page.getByText('The site and its data can be reached.')).toBeVisible()
})

test.describe('an administrator', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('sees each check, and can copy a report without any value', async ({ page, request }) => {
    await signIn(page, demo.admin, { to: '/test-supabase' })
    const checks = page.getByRole('main').getByRole('listitem')
    await expect(checks).toHaveCount(7)
    for (const check of await checks.all()) await expect(check).toContainText(/Fine\s*\d+ ms/)
    await expect(checks.filter({ hasText: 'Write and undo' })).toContainText('undone')
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Copy report' }).click()
    await expect(page.getByText('Copied.')).toBeVisible()
    const report = await page.evaluate(() => navigator.clipboard.readText())
    const { amplify } = await (await request.get('/config.json')).json()
    expect(report).toContain('API.GraphQL.apiKey')
    expect(report).not.toContain(amplify.API.GraphQL.apiKey)
    expect(report).not.toContain(amplify.Auth.Cognito.userPoolId)
  })

  test('is shown what to do about what is wrong', async ({ page }) => {
    await signIn(page, demo.admin)
    await page.route('**/healthz', (route) => route.fulfill({ status: 503, json: { status: 'unavailable' } }))
    await page.goto('/test-supabase')
    const health = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Data service' })
    await expect(health).toContainText('Wrong')
    await expect(health).toContainText('What to do: The database isn’t answering.')
  })
})
