import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page, Request } from '@playwright/test'
import { atDesk, type DeskFamily, deskFamily } from './desk-api.ts'
import { type Api, apiAsAdmin, newProgram, register, type TestProgram } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectNoAxeViolations, expectSoundAtEach, screens } from './screens.ts'
import { bringSession, demo } from './sign-in.ts'
import { walkTo } from './walk-to.ts'

test.use({ viewport: screens.desk })
interface Email {
  subject: string
  text: string
}

async function emailsTo(request: APIRequestContext, email: string, subject: string): Promise<Email[]> {
  const answer = await request.get(`/dev/mailbox.json?${new URLSearchParams({ to: email })}`)
  const emails: Email[] = await answer.json()
  return emails.filter((email) => email.subject.includes(subject))
}

const setNewsletter = (admin: Api, { userId }: DeskFamily, newsletter: boolean) =>
  admin('mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }', {
    input: { id: userId, _version: 1, newsletter },
  })

/** A program with two families, of two children and one child. */
async function givenGroup(admin: Api) {
  const program = await newProgram(admin)
  const [two, one] = [await deskFamily(admin, ['Ada', 'Bea']), await deskFamily(admin, ['Cleo'])]
  for (const player of [...two.players, ...one.players]) await register(admin, program, player)
  return { program, two, one }
}

/** Axe would judge a message that is fading out by colours it never had; one that has already gone is fine. */
async function closeMessages(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Close this message' })
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1_000 })
    await expect(button).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
}

async function write(page: Page, { id }: TestProgram, subject: string): Promise<void> {
  await page.goto(`/admin/programs/${id}`)
  await page.getByRole('link', { name: 'Email this group' }).click()
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Text').fill('Hi {{firstName}}, this is about {{children}}.')
}

test('an email to a program’s group: one for each guardian, seen before, sent, and followed', async ({
  page,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const { program, two, one } = await givenGroup(admin)
  const subject = `Field closed ${randomUUID().slice(0, 8)}`
  await bringSession(page, demo.admin)
  await write(page, program, subject)
  await expect(page.getByText('2 guardians', { exact: true })).toBeVisible()

  // The preview as one family reads it.
  const preview = page.getByRole('complementary', { name: 'Preview' })
  await preview.getByLabel('Find a family').fill(two.lastName)
  await preview.getByLabel('Show as').selectOption({ label: `Robin ${two.lastName} (Ada and Bea)` })
  const designed = preview.frameLocator('iframe').getByText('Hi Robin, this is about Ada and Bea.')
  // Our policy refuses its inline styles in the document, and they are applied all the same.
  await expect(designed).toHaveCSS('line-height', '24.8px')
  await preview.getByRole('button', { name: 'Plain text' }).click()
  await expect(preview).toContainText('Hi Robin, this is about Ada and Bea.')

  // A reload keeps what was typed.
  await expect(page.getByText('Draft saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Subject')).toHaveValue(subject)

  await page.getByRole('button', { name: 'Send a test to me' }).click()
  await expect(page.getByText(`A test is on its way to ${demo.admin}.`)).toBeVisible()
  expect(await emailsTo(request, demo.admin, `[Test] ${subject}`)).toHaveLength(1)

  await page.getByRole('button', { name: 'Send to 2 guardians' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send to 2 guardians' }).click()
  await expect(page.getByRole('heading', { name: /^Sent to 2 guardians/ })).toBeVisible()
  await expect(page.getByText('2 of 2 sent')).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(two.lastName) })).toContainText('Sent')
  for (const [family, children] of [
    [two, 'Ada and Bea'],
    [one, 'Cleo'],
  ] as const) {
    const emails = await emailsTo(request, family.email, subject)
    expect(emails.map(({ text }) => text)).toEqual([
      expect.stringContaining(`Hi Robin, this is about ${children}.`),
    ])
  }
})

