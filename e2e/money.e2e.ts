import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { atDesk } from './desk-api.ts'
import { apiAsAdmin, moveTo, newFamily, newProgram, register } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectSoundAtEach, NARROWEST, screens } from './screens.ts'
import { signIn } from './sign-in.ts'

async function saved(page: Page, button: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  return download.path()
}

const wordsOf = async (path: string): Promise<string> =>
  (await extractText(new Uint8Array(await readFile(path)), { mergePages: true })).text

test.use({ viewport: screens.desk })
test('a family sees what is due and why; the desk records odd amounts and takes one back; both see the same', async ({
  page,
  newPage,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin, { startDate: '2025-09-06', endDate: '2025-12-18' })
  const { email, players } = await newFamily(request, 'Ada', 'Bea')
  const [ada] = players as [(typeof players)[0]]
  await moveTo(admin, await register(admin, program, ada), 'APPROVED')
  const { items } = await admin<{ items: { id: string }[] }>(
    'query ($email: String!) { usersByEmail(email: $email) { items { id } } }',
    { email },
  )

  const family = await newPage()
  await signIn(family, email, { to: '/guardian/payments' })
  const due = family.getByRole('region', { name: /^Due/ })
  await expect(due).toContainText('$320.00')
  await expect(due).toContainText(`Ada, ${program.name}, October`)
  const reference = (await due.textContent())?.match(/[A-Z2-9]{3}-[A-Z2-9]{3}/)?.[0] ?? ''
  await expectSoundAtEach(family, [NARROWEST, screens.desk])

  await atDesk(page, `/admin/users/${items[0]?.id}`)
  const money = page.getByRole('region', { name: 'Money', exact: true })
  await expect(money).toContainText(reference)
  await money.getByRole('button', { name: 'Pause...' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('Agreed by phone')
  await page.getByRole('dialog').getByRole('button', { name: 'Pause them' }).click()
  await expect(money).toContainText(/Paused until .*: Agreed by phone/)
  await expectSoundAtEach(page, [NARROWEST, screens.desk])
  await money.getByRole('button', { name: 'Resume' }).click()
  await expect(money).toContainText('As set by the club')
  const record = async (amount: string) => {
    await money.getByRole('button', { name: 'Record a payment...' }).click()
    await page.getByRole('dialog').getByLabel('Amount').fill(amount)
    await page.getByRole('dialog').getByLabel('Who paid').fill('Robin Fraser')
    await page.getByRole('dialog').getByRole('button', { name: 'Record it' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await record('100.50')
  await expect(money).toContainText('$219.50')
  await money.getByText(/^Statement \(/).click()
  await money.getByRole('button', { name: 'Undo...' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('The wrong family')
  await page.getByRole('dialog').getByRole('button', { name: 'Undo it' }).click()
  await expect(money).toContainText('Undone: payment')
  await expectSoundAtEach(page, [screens.phone, screens.desk])
  const voided = await saved(page, money.getByRole('button', { name: /^Receipt \d+$/ }))
  expect(await wordsOf(voided)).toMatch(/VOID.*The wrong family.*Robin Fraser.*\$100\.50/s)
  await money.getByRole('button', { name: 'Record a payment...' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What').selectOption('Help from a fund')
  await dialog.getByLabel('Amount').fill('90')
  await dialog.getByLabel('Fund').fill('KidSport')
  await dialog.getByLabel('For').selectOption({ label: `Ada, ${program.name}, October ($80.00)` })
  await dialog.getByRole('button', { name: 'Record it' }).click()
  await expect(dialog).toContainText('Only $80.00 is still owed, so a fund can’t pay more.')
  await dialog.getByLabel('Amount').fill('80')
  await dialog.getByRole('button', { name: 'Record it' }).click()
  await expect(money).toContainText('The family pays $240.00; KidSport pays $80.00.')
  await record('250')
  await expect(money).toContainText('Paid')
  await expect(money).toContainText('$10.00')

  await family.reload()
  await expect(family.getByText('All paid up. Thank you!')).toBeVisible()
  await expect(family.getByText('$10.00')).toBeVisible()
  await expect(family.getByText('The wrong family')).toBeVisible()
  await expect(family.getByText('You pay $240.00; KidSport pays $80.00.')).toBeVisible()
  await family.getByText('Confirmations for a fund').click()
  await expectSoundAtEach(family, [NARROWEST, screens.desk])
  const letter = await saved(family, family.getByRole('button', { name: `Ada, ${program.name} (PDF)` }))
  expect(await wordsOf(letter)).toMatch(
    /Ada Fraser.*\$320\.00.*KidSport pays.*\$80\.00.*Still to pay.*\$0\.00/s,
  )
  const receipt = await saved(family, family.getByRole('button', { name: /^Receipt \d+$/ }).first())
  expect(await wordsOf(receipt)).toMatch(
    /Robin Fraser.*Ada, .*September 2025.*Paid ahead.*\$10\.00.*\$250\.00/s,
  )
  const statement = await saved(family, family.getByRole('button', { name: /^\d{4} statement \(PDF\)$/ }))
  expect(await wordsOf(statement)).toContain('Undone: payment')

  await money.getByRole('button', { name: 'Send back...' }).click()
  await expectSoundAtEach(page, [NARROWEST, screens.desk])
  await page.getByRole('dialog').getByRole('button', { name: 'Add to refunds' }).click()
  await expect(money.getByRole('button', { name: 'Keep as credit' })).toBeVisible()
  await expectSoundAtEach(page, [NARROWEST, screens.desk])
  await family.reload()
  await expect(
    family.getByText('You have $10.00 credit, and we’re sending you back $10.00 of it.'),
  ).toBeVisible()
  await money.getByRole('link', { name: '$10.00 to send back' }).click()
  const refund = page.getByRole('row').filter({ hasText: reference })
  await refund.getByRole('button', { name: 'Sent...' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click()
  await expect(refund).toHaveCount(0)

  const other = await newFamily(request, 'Leo')
  await atDesk(page, `/admin/users/${items[0]?.id}`)
  await money.getByText(/^Statement \(/).click()
  await money.getByRole('button', { name: 'Move...' }).click()
  await dialog.getByRole('combobox', { name: /^To/ }).selectOption('Another family')
  await dialog.getByLabel('Name, email or child').fill(other.email)
  await dialog.getByRole('button', { name: /^Choose / }).click()
  await dialog.getByLabel('Reason').fill('It was for Leo')
  await expectSoundAtEach(page, [NARROWEST, screens.desk])
  await dialog.getByRole('button', { name: 'Move it' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(money).toContainText('It was for Leo')
})
