import type { APIRequestContext, Page } from '@playwright/test'
import { apiAsAdmin, countOf, newFamily, newProgram } from './family-api.ts'
import { agreeToAll, chooseSaturday } from './family-steps.ts'
import { expect, test } from './fixtures.ts'
import { screens } from './screens.ts'
import { signIn } from './sign-in.ts'

test.use({ viewport: screens.phone })

const isMutation = (name: string) => (body: string | null) => body?.includes(name) ?? false

/** A parent who only has to tap the button to register Ada. */
async function givenFilled(page: Page, request: APIRequestContext) {
  const program = await newProgram(await apiAsAdmin(request))
  const { email, parent, players } = await newFamily(request, 'Ada')
  const [ada] = players as [(typeof players)[0]]
  await signIn(page, email, { to: `/guardian/programs/${program.id}/register/${ada.id}` })
  await chooseSaturday(page, 'Ada')
  await agreeToAll(page)
  return { program, parent, ada }
}

test('the connection fails in the middle: everything stays, and trying again makes one registration', async ({
  page,
  request,
}) => {
  const { program, parent, ada } = await givenFilled(page, request)

  await page.route('**/graphql', (route) =>
    isMutation('RegisterPlayers')(route.request().postData()) ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: 'Register Ada · $320.00' }).click()
  await expect(page.getByRole('alert')).toContainText('Nothing was lost')
  // The button stays visible wherever one scrolls, and so does its message.
  await expect(page.getByRole('alert')).toBeInViewport()
  await page.unroute('**/graphql')

  await page.reload()
  await expect(
    page.getByRole('group', { name: 'Ada' }).getByRole('radio', { name: /^Saturday \$80/ }),
  ).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /understand these risks/ })).toBeChecked()

  // This time the answer is lost, not the request.
  await page.route('**/graphql', async (route) => {
    if (!isMutation('RegisterPlayers')(route.request().postData())) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Register Ada · $320.00' }).click()
  await expect(page.getByText(`Ada is already in ${program.name}`)).toBeVisible()
  expect(await countOf(parent, ada, 'registrations')).toBe(1)
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('link', { name: 'See your registrations' }).click()
  await expect(page.getByText('Under review', { exact: true })).toBeVisible()
})

test('a phone without a connection says so at once, and again beside the button', async ({
  page,
  request,
}) => {
  const { parent, ada } = await givenFilled(page, request)
  await page.context().setOffline(true)
  await expect(page.getByText('You’re offline.')).toBeInViewport()
  await page.getByRole('button', { name: 'Register Ada · $320.00' }).click()
  await expect(page.getByText('Nothing was lost').last()).toBeInViewport()
  await page.context().setOffline(false)
  await expect(page.getByText('You’re offline.')).toBeHidden()
  await page.getByRole('button', { name: 'Register Ada · $320.00' }).click()
  await expect(page).toHaveURL('/guardian/registrations')
  expect(await countOf(parent, ada, 'registrations')).toBe(1)
})

test('a double tap makes one registration', async ({ page, request }) => {
  const { parent, ada } = await givenFilled(page, request)
  await page.getByRole('button', { name: 'Register Ada · $320.00' }).dblclick()
  await expect(page).toHaveURL('/guardian/registrations')
  expect(await countOf(parent, ada, 'registrations')).toBe(1)
})

test('what is missing says so, and the keyboard goes there', async ({ page, request }) => {
  const program = await newProgram(await apiAsAdmin(request))
  const { email } = await newFamily(request, 'Ada')
  await signIn(page, email, { to: `/guardian/programs/${program.id}/register` })
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByText('Please choose at least one player.')).toBeFocused()
  await page.getByRole('checkbox', { name: 'Ada' }).check()
  await expect(page.getByText('Please choose the days for Ada.')).toBeVisible()
  await expect(page.getByText('We need this one before we can register anyone.')).toHaveCount(3)
})

test('a family whose data does not come tries again', async ({ page, request }) => {
  const { email } = await newFamily(request, 'Ada')
  let isWatched = false
  const isTapped = () => page.evaluate(() => 'tapped' in document.documentElement.dataset)
  // The page reloads once by itself when it starts hearing of changes, so lose every request before the tap.
  await page.route('**/graphql', async (route) => {
    if (!isMutation('MyFamily')(route.request().postData())) return route.continue()
    return isWatched && (await isTapped()) ? route.continue() : route.abort()
  })
  await signIn(page, email)
  await expect(page.getByRole('alert')).toContainText('This didn’t load.')
  await page.evaluate(() =>
    document.addEventListener(
      'click',
      () => document.documentElement.toggleAttribute('data-tapped', true),
      true,
    ),
  )
  isWatched = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Ada Fraser' })).toBeVisible()
})

test('what gets lost on a weak signal is asked for again by itself', async ({ page, request }) => {
  const { email } = await newFamily(request, 'Ada')
  // Neither the requests before its scripts load nor those of the scripts are ever answered.
  const lost = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let looks = 0
  await page.route('**/graphql', (route) => {
    if (!isMutation('MyFamily')(route.request().postData())) return route.continue()
    const one = lost[looks++]
    return one ? one.resolve() : route.continue()
  })
  await page.clock.install()
  await signIn(page, email)
  for (const { promise } of lost) {
    await promise
    await page.clock.runFor(10_000)
  }
  await expect(page.getByRole('heading', { name: 'Ada Fraser' })).toBeVisible()
})

test('who cannot be recognized just now is still signed in, and tries again', async ({ page, request }) => {
  const { email } = await newFamily(request, 'Ada')
  const isCredentials = (headers: Record<string, string>) =>
    headers['x-amz-target']?.startsWith('AWSCognitoIdentityService') ?? false
  await page.route('**/*', (route) => {
    const asked = route.request()
    const isLost = isCredentials(asked.headers()) || /usersByEmail|createUser/i.test(asked.postData() ?? '')
    return isLost ? route.abort() : route.fallback()
  })
  await signIn(page, email)
  await expect(page).toHaveURL('/login?returnTo=%2Fguardian')
  await expect(page.getByRole('alert')).toContainText('You’re still signed in')

  // Their identity is known now, but not their record.
  await page.unroute('**/*')
  await page.route('**/graphql', (route) =>
    /usersByEmail|createUser/i.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/guardian')
  await expect(page.getByRole('alert')).toContainText('We couldn’t open your account just now.')

  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Ada Fraser' })).toBeVisible()
})

test('a menu whose scripts and styles get lost comes later, and looks as it should', async ({
  page,
  request,
}) => {
  const { email } = await newFamily(request, 'Ada')
  const lost = new Set<string>()
  await page.route(/\/assets\/user-menu/, (route) => {
    const url = route.request().url()
    if (lost.has(url)) return route.continue()
    lost.add(url)
    return route.abort()
  })
  await signIn(page, email)
  await expect(page.getByRole('heading', { name: 'Ada Fraser' })).toBeVisible()
  const menu = page.getByRole('button', { name: /^Account of / })
  await expect(menu).toBeVisible()
  await expect(menu).toHaveCSS('border-radius', '999px')
  expect([...lost].some((url) => url.endsWith('.css'))).toBe(true)
})
