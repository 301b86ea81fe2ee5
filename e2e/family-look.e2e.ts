import type { Page } from '@playwright/test'
import {
  apiAsAdmin,
  moveTo,
  newFamily,
  newProgram,
  register,
  type TestFamily,
  type TestProgram,
} from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectSoundAtEach, NARROWEST, screens } from './screens.ts'
import { signIn } from './sign-in.ts'
import { walkTo } from './walk-to.ts'

interface Ground {
  family: TestFamily
  program: TestProgram
}

/** Each screen of a family that has something of everything. */
const familyScreens: [name: string, path: (ground: Ground) => string, heading: string | RegExp][] = [
  ['the dashboard', () => '/guardian', /^Hello/],
  ['my players', () => '/guardian/my-players', 'My players'],
  ['add a player', () => '/guardian/add-player', 'Add another player'],
  ['edit a player', ({ family }) => `/guardian/edit-player/${family.players[0]?.id}`, 'Edit Ada'],
  ['a player', ({ family }) => `/guardian/player/${family.players[0]?.id}`, 'Ada Fraser'],
  ['choose a program', ({ family }) => `/programs/select/${family.players[2]?.id}`, 'Choose a program'],
  [
    'register',
    ({ family, program }) => `/guardian/programs/${program.id}/register/${family.players[2]?.id}`,
    'Register',
  ],
  ['registrations', () => '/guardian/registrations', 'Registrations'],
  ['payments', () => '/guardian/payments', 'Payments'],
]

const publicScreens: [path: string, heading: string | RegExp][] = [
  ['/store', 'Kits from $10'],
  ['/store/order/full-kit', 'Full kit'],
  ['/store/order/hoodie', 'Hoodie'],
  ['/store/test/socks', 'Test: Socks'],
  ['/store/order/confirmation', 'Your order'],
  ['/store/basket', 'Your basket'],
  ['/registration-form', 'Registration form'],
]

const SIZES = [NARROWEST, screens.desk]

async function nothingToMend(page: Page, heading: string | RegExp, sizes = SIZES) {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expectSoundAtEach(page, sizes)
}

test('nothing to mend on the family’s screens', async ({ page, request }) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin)
  const family = await newFamily(request, 'Ada', 'Bea', 'Cy')
  const [ada, bea] = family.players as [(typeof family.players)[0], (typeof family.players)[0]]
  await moveTo(admin, await register(admin, program, ada), 'APPROVED')
  await register(admin, program, bea)
  await family.parent('mutation ($input: CreateKitOrderInput!) { createKitOrder(input: $input) { id } }', {
    input: { playerKitOrdersId: ada.id, itemType: 'FULL_KIT', size: 'YM/S', quantity: 1 },
  })
  await signIn(page, family.email)
  for (const [name, path, heading] of familyScreens)
    await test.step(name, async () => {
      await walkTo(page, path({ family, program }))
      await nothingToMend(page, heading)
    })
  await test.step('a dialog', async () => {
    await walkTo(page, '/guardian/registrations')
    await page.getByRole('button', { name: 'Cancel registration: Ada' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectSoundAtEach(page, SIZES)
  })
})

test('nothing to mend on the store and the form', async ({ page }) => {
  for (const [path, heading] of publicScreens)
    await test.step(path, async () => {
      await page.goto(path)
      await nothingToMend(page, heading)
    })
})

test('a new family’s first screen', async ({ page, request }) => {
  await page.setViewportSize(NARROWEST)
  const { email } = await newFamily(request)
  await signIn(page, email)
  await expect(page.getByRole('link', { name: 'Add your first player' })).toBeInViewport()
  await nothingToMend(page, 'Hello, Robin', [NARROWEST])
})
