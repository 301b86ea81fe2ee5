import { atDesk } from './desk-api.ts'
import { apiAsAdmin, newProgram } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { screens } from './screens.ts'
import { walkTo } from './walk-to.ts'

test.use({ viewport: screens.desk })

test('the latest programs are there to look at while the others are on their way', async ({
  page,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const later = await newProgram(admin, { startDate: '2031-02-01', endDate: '2031-05-01' })
  const earlier = await newProgram(admin, { startDate: '2019-02-01', endDate: '2031-05-01' })
  const { promise: isSeen, resolve: letGo } = Promise.withResolvers<void>()
  // Pretends that the club has far more programs than fit on a first page.
  let others: unknown[] = []
  await page.route('**/graphql', async (route) => {
    const { query, variables } = route.request().postDataJSON()
    if (!/searchPrograms\(.*tally/s.test(query)) return route.fallback()
    if (variables.nextToken) {
      await isSeen
      return route.fulfill({ json: { data: { searchPrograms: { items: others, nextToken: null } } } })
    }
    const response = await route.fetch()
    const { items } = (await response.json()).data.searchPrograms
    const last = items.findIndex(({ id }: { id: string }) => id === later.id) + 1
    others = items.slice(last)
    const searchPrograms = { items: items.slice(0, last), nextToken: 'others' }
    return route.fulfill({ response, json: { data: { searchPrograms } } })
  })
  await atDesk(page, '/admin/programs?season=all')
  await expect(page.getByRole('link', { name: later.name, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: earlier.name, exact: true })).toHaveCount(0)
  letGo()
  await expect(page.getByRole('link', { name: earlier.name, exact: true })).toBeVisible()
})

test('a program that somebody else added a moment ago can be edited', async ({ page, request }) => {
  const admin = await apiAsAdmin(request)
  await atDesk(page, '/admin/programs/create')
  await expect(page.getByRole('heading', { name: 'Create a program' })).toBeVisible()
  const program = await newProgram(admin)
  await walkTo(page, `/admin/programs/${program.id}/edit`)
  await expect(page.getByRole('heading', { name: 'Edit the program' })).toBeVisible()
})
