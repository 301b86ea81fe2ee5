import { expect, test } from './fixtures.ts'
import { journeyScript } from './identity-journey/build-page.ts'
import type { Journey } from './identity-journey/page.ts'
import { codeFor, PASSWORD, someEmail } from './sign-in.ts'

declare global {
  interface Window {
    journey: Journey
  }
}

let script: string
test.beforeAll(async () => {
  script = await journeyScript()
})

test('the real client in a real browser: from sign-up to a token that no longer counts', async ({
  page,
  request,
  baseURL,
}) => {
  const email = someEmail()
  await page.route('**/identity-journey.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  // Any real page of the origin will do: from a blank page the browser opens no socket to this machine.
  await page.goto('/unauthorized')
  await page.addScriptTag({ url: '/identity-journey.js', type: 'module' })
  await page.waitForFunction(() => 'journey' in window)

  await test.step('a visitor sees the programs and no family', async () => {
    expect(await page.evaluate(() => window.journey.count('Program', 'apiKey'))).toBeGreaterThan(0)
    expect(await page.evaluate(() => window.journey.count('Program', 'iam'))).toBeGreaterThan(0)
    expect(await page.evaluate(() => window.journey.count('Player', 'apiKey'))).toBe('Unauthorized')
  })

  await test.step('sign-up, code, confirm, sign-in', async () => {
    const typed = [email, PASSWORD] as const
    expect(await page.evaluate(([to, password]) => window.journey.signUp(to, password), typed)).toBe(
      'CONFIRM_SIGN_UP',
    )
    const code = [email, await codeFor(request, email)] as const
    expect(await page.evaluate(([to, digits]) => window.journey.confirm(to, digits), code)).toBe('DONE')
    expect(await page.evaluate(([to, password]) => window.journey.signIn(to, password), typed)).toBe('DONE')
    expect(await page.evaluate(() => window.journey.state())).toMatchObject({
      isAuthenticated: true,
      userRole: 'PARENT',
      user: { email, firstName: 'Noor', lastName: 'Haddad' },
    })
  })

  const first = await page.evaluate(() => window.journey.credentials())
  expect(first).toEqual({
    accessToken: expect.stringMatching(/^ey/),
    accessKeyId: expect.any(String),
    identityId: expect.any(String),
  })

  await test.step('a subscription hears a change', async () => {
    await page.evaluate(() => window.journey.listen())
    await page.evaluate(() => window.journey.addPlayer('Zara'))
    await expect
      .poll(() => page.evaluate(() => window.journey.heard()))
      .toEqual([{ onCreatePlayer: { firstName: 'Zara' } }])
  })

  await test.step('a query in each mode', async () => {
    for (const mode of ['iam', 'userPool'] as const)
      expect(await page.evaluate((wanted) => window.journey.count('Player', wanted), mode)).toBe(1)
    expect(await page.evaluate(() => window.journey.count('Player', 'apiKey'))).toBe('Unauthorized')
  })

  await test.step('fresh tokens', async () => {
    const second = await page.evaluate(() => window.journey.credentials(true))
    expect(second.accessToken).not.toBe(first.accessToken)
    expect(await page.evaluate(() => window.journey.count('Player', 'userPool'))).toBe(1)
  })

  await test.step('a global sign-out: the token that is left over is refused', async () => {
    const { accessToken } = await page.evaluate(() => window.journey.credentials())
    const ask = () =>
      request.post(`${baseURL}/graphql`, {
        headers: { authorization: accessToken },
        data: { query: '{ listPlayers { items { firstName } } }' },
      })
    expect((await ask()).status()).toBe(200)
    await page.evaluate(() => window.journey.signOut())
    expect((await ask()).status()).toBe(401)
    expect(await page.evaluate(() => window.journey.state())).toMatchObject({
      isAuthenticated: false,
      user: null,
    })
  })
})
