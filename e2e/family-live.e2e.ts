import type { APIRequestContext } from '@playwright/test'
import { apiAsAdmin, moveTo, newFamily, newProgram, register } from './family-api.ts'
import { BY_THE_CLOCK, expect, test, withinASecond } from './fixtures.ts'
import { signIn } from './sign-in.ts'
import { OF_A_FAMILY, untilListening } from './until-listening.ts'

/** A program with one place, which Bo has; Ada is first in line. */
async function givenLine(request: APIRequestContext) {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin, { capacity: 1 })
  const first = await newFamily(request, 'Bo')
  const inside = await register(admin, program, first.players[0] as (typeof first.players)[0])
  const { email, players } = await newFamily(request, 'Ada')
  await register(admin, program, players[0] as (typeof players)[0])
  return { admin, inside, email }
}

test(
  'an approval shows on the parent’s screen within a second, without a reload',
  BY_THE_CLOCK,
  async ({ page, request }) => {
    const admin = await apiAsAdmin(request)
    const program = await newProgram(admin)
    const { email, players } = await newFamily(request, 'Ada')
    const registration = await register(admin, program, players[0] as (typeof players)[0])
    const listening = untilListening(page, OF_A_FAMILY)
    await signIn(page, email, { to: '/guardian/registrations' })
    await expect(page.getByText('Under review', { exact: true })).toBeVisible()
    await listening

    await moveTo(admin, registration, 'APPROVED')
    await expect(page.getByRole('heading', { name: /^Due n(ow|ext)$/ })).toBeVisible(
      await withinASecond(page),
    )
    await expect(page.getByText('Approved, payment due')).toBeVisible(await withinASecond(page))
    await moveTo(admin, registration, 'ACTIVE')
    await expect(page.getByText('All set', { exact: true })).toBeVisible(await withinASecond(page))
  },
)

test(
  'a place that becomes free is offered at once, and one tap takes it',
  BY_THE_CLOCK,
  async ({ page, request }) => {
    const { admin, inside, email } = await givenLine(request)

    const listening = untilListening(page, OF_A_FAMILY)
    await signIn(page, email, { to: '/guardian/registrations' })
    await expect(page.getByText('Ada is first in line.')).toBeVisible()
    await listening
    await moveTo(admin, inside, 'CANCELLED')
    await expect(page.getByText('A place has opened up for Ada.')).toBeVisible(await withinASecond(page))
    await page.getByRole('button', { name: 'Take the place' }).click()
    await expect(page.getByText('Ada has a place. Please pay $80.00 by')).toBeVisible()
  },
)

test('what changes after a screen has read and before it listens for changes shows as well', async ({
  page,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin)
  const { email, players } = await newFamily(request, 'Ada')
  const registration = await register(admin, program, players[0] as (typeof players)[0])
  const { promise: mayListen, resolve: letListen } = Promise.withResolvers<void>()
  await page.routeWebSocket('**/graphql/realtime**', (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => void mayListen.then(() => server.send(message)))
  })
  await signIn(page, email, { to: '/guardian/registrations' })
  await expect(page.getByText('Under review', { exact: true })).toBeVisible()
  await moveTo(admin, registration, 'APPROVED')
  letListen()
  await expect(page.getByText('Approved, payment due')).toBeVisible()
})

test('a place that is let go passes on, and one stays in line or leaves it', async ({ page, request }) => {
  const { admin, inside, email } = await givenLine(request)
  await moveTo(admin, inside, 'CANCELLED')

  await signIn(page, email)
  await page.getByRole('link', { name: 'Answer: A place has opened up for Ada' }).click()
  await page.getByRole('button', { name: 'Pass, and stay in line' }).click()
  await expect(page.getByText('Ada is first in line.')).toBeVisible()
  await page.getByRole('button', { name: 'Leave the waiting list: Ada' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave the waiting list' }).click()
  await expect(page.getByRole('heading', { name: 'No registrations right now' })).toBeVisible()
})
