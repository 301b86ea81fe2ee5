import type { APIRequestContext, Page } from '@playwright/test'
import { addDays, weekdayOf } from '@touchline/domain/calendar-day.ts'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { apiAsAdmin, newFamily, newProgram, register } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectSoundAtEach, screens } from './screens.ts'
import { demo, signIn } from './sign-in.ts'
import { walkTo } from './walk-to.ts'

test.use({ isFirstVisit: true })

const today = clubDay(new Date())
const DATES = {
  ...{ startDate: addDays(today, -7), endDate: addDays(today, 20), days: [weekdayOf(today)] },
  ...{ startTime: '00:30', endTime: '23:59' },
}

async function trainingToday(request: APIRequestContext, ...children: string[]) {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin, DATES)
  const family = await newFamily(request, ...children)
  for (const player of family.players) await register(admin, program, player, DATES.days)
  return { program, ...family }
}

/** Creates a coach's link at the desk and returns its address. */
async function linkOf(desk: Page, programId: string, coach = 'Coach Sam'): Promise<string> {
  await signIn(desk, demo.admin, { to: `/admin/programs/${programId}` })
  const card = desk.getByRole('region', { name: 'At the field' })
  await card.getByLabel('Coach').fill(coach)
  // The card may be reloading right now, and show no link yet.
  const answer = desk.waitForResponse(
    async (response) =>
      response.url().endsWith('/field-day') &&
      response.request().method() === 'GET' &&
      (await response.json()).links.some(({ name }: { name: string }) => name === coach),
  )
  await card.getByRole('button', { name: 'Create a link' }).click()
  await expect(card.getByText(coach, { exact: true })).toBeVisible()
  const { links } = await (await answer).json()
  return new URL(links.at(-1).address).pathname
}

/** Opens the page once and waits until it is idle, so that it works without a connection. */
async function openOnce(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const kept = () =>
    page.evaluate(async () => {
      const keys = await (await caches.open('tournament-2')).keys()
      return keys.map(({ url }) => new URL(url).pathname)
    })
  await expect.poll(kept).toContain(path)
  await expect.poll(async () => (await kept()).some((one) => one.includes('/entry.client'))).toBe(true)
}

/** The coach takes the phone out again, which loads at once instead of within 20 seconds. */
const lookAgain = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))

test('marked on a phone without reception, attendance arrives once; the desk sees it and ends the link', async ({
  page,
  context,
  newPage,
  request,
}) => {
  const { program, players, email } = await trainingToday(request, 'Ada', 'Bo')
  const other = await trainingToday(request, 'Yara')
  const desk = await newPage(screens.desk)
  const path = await linkOf(desk, program.id)
  await page.setViewportSize(screens.phone)
  await openOnce(page, path)
  await expect(page.getByRole('heading', { name: '0 of 2 here' })).toBeVisible()
  await expect(page.getByText('Yara')).toHaveCount(0)
  await expectSoundAtEach(page)
  await page.setViewportSize(screens.phone)

  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: /^Ada .*here$/ }).click()
  await page.getByRole('button', { name: /^Bo .*away$/ }).click()
  await page.getByLabel('Someone came who isn’t on the list').fill('Noor')
  await page.getByRole('button', { name: 'Add to today' }).click()
  await page.getByLabel('A note to the desk').fill('Two balls are flat.')
  await page.getByRole('button', { name: 'Send the note' }).click()
  await expect(page.getByText(/^4 not sent yet/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '1 of 2 here' })).toBeVisible()
  await expect(page.getByText(/^4 not sent yet/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Everything is sent.')).toBeVisible()

  await desk.reload()
  const card = desk.getByRole('region', { name: 'At the field' })
  await expect(card.getByText('Came without a registration: Noor')).toHaveCount(1)
  await expect(card.getByText('Two balls are flat.')).toHaveCount(1)
  await expect(desk.getByRole('row', { name: /^Ada/ }).getByText('1 of 1')).toBeVisible()
  await expect(desk.getByRole('row', { name: /^Bo .*away/ }).last()).toBeVisible()
  await walkTo(desk, `/admin/players/${players[0]?.id}/registrations`)
  await expect(desk.getByText('here 1 of 1 time')).toBeVisible()

  // The family reports it on its dashboard, and the coach sees it without reloading.
  const parent = await newPage(screens.phone)
  await signIn(parent, email)
  await parent.getByRole('button', { name: 'Bo can’t come' }).click()
  await expect(parent.getByText('Bo can’t come.', { exact: false }).first()).toBeVisible()
  await expect(page.getByText('The family says they can’t come today.')).toBeVisible()
  await parent.getByRole('button', { name: 'Bo can come after all' }).click()
  await expect(parent.getByRole('button', { name: 'Bo can’t come' })).toBeVisible()
  await lookAgain(page)
  await expect(page.getByText('The family says they can’t come today.')).toHaveCount(0)

  await walkTo(desk, `/admin/programs/${program.id}`)
  await card.getByRole('button', { name: /^End it/ }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'End the link' }).click()
  await expect(card.getByText('Coach Sam', { exact: true })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Ada')
  expect(other.players).toHaveLength(1)
})

