import { addDays, weekdayOf } from '@touchline/domain/calendar-day.ts'
import { clubDay as dayOf } from '@touchline/domain/club-clock.ts'
import { apiAsAdmin, newFamily, newProgram, register } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectSoundAtEach, screens } from './screens.ts'
import { demo, signIn } from './sign-in.ts'
import { walkTo } from './walk-to.ts'

test.use({ viewport: screens.phone })

const clubDay = (daysFromNow: number) => addDays(dayOf(new Date()), daysFromNow)

const entriesOf = (feed: string) => feed.split('BEGIN:VEVENT')

/** The sequence number of that entry in a feed. */
function sequenceIn(feed: string, entry: string | undefined): number {
  const uid = /^UID:.+$/m.exec(entry ?? '')?.[0] as string
  const found = entriesOf(feed).find((one) => one.includes(uid))
  return Number(/^SEQUENCE:(\d+)/m.exec(found ?? '')?.[1])
}

test('a session that is cancelled at the desk is cancelled wherever it is shown, and can be put back', async ({
  page,
  newPage,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const hours = { startTime: '00:30', endTime: '23:59', days: [weekdayOf(clubDay(0))] }
  const program = await newProgram(admin, { startDate: clubDay(-1), endDate: clubDay(20), ...hours })
  // Another program that trains today, so that the change must name the one it is about.
  await newProgram(admin, { startDate: clubDay(-1), endDate: clubDay(20), ...hours })
  const { email, players } = await newFamily(request, 'Ada')
  await register(admin, program, players[0] as (typeof players)[0], hours.days)
  const parent = await newPage(screens.phone)
  await signIn(parent, email)
  const next = parent.getByRole('region', { name: 'Next session' })
  await expect(next.getByText('On', { exact: true })).toBeVisible()

  await signIn(page, demo.admin)
  const card = page.getByRole('region', { name: /^Training today/ })
  await card.getByRole('button', { name: 'Cancelled' }).click()
  await expectSoundAtEach(page)
  await card.getByRole('button', { name: 'Cancel training' }).click()
  await expect(card.getByText('Please fill this in.')).toBeVisible()
  const note = `The field is under water (${program.id.slice(0, 8)}).`
  await card.getByLabel('Short note to families').fill(note)
  await card.getByLabel('Who').selectOption(program.id)
  await card.getByRole('button', { name: 'Cancel training' }).click()
  await expect(card.getByRole('listitem').filter({ hasText: program.name })).toContainText('Cancelled')

  // The strip of a page that is open, the dashboard and the family's calendar.
  await expect(parent.getByRole('status').filter({ hasText: note })).toBeVisible()
  await parent.reload()
  await expect(next.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(next.getByText(note)).toBeVisible()
  const address = parent.getByRole('region', { name: 'In your own calendar' })
  await address.getByText('Link for another phone').click()
  const feed = (await address.locator('code').textContent()) ?? ''
  const cancelled = await (await request.get(feed)).text()
  expect(cancelled).toContain('STATUS:CANCELLED')

  // An email to the affected families opens with the text filled in.
  await card.getByRole('link', { name: 'Email families' }).first().click()
  await expect(page.getByLabel('Subject')).toHaveValue(/^No training, /)
  await page.getByText('For example').click()
  await expect(page.getByRole('listitem').filter({ hasText: email })).toBeVisible()
  await walkTo(page, '/admin')
  await card
    .locator('div')
    .filter({ hasText: note })
    .getByRole('button', { name: 'Undo this change' })
    .last()
    .click()
  await expect(parent.getByRole('status').filter({ hasText: note })).toHaveCount(0)
  await parent.reload()
  await expect(next.getByText('On', { exact: true })).toBeVisible()
  const back = await (await request.get(feed)).text()
  expect(back).not.toContain('STATUS:CANCELLED')
  const entry = entriesOf(cancelled).find((one) => one.includes('STATUS:CANCELLED'))
  expect(sequenceIn(back, entry)).toBeGreaterThan(sequenceIn(cancelled, entry))
})
