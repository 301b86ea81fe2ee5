import { randomUUID } from 'node:crypto'
import { addDays } from '@touchline/domain/calendar-day.ts'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { apiAsAdmin, countOf, newFamily, newProgram, registerByParent } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectSoundAtEach } from './screens.ts'
import { signIn } from './sign-in.ts'

test('S-16: a family comes back to the next season in a tap and a confirmation; a visitor waits for it', async ({
  page,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const today = clubDay(new Date())
  const { email, parent, players } = await newFamily(request, 'Ada', 'Kai')
  const last = await newProgram(admin, { startDate: addDays(today, -20), endDate: addDays(today, 60) })
  for (const player of players) await registerByParent(parent, last.onceFeeId, player)
  const season = await admin<{ id: string; name: string; _version: number }>(
    'mutation ($input: CreateSeasonInput!) { createSeason(input: $input) { id name _version } }',
    {
      input: {
        name: `Season ${randomUUID().slice(0, 8)}`,
        startDate: addDays(today, 200),
        endDate: addDays(today, 290),
        days: ['SAT', 'SUN'],
        startTime: '17:00',
        endTime: '18:30',
        status: 'PUBLISHED',
        opensForReturning: today,
        opensForAll: addDays(today, 30),
      },
    },
  )
  const days = { startDate: addDays(today, 200), endDate: addDays(today, 290) }
  const next = await newProgram(admin, { ...days, seasonId: season.id })

  await page.goto('/programs')
  const offered = page.getByRole('region', { name: season.name })
  await expect(offered).toContainText('Open now for returning families, and from')
  await offered
    .getByRole('textbox', { name: 'Email', exact: true })
    .fill(`visitor-${randomUUID()}@example.org`)
  await offered.getByRole('button', { name: 'Tell me when registration opens' }).click()
  await expect(offered).toContainText('Almost there.')
  await page.goto(`/programs/select/${players[0]?.id}`)
  await expect(page.getByRole('link', { name: 'Sign in to choose' })).toBeVisible()

  const scripts = /\/assets\/come-back-dialog/
  await page.route(scripts, (route) => route.abort())
  await signIn(page, email, { to: '/guardian' })
  const card = page.getByRole('region', { name: `${season.name} is open for you` })
  await expect(card).toContainText('Saturday')
  await expectSoundAtEach(page)
  await card.getByRole('button', { name: 'Register Ada and Kai again' }).click()
  // If the code for the tap fails to load, the page stays, and it can be requested again.
  await expect(card.getByRole('alert')).toContainText('This didn’t load.')
  await page.unroute(scripts)
  await card.getByRole('button', { name: 'Try again' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Total')
  await dialog.getByRole('button', { name: /^Register Ada and Kai · \$/ }).click()
  await expect(page).toHaveURL('/guardian/registrations')
  await expect(page.getByText('We’ve received your registration for Ada and Kai.')).toBeVisible()
  for (const player of players) expect(await countOf(parent, player, 'registrations')).toBe(2)
  await page.goto('/guardian')
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible()
  await expect(card).toHaveCount(0)

  // Hide the season from other tests on the same server.
  await admin('mutation ($input: UpdateSeasonInput!) { updateSeason(input: $input) { id } }', {
    input: { id: season.id, _version: season._version, status: 'DRAFT' },
  })
  await admin('mutation ($input: UpdateProgramInput!) { updateProgram(input: $input) { id } }', {
    input: { id: next.id, _version: 1, status: 'CLOSED' },
  })
})
