import { randomUUID } from 'node:crypto'
import { DAY, drawn, testPlan, u10 } from '@touchline/domain/tournament/test-plan.ts'
import { atDesk } from './desk-api.ts'
import { expect, test } from './fixtures.ts'
import { screens } from './screens.ts'
import { manage } from './tournament-api.ts'

test.use({ viewport: screens.desk })
test('T-7: a day that cannot be planned is proved to be one, in a worker that alone may run WebAssembly', async ({
  page,
  request,
}) => {
  const slug = `cup-${randomUUID().slice(0, 8)}`
  // Two matches at one kick-off and one referee: the search cannot rule it out, but soon has tried everything.
  const plan = drawn(
    testPlan({
      divisions: [u10({ gamesEach: 1 })],
      slots: testPlan().slots.filter(({ start }) => start < `${DAY}T10:00`),
      officials: [{ id: 'leo', name: 'Leo', roles: ['REFEREE'], maxGames: 20 }],
    }),
  )
  await manage(request, 'POST', '/tournaments', { slug, name: `Cup ${slug}`, date: DAY })
  await manage(request, 'PUT', `/tournaments/${slug}/draft`, { plan, version: 1 })
  const [document] = await Promise.all([
    page.waitForResponse(
      (answer) => answer.url().includes(slug) && answer.request().resourceType() === 'document',
    ),
    atDesk(page, `/admin/tournaments/${slug}?part=schedule`),
  ])
  expect(document.headers()['content-security-policy']).not.toContain('wasm')
  const [worker] = await Promise.all([
    page.waitForResponse((answer) => answer.url().includes('scheduler.worker')),
    page.getByRole('button', { name: 'Find a schedule' }).click(),
  ])
  expect(worker.headers()['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  )
  const alert = page.getByRole('alert').filter({ hasText: 'No schedule is possible.' })
  await expect(alert).toContainText(
    'A referee or game leader for every match of U10, 2 matches at 1 kick-off (H12)',
  )
})
