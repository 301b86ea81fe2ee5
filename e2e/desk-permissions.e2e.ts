import type { Permission } from '@touchline/domain/identity/permissions.ts'
import { deskFamily } from './desk-api.ts'
import { allow, newAtDesk, presetNamed } from './desk-people.ts'
import { type Api, apiAsAdmin, newProgram, register } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectNoAxeViolations, screens } from './screens.ts'
import { bringSession, demo, signIn } from './sign-in.ts'
import { walkTo } from './walk-to.ts'

test.use({ viewport: screens.desk })

/** A page that each role uses, and one that belongs to another role. */
const WEEKS: Record<string, { allowed: string; heading: string; refused: string; missing: string }> = {
  Registrar: {
    allowed: '/admin/registrations',
    heading: 'Registrations',
    refused: '/admin/money',
    missing: 'Money',
  },
  Treasurer: {
    allowed: '/admin/money',
    heading: 'Money',
    refused: '/admin/email',
    missing: 'Email and news',
  },
  Kit: {
    allowed: '/admin/kit-orders',
    heading: 'Kit orders',
    refused: '/admin/registrations',
    missing: 'Registrations',
  },
  Communications: {
    allowed: '/admin/email',
    heading: 'Email',
    refused: '/admin/players',
    missing: 'Registrations',
  },
  Tournament: {
    allowed: '/admin/tournaments',
    heading: 'Tournaments',
    refused: '/admin/settings',
    missing: 'Settings',
  },
}

test('each preset opens its own week, and says plainly what else would take', async ({ page, request }) => {
  const person = await newAtDesk(request)
  await signIn(page, person.email, { to: '/admin' })
  for (const [name, { allowed, heading, refused, missing }] of Object.entries(WEEKS)) {
    await allow(request, person, presetNamed(name))
    await page.goto(allowed)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading, { ignoreCase: true })
    const menu = page.getByRole('navigation', { name: 'Club desk' })
    await expect(menu.locator(`a[href="${refused}"]`)).toHaveCount(0)
    await walkTo(page, refused)
    await expect(page.getByRole('heading', { name: 'This page needs a different permission' })).toBeVisible()
    await expect(page.getByText(`you need the ${missing}`)).toBeVisible()
    await expect(page.getByText(demo.admin)).toBeVisible()
  }
  await expectNoAxeViolations(page)
})

test('of one registration the registrar approves, and the treasurer marks it paid: neither sees the other’s button', async ({
  page,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const { lastName, userId, players } = await deskFamily(admin, ['Ada'], { healthNotes: 'Asthma' })
  await register(admin, await newProgram(admin), players[0] as never)
  const person = await newAtDesk(request)
  await bringSession(page, person.email)
  const open = async (permissions: readonly Permission[]) => {
    await allow(request, person, permissions)
    await page.goto(`/admin/registrations?status=ALL&q=${lastName}`)
    await page.getByRole('button', { name: /^Ada/ }).click()
    await expect(page.getByText(/^Price|total · see breakdown/).first()).toBeVisible()
  }
  const approve = page.getByRole('button', { name: 'Approve', exact: true })
  const markPaid = page.getByRole('button', { name: /^Mark paid/ })

  await open(['MONEY'])
  await expect(approve).toHaveCount(0)
  await expect(page.getByText('health notes')).toHaveCount(0)
  await open(['REGISTRATIONS', 'PEOPLE'])
  await expect(page.getByText('you need the Health notes permission')).toBeVisible()
  await approve.click()
  await expect(approve).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Move to another program' })).toBeVisible()
  await expect(markPaid).toHaveCount(0)
  await open(['MONEY'])
  await markPaid.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Mark paid/ })
    .click()
  await expect(markPaid).toHaveCount(0)

  // The refund is calculated from what was paid, even for somebody who cannot book payments.
  await undoPayments(admin, userId)
  await open(['REGISTRATIONS'])
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Withdraw · $0.00 back' })).toBeEnabled()

  // The registrar may not export, merge or delete anybody.
  await page.goto(`/admin/users/${userId}`)
  await expect(page.getByRole('region', { name: 'Details' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'More' })).toHaveCount(0)
})

/** Like a bank that returns a cheque: the place stays, and nothing is paid. */
async function undoPayments(admin: Api, userId: string): Promise<void> {
  const { ledger } = await admin<{ ledger: string }>('query ($id: ID!) { getUser(id: $id) { ledger } }', {
    id: userId,
  })
  const { entries }: { entries: { id: string; kind: string; day: string }[] } = JSON.parse(ledger)
  for (const { id, day } of entries.filter(({ kind }) => kind === 'PAYMENT'))
    await admin('mutation ($input: BookEntryInput!) { bookEntry(input: $input) { id } }', {
      input: { id: `undo ${id}`, userId, kind: 'REVERSAL', reversesId: id, day, note: 'Returned' },
    })
}

test('whoever has everything chooses on the user’s page', async ({ page, request }) => {
  const { sub, email } = await newAtDesk(request)
  await signIn(page, email, { to: '/admin' })
  await signIn(page, demo.admin, { to: `/admin/users/${sub}` })
  const card = page.getByRole('region', { name: 'Permissions' })
  await card.getByRole('button', { name: 'Kit' }).click()
  await card.getByRole('button', { name: 'Save permissions' }).click()
  await expect(page.getByText('has new permissions.')).toBeVisible()
  await expect(card.getByRole('checkbox', { name: 'Kit' })).toBeChecked()
  await expect(card.getByRole('checkbox', { name: 'Money' })).not.toBeChecked()
  await expectNoAxeViolations(page)
})
