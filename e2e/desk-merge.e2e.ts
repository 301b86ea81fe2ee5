import { atDesk, standingOf } from './desk-api.ts'
import { apiAsAdmin, newProgram, register } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { newPerson } from './people-api.ts'
import { expectNoAxeViolations, expectSoundAtEach, screens } from './screens.ts'
import { signIn } from './sign-in.ts'
import { walkTo } from './walk-to.ts'

test.use({ viewport: screens.desk })

test('two records of one parent become one', async ({ page, newPage, request }) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin)
  const child = `Kai${Date.now().toString(36)}`
  const [keep, gone] = [await newPerson(request, 'Ada', child), await newPerson(request, 'Bo', child)]
  const [ada, bo] = [
    await register(admin, program, keep.players[0] as never),
    await register(admin, program, gone.players[0] as never),
  ]
  // Each has a child with the same name; the birth dates match because both are second children.
  await atDesk(page, '/admin/users/duplicates')
  const pair = page.getByRole('listitem').filter({ hasText: keep.email }).filter({ hasText: gone.email })
  await expect(pair).toContainText(`The same child, ${child}`)
  await pair.getByRole('link', { name: 'Compare and merge' }).click()
  const preview = page.getByRole('region', { name: 'What will happen' })
  await expect(preview).toContainText('Bo Fraser moves with 1 registration.')
  await expect(preview).toContainText(`${child} Fraser is listed twice and becomes one child.`)
  await expect(preview).toContainText('Bo: $256.00 instead of $320.00')
  await expectSoundAtEach(page)
  await preview.getByRole('button', { name: /^Merge into/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: keep.name })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Children' }).getByRole('heading', { level: 3 })).toHaveCount(
    3,
  )
  expect([(await standingOf(admin, ada.id)).priceCents, (await standingOf(admin, bo.id)).priceCents]).toEqual(
    [25_600, 25_600],
  )
  const family = await newPage()
  await signIn(family, keep.email, { to: '/guardian/my-players' })
  await expect(family.getByRole('main')).toContainText('Bo')
})

test('nobody merges their own account, and the page says why', async ({ page, request }) => {
  const person = await newPerson(request)
  await atDesk(page, `/admin/users/merge?keep=${person.userId}`)
  const goes = page.getByRole('region', { name: 'This one goes' })
  await goes.getByLabel('Name, email or child').fill('admin@example.org')
  await goes
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click()
  await expect(page.getByRole('alert')).toContainText('You can’t merge your own record.')
  await page.getByRole('button', { name: 'Swap the two' }).click()
  await expect(page.getByRole('alert')).toContainText('You can’t merge your own record.')
})

test('when the last page of pairs is done with, the one before it is there', async ({ page, request }) => {
  const twice = async (child: string) => [
    await newPerson(request, 'Ada', child),
    await newPerson(request, 'Bo', child),
  ]
  const now = Date.now().toString(36)
  const [early, late] = [await twice(`Lou${now}`), await twice(`Max${now}`)]
  const pairOf = ([one, other]: typeof late) =>
    page
      .getByRole('listitem')
      .filter({ hasText: one?.email ?? '' })
      .filter({ hasText: other?.email ?? '' })
  // Pretends that the first pair is the last of fifty, and the second is alone on the next page.
  let before: { items: object[]; total: number } | undefined
  await page.route('**/graphql', async (route) => {
    const { query, variables } = route.request().postDataJSON()
    if (!query.includes('deskDuplicates(')) return route.fallback()
    const response = await route.fetch()
    const found = (await response.json()).data.deskDuplicates
    before ??= found
    const isLateThere = found.total === before?.total
    const its = (pair: typeof late) =>
      before?.items.filter((item) => pair.every(({ email }) => JSON.stringify(item).includes(email)))
    const items = variables.from === 0 ? its(early) : isLateThere ? its(late) : []
    const deskDuplicates = { ...found, items, total: isLateThere ? 51 : 50 }
    return route.fulfill({ response, json: { data: { deskDuplicates } } })
  })
  await atDesk(page, '/admin/users/duplicates')
  await expect(pairOf(early)).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await pairOf(late).getByRole('button', { name: 'These are two people' }).click()
  await expect(pairOf(early)).toBeVisible()
  await expect(pairOf(late)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0)
})

test('two people who look like one are marked as two, for good or until that is undone', async ({
  page,
  request,
}) => {
  const child = `Kim${Date.now().toString(36)}`
  const [one, other] = [await newPerson(request, 'Ada', child), await newPerson(request, 'Bo', child)]
  const pair = page.getByRole('listitem').filter({ hasText: one.email }).filter({ hasText: other.email })
  await atDesk(page, '/admin/users/duplicates')
  await pair.getByRole('button', { name: 'These are two people' }).click()
  await expect(pair).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await pair.getByRole('button', { name: 'These are two people' }).click()
  await expect(pair).toHaveCount(0)
  await page.reload()
  await page.getByRole('link', { name: /two people$/ }).click()
  await expect(pair).toContainText('Marked by admin@example.org')
  await expectNoAxeViolations(page)
  await pair.getByRole('button', { name: 'Look at them again' }).click()
  await expect(pair).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to possible duplicates' }).click()
  await expect(pair).toBeVisible()
  await walkTo(page, `/admin/users/${one.userId}`)
  await expect(page.getByText('marked another record as not a duplicate of').first()).toBeVisible()
})