test('who unsubscribes is left out of the newsletter, and still gets the notice', async ({
  page,
  request,
  newPage,
}) => {
  const admin = await apiAsAdmin(request)
  const { program, two, one } = await givenGroup(admin)
  for (const family of [two, one]) await setNewsletter(admin, family, true)
  const send = async (subject: string, isNewsletter: boolean, count: string) => {
    await write(page, program, subject)
    if (isNewsletter) await page.getByRole('radio', { name: /^Newsletter/ }).check()
    await page.getByRole('button', { name: `Send to ${count}` }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Send to ${count}` })
      .click()
    await expect(page.getByRole('heading', { name: new RegExp(`^Sent to ${count}`) })).toBeVisible()
  }
  const [first, second, notice] = [1, 2, 3].map((n) => `Email ${n} ${randomUUID().slice(0, 8)}`) as [
    string,
    string,
    string,
  ]
  await bringSession(page, demo.admin)
  await send(first, true, '2 guardians')

  const [email] = await emailsTo(request, one.email, first)
  const link = /http\S+\/unsubscribe\/\S+/.exec(email?.text ?? '')?.[0] as string
  const visitor = await newPage(screens.phone)
  await visitor.goto(link)
  await expectNoAxeViolations(visitor)
  await visitor.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(visitor.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible()
  await visitor.close()

  await send(second, true, '1 guardian')
  await send(notice, false, '2 guardians')
  expect(await emailsTo(request, one.email, second)).toHaveLength(0)
  expect(await emailsTo(request, two.email, second)).toHaveLength(1)
  expect(await emailsTo(request, one.email, notice)).toHaveLength(1)
})

test('players that are ticked can be written to; a wrong field is marked on the field', async ({
  page,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const { lastName } = await deskFamily(admin, ['Ada', 'Bea'])
  await atDesk(page, `/admin/players?q=${lastName}`)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Email them' }).click()
  await expect(page.getByText('1 account you picked')).toBeVisible()
  await page.getByLabel('Subject').fill('Hello {{frstName}}')
  await page.getByLabel('Text').fill('Hi')
  await page.getByRole('button', { name: 'Send to 1 guardian' }).click()
  await expect(page.getByText('Did you mean {{firstName}}?')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an email is scheduled, and taken back', async ({ page, request }) => {
  const admin = await apiAsAdmin(request)
  const { program } = await givenGroup(admin)
  const subject = `Later ${randomUUID().slice(0, 8)}`
  await bringSession(page, demo.admin)
  await write(page, program, subject)
  await page.getByRole('button', { name: 'Choose a time' }).click()
  await page.getByLabel('When (Vancouver time)').fill(`${new Date().getFullYear() + 1}-01-02T17:00`)
  await page.getByRole('button', { name: 'Schedule for 2 guardians' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule for 2 guardians' }).click()
  await expect(page.getByRole('heading', { name: /^Goes out .*, Jan 2 at 5:00 PM/ })).toBeVisible()
  await page.getByRole('button', { name: 'Back to draft' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue(subject)
})

test('the email screens are sound on a phone and on a desk', async ({ page, request }) => {
  const admin = await apiAsAdmin(request)
  const { program } = await givenGroup(admin)
  await atDesk(page, '/admin')
  await walkTo(page, `/admin/email/new?program=${program.id}`)
  await page.getByRole('button', { name: 'Training cancelled' }).click()
  await expect(page.getByText('2 guardians', { exact: true })).toBeVisible()
  await expect(page.getByText('Draft saved.')).toBeVisible()
  await expectSoundAtEach(page)
  await page.getByRole('button', { name: 'Send to 2 guardians' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send to 2 guardians' }).click()
  await expect(page.getByText('2 of 2 sent')).toBeVisible()
  await closeMessages(page)
  await expectSoundAtEach(page)
  const isAboutFailed = (sent: Request) => sent.postData()?.includes('deskFailedEmails') ?? false
  await page.route('**/graphql', (route) =>
    isAboutFailed(route.request())
      ? route.fulfill({ json: { data: null, errors: [{ message: 'Busy.' }] } })
      : route.fallback(),
  )
  await walkTo(page, '/admin/email')
  await expect(page.getByRole('heading', { name: 'Email', exact: true })).toBeVisible()
  // If the list of failed emails cannot be loaded, it says so and can be loaded again.
  const failed = page.getByRole('region', { name: 'Emails that didn’t arrive' })
  await expect(failed.getByRole('alert')).toContainText('This didn’t load.')
  await expectSoundAtEach(page)
  await page.unrouteAll({ behavior: 'wait' })
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(failed).toBeHidden()
})
