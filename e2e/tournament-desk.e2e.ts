import type { Request } from '@playwright/test'
import { slotChoices } from '@touchline/domain/tournament/day/close-pitch.ts'
import { atDesk } from './desk-api.ts'
import { expect, test } from './fixtures.ts'
import { expectSoundAtEach, screens } from './screens.ts'
import { entriesOf, publishedTournament, resultPath } from './tournament-api.ts'
import { walkTo } from './walk-to.ts'

test.use({ viewport: screens.desk })
const PARTS = ['', 'teams', 'pitches', 'referees', 'schedule', 'results', 'day', 'awards', 'fairness']

test('a match goes into a clash only after the reason was shown; dragging shows it before the drop', async ({
  page,
  request,
}) => {
  const { slug, plan } = await publishedTournament(request)
  await atDesk(page, `/admin/tournaments/${slug}?part=schedule`)
  const tile = page.getByRole('button', { name: /^M1 / })
  await tile.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^M1 / })
  const clash = dialog.getByRole('radio', { name: /\(H2: / }).first()
  await expect(clash).toBeVisible()
  // Each label has room for all its words.
  const cut = dialog.locator('label:has([type=radio])')
  expect(await cut.evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight))).toEqual([])
  await clash.focus()
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('alert')).toContainText(
    /\w+ rest only \d+ minutes between M\d+ and M\d+ \(H2: at least \d+\)/,
  )
  await dialog.getByRole('button', { name: 'Move it anyway' }).click()
  await expect(page.getByRole('region', { name: 'Broken rules' })).toContainText('(H2: ')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('region', { name: 'Broken rules' })).toHaveCount(0)

  // While dragging with the mouse, the grid says so before the drop.
  const first = plan.matches.find(({ number }) => number === 1)
  const choice = slotChoices(plan, first?.id ?? '').find(({ broken }) => broken.length > 0)
  await tile.hover()
  await page.mouse.down()
  const target = page.locator(`[data-slot="${choice?.slotId}"]`)
  await target.hover()
  await target.hover()
  await expect(page.getByText(choice?.broken[0]?.text ?? 'nothing').first()).toBeVisible()
  await page.mouse.up()
  const asked = page.getByRole('dialog', { name: /^M1 .* to / })
  await expect(asked).toContainText(choice?.broken[0]?.text ?? 'nothing')
  await asked.getByRole('button', { name: 'Leave it where it is' }).click()
  await expect(page.getByRole('region', { name: 'Broken rules' })).toHaveCount(0)
})

test('arrows lead from match to match, the tabulator past them, Enter into one', async ({
  page,
  request,
}) => {
  const { slug, plan } = await publishedTournament(request)
  await atDesk(page, `/admin/tournaments/${slug}?part=schedule`)
  const tile = (number: number) => page.getByRole('button', { name: new RegExp(`^M${number} `) })
  await tile(1).focus()
  const start = (id: string | null) => plan.slots.find((slot) => slot.id === id)?.start ?? ''
  const first = plan.matches.find(({ number }) => number === 1)
  const later = plan.matches
    .map(({ number, slotId }) => ({ number, start: start(slotId) }))
    .filter((one) => one.start > start(first?.slotId ?? null))
    .sort((a, b) => (a.start < b.start ? -1 : 1))
  await page.keyboard.press('ArrowDown')
  const reached = page.locator('[data-tile]:focus')
  const next = later.filter((one) => one.start === later[0]?.start).map(({ number }) => `M${number}`)
  expect(next).toContain((await reached.locator('strong').textContent()) ?? '')
  await page.keyboard.press('ArrowUp')
  await expect(reached).toHaveCount(1)
  // Only one of them can be reached with the Tab key.
  await expect(page.locator('[data-tile][tabindex="0"]')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('group', { name: 'Move it to' })).toBeVisible()
})

test('awards and incidents count at once; visitors see the award, and no incident', async ({
  page,
  request,
}) => {
  const { slug } = await publishedTournament(request)
  await atDesk(page, `/admin/tournaments/${slug}?part=awards`)
  await page.getByRole('button', { name: 'Start from the usual ones' }).click()
  await page.getByRole('button', { name: 'Publish v2' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish/ })
    .click()
  await expect(page.getByRole('button', { name: /^Publish v/ })).toHaveCount(0)
  await page.getByRole('button', { name: /^Fair Play lantern, U10/ }).click()
  const award = page.getByRole('dialog', { name: 'Edit award' })
  await award.getByLabel('Goes to').selectOption({ label: 'Koi' })
  await award.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: /^Fair Play lantern, U10/ })).toContainText('Koi')

  await walkTo(page, `/admin/tournaments/${slug}?part=results`)
  await page.getByRole('button', { name: 'Record an incident' }).click()
  const incident = page.getByRole('dialog', { name: 'Record an incident' })
  await incident.getByRole('button', { name: 'Record it' }).click()
  await expect(incident.getByText('Choose the match.')).toBeVisible()
  await incident.getByLabel('Match').selectOption({ index: 1 })
  await incident.getByLabel('Team').selectOption({ index: 1 })
  await incident.getByLabel('Shirt number').fill('7')
  await incident.getByLabel('What happened').fill('Kicked the ball away')
  await incident.getByRole('button', { name: 'Record it' }).click()
  await expect(page.getByRole('button', { name: /^Caution, M1/ })).toContainText('number 7')
  // Neither of them needed a new version.
  await expect(page.getByRole('button', { name: /^Publish v/ })).toHaveCount(0)
  const visible = await (await request.get(`/team-schedule?event=${slug}`)).text()
  expect(visible).toContain('Koi')
  expect(visible).not.toContain('Kicked the ball away')
})