test('however much coaches have written, the desk sees all of it', async ({ newPage, request }) => {
  const { program } = await trainingToday(request, 'Ada')
  const desk = await newPage(screens.desk)
  const list = (await linkOf(desk, program.id)).replace('/field/', '/field-lists/')
  const entries = Array.from({ length: 60 }, (_, n) => ({
    ...{
      kind: 'NOTE',
      key: crypto.randomUUID(),
      day: today,
      at: new Date(Date.now() - 60_000 + n).toISOString(),
    },
    words: `Note ${n + 1} of sixty.`,
  }))
  expect((await request.post(list, { data: { entries } })).status()).toBe(200)
  await desk.reload()
  const card = desk.getByRole('region', { name: 'At the field' })
  await expect(card.getByText(/^1–50 of 60$/)).toBeVisible()
  await expect(card.getByText('Note 60 of sixty.')).toHaveCount(0)
  await card.getByRole('button', { name: 'Next' }).click()
  await expect(card.getByText(/^51–60 of 60$/)).toBeVisible()
  await expect(card.getByText('Note 60 of sixty.')).toBeVisible()
  await expectSoundAtEach(desk)
})

test('from the link of an email, without signing in, a family says who cannot come, and the coach sees it', async ({
  page,
  newPage,
  request,
}) => {
  const { program, email } = await trainingToday(request, 'Ada')
  const desk = await newPage(screens.desk)
  await page.goto(await linkOf(desk, program.id))
  const mails = await (await request.get(`/dev/mailbox.json?${new URLSearchParams({ to: email })}`)).json()
  const [mail] = mails.filter(({ subject }: { subject: string }) => subject.includes('Ada'))
  const link = /http\S+\/absences\/\S+/.exec(mail.text)?.[0] as string
  const parent = await newPage(screens.phone)
  await parent.goto(link)
  await expect(parent.getByRole('heading', { name: 'Can Ada come?' })).toBeVisible()
  await expectSoundAtEach(parent)
  const ofToday = parent.getByRole('listitem').filter({ hasText: 'Today' })
  await expect(page.getByText('The family says they can’t come today.')).toHaveCount(0)
  await ofToday.getByRole('button', { name: 'Ada can’t come' }).click()
  await expect(ofToday.getByText('The coach knows that Ada can’t come.')).toBeVisible()
  await expectSoundAtEach(parent)
  await lookAgain(page)
  await expect(page.getByText('The family says they can’t come today.')).toBeVisible()
  await ofToday.getByRole('button', { name: 'Ada can come after all' }).click()
  await expect(ofToday.getByRole('button', { name: 'Ada can’t come' })).toBeVisible()
  await lookAgain(page)
  await expect(page.getByText('The family says they can’t come today.')).toHaveCount(0)
})