test('two administrators: the second is shown that somebody was first, and chooses', async ({
  newPage,
  request,
}) => {
  const { slug } = await publishedTournament(request)
  const [ana, bo] = [await newPage(), await newPage()]
  const isQuestion = (sent: Request) => sent.postData()?.includes('deskTournament(') ?? false
  const unanswered = new Set<Request>()
  bo.on('request', (sent) => isQuestion(sent) && unanswered.add(sent))
  bo.on('requestfinished', (sent) => unanswered.delete(sent))
  bo.on('requestfailed', (sent) => unanswered.delete(sent))
  for (const page of [ana, bo]) {
    await page.setViewportSize(screens.desk)
    await atDesk(page, `/admin/tournaments/${slug}?part=referees`)
    await expect(page.getByRole('button', { name: /^Leo/ })).toBeVisible()
  }
  // Bo's screen hears of nothing until it has something to save itself.
  let isDeaf = true
  await bo.route('**/staging/manage/tournaments/**', (route) => {
    isDeaf = false
    return route.continue()
  })
  await bo.route('**/graphql', (route) =>
    isDeaf && isQuestion(route.request()) ? route.abort() : route.continue(),
  )
  // Nor may earlier requests still be answered after Ana has saved.
  await expect.poll(() => unanswered.size).toBe(0)
  const rename = async (page: typeof ana, name: string) => {
    await page.getByRole('button', { name: /^Leo/ }).click()
    await page.getByRole('dialog').getByLabel('Name').fill(name)
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  }
  const saved = ana.waitForResponse('**/draft')
  await rename(ana, 'Leo of Ana')
  await saved
  await rename(bo, 'Leo of Bo')
  const dialog = bo.getByRole('dialog', { name: 'Someone else saved this plan' })
  await expect(dialog).toContainText('admin@example.org')
  await dialog.getByRole('button', { name: 'Keep theirs' }).click()
  await expect(bo.getByRole('button', { name: /^Leo of Ana/ })).toBeVisible()
})

test.describe('on a referee’s phone', () => {
  test.use({ isFirstVisit: true })

  test('a referee enters a result offline; it arrives once, also when the page was closed meanwhile', async ({
    page,
    context,
    request,
  }) => {
    const { slug } = await publishedTournament(request)
    await page.setViewportSize(screens.phone)
    await page.goto(await resultPath(request, slug))
    await expect(page.getByRole('heading', { level: 1, name: /^Match/ })).toBeVisible()
    await page
      .getByRole('button', { name: /^One more/ })
      .first()
      .click()
    await page
      .getByRole('button', { name: /^One more/ })
      .first()
      .click()
    await page
      .getByRole('button', { name: /^One more/ })
      .last()
      .click()
    await context.setOffline(true)
    await page.getByRole('button', { name: /^Send .* 2, .* 1$/ }).click()
    await expect(page.getByText('Saved on this phone.')).toBeVisible()
    expect(await entriesOf(request, slug)).toEqual([])

    const address = page.url()
    await page.close()
    await context.setOffline(false)
    const again = await context.newPage()
    await again.goto(address)
    await expect(again.getByText(/^Thank you\. The desk has it: .* 2, .* 1\.$/)).toBeVisible()
    await again.reload()
    await expect(again.getByText('The desk already has a result for this match: 2–1.')).toBeVisible()
    expect((await entriesOf(request, slug)).map(({ outcome }) => outcome)).toEqual(['TAKEN'])
  })

  test('back in reach it goes out by itself; another score is a dispute, and the desk decides', async ({
    page,
    context,
    request,
    newPage,
  }) => {
    const { slug } = await publishedTournament(request)
    const path = await resultPath(request, slug)
    await page.goto(path)
    const send = page.getByRole('button', { name: /^Send .* 0, .* 0$/ })
    await expect(send).toBeVisible()
    await context.setOffline(true)
    await send.click()
    await expect(page.getByText('Saved on this phone.')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(/^Thank you\. The desk has it: .* 0, .* 0\.$/)).toBeVisible()
    await page.getByRole('button', { name: 'Fix a mistake' }).click()
    await page
      .getByRole('button', { name: /^One more/ })
      .first()
      .click()
    await page.getByRole('button', { name: /^Send/ }).click()
    await expect(page.getByText('The desk has another result for this match.')).toBeVisible()

    const desk = await newPage()
    await atDesk(desk, `/admin/tournaments/${slug}?part=results`)
    await desk.getByRole('button', { name: 'Use 1–0' }).click()
    await expect(desk.getByText('Settled.')).toBeVisible()
    await expect(desk.getByRole('heading', { name: /^In dispute/ })).toHaveCount(0)
  })
})

test('every part is sound on a phone and on a desk', async ({ page, request }) => {
  const { slug } = await publishedTournament(request)
  await atDesk(page, '/admin/tournaments')
  await expect(page.getByRole('heading', { level: 1, name: 'Tournaments' })).toBeVisible()
  await expectSoundAtEach(page)
  for (const part of PARTS)
    await test.step(part, async () => {
      await walkTo(page, `/admin/tournaments/${slug}${part && `?part=${part}`}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('status', { name: 'Loading...' })).toHaveCount(0)
      await expectSoundAtEach(page)
    })
  // Consents exist only for a fun day: a link to them leads to the overview of this tournament.
  await walkTo(page, `/admin/tournaments/${slug}?part=consents`)
  await expect(page.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible()
  await page.goto(await resultPath(request, slug))
  await expect(page.getByRole('heading', { level: 1, name: /^Match/ })).toBeVisible()
  await expectSoundAtEach(page)
})
