import { randomUUID } from 'node:crypto'
import { addDays } from '@touchline/domain/calendar-day.ts'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { onAnotherDay } from '@touchline/domain/tournament/plan/new-plan.ts'
import { DAY, testPlan, u10 } from '@touchline/domain/tournament/test-plan.ts'
import { atDesk } from './desk-api.ts'
import { newFamily } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectNoEnglish } from './no-english.ts'
import { expectSoundAtEach, screens } from './screens.ts'
import { signIn } from './sign-in.ts'
import { manage } from './tournament-api.ts'
import { walkTo } from './walk-to.ts'

test('a family joins on the page of a tournament, waits and leaves; the desk deals who is in', async ({
  page,
  newPage,
  request,
}) => {
  const slug = `cup-${randomUUID().slice(0, 8)}`
  const date = addDays(clubDay(new Date()), 60)
  const plan = onAnotherDay(testPlan({ divisions: [u10({ code: 'U6/15' })] }), DAY, date)
  await manage(request, 'POST', '/tournaments', { slug, name: 'Winter Cup', date })
  await manage(request, 'PUT', `/tournaments/${slug}/draft`, { plan, version: 1 })
  await page.setViewportSize(screens.desk)
  await atDesk(page, `/admin/tournaments/${slug}`)
  const terms = page.getByRole('form', { name: 'Online sign-up' })
  await terms.getByLabel('Sign-up closes on').fill(addDays(date, 1))
  await terms.getByLabel('Fee per child').fill('25')
  await terms.getByLabel('Places').fill('1')
  await terms.getByRole('button', { name: 'Open sign-up' }).click()
  await expect(terms.getByText('no later than the tournament')).toBeVisible()
  await terms.getByLabel('Sign-up closes on').fill(addDays(date, -10))
  await terms.getByRole('button', { name: 'Open sign-up' }).click()
  await expect(terms.getByRole('button', { name: 'Save sign-up' })).toBeVisible()

  const { email } = await newFamily(request, 'Ada', 'Ben', '小明')
  const family = await newPage()
  await family.setViewportSize(screens.phone)
  await family.goto(`/tournaments/${slug}`)
  await expect(family.getByRole('link', { name: 'Sign in to join' })).toBeVisible()
  await signIn(family, email, { to: `/tournaments/${slug}` })
  await family.getByRole('checkbox', { name: 'Ada' }).check()
  await family.getByLabel('A request for Ada').fill('with Ben')
  await family.getByRole('checkbox', { name: 'Ben' }).check()
  await expect(family.getByText('$25.00 for Ada, on your account. It’s full for Ben')).toBeVisible()
  await family.getByRole('button', { name: 'Join', exact: true }).click()
  const unread = family.getByText('We need this one before we can register anyone.')
  await expect(unread).toHaveCount(3)
  for (const text of await family.getByRole('list').getByRole('checkbox').all()) await text.check()
  await expectSoundAtEach(family)
  await family.getByRole('button', { name: 'Join', exact: true }).click()
  const own = family.getByRole('list', { name: 'Your children who’ve signed up' })
  await expect(own).toContainText('Ada is in.')
  await expect(own).toContainText('Ben is number 1 on the waiting list.')
  await walkTo(family, '/guardian')
  await expect(family.getByRole('region', { name: 'Tournaments' })).toContainText('Ada is in Winter Cup')

  await test.step('in Traditional Chinese, with what counts beneath (Y-17)', async () => {
    await family.goto(`/zh-Hant/tournaments/${slug}`)
    await family.getByRole('checkbox', { name: '小明' }).check()
    await expect(family.getByText('小明：名額已滿，加入候補名單不收費。')).toBeVisible()
    for (const text of await family.getByRole('list').getByRole('checkbox').all()) await text.check()
    await expectNoEnglish(family, /Winter Cup/g)
    await expectSoundAtEach(family, [screens.phone])
    const sent = family.waitForRequest((asked) => asked.postData()?.includes('joinTournament') ?? false)
    await family.getByRole('button', { name: '加入候補名單' }).click()
    const { consents } = (await sent).postDataJSON().variables.input
    expect(consents.map((one: { language: string }) => one.language)).toContain('zh-Hant')
    await expect(family.getByRole('list', { name: '您已報名的孩子' })).toContainText('小明 在候補名單第2位。')
    await expectNoEnglish(family, /Winter Cup/g)
  })

  await walkTo(page, `/admin/tournaments/${slug}?part=sign-ups`)
  const table = page.getByRole('table', { name: 'Sign-ups' })
  await expect(table.getByRole('row', { name: /Ada Fraser/ })).toContainText('with Ben')
  await expect(table.getByRole('row', { name: /Ada Fraser/ })).toContainText('$25.00 due')
  await page.getByRole('button', { name: 'Sort into teams' }).click()
  await expect(page.getByRole('list', { name: 'The teams' })).toContainText('Ada F.')
  await page.getByRole('button', { name: 'Put 1 player on teams' }).click()
  await expect(table.getByRole('row', { name: /Ada Fraser/ })).toContainText('Koi')
  await table.getByRole('button', { name: 'Ada Fraser' }).click()
  const panel = page.getByRole('complementary', { name: 'Ada Fraser' })
  await panel.getByLabel('Team').selectOption({ label: 'Drums, U6/15' })
  await expect(table.getByRole('row', { name: /Ada Fraser/ })).toContainText('Drums')

  await family.goto(`/tournaments/${slug}#join`)
  await family.getByRole('button', { name: 'Withdraw Ada' }).click()
  await expect(family.getByRole('dialog')).toContainText('the $25.00 comes off your account')
  await family.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(own).toContainText('Ben has a place on offer.')
  await family.getByRole('button', { name: 'Take the place for $25.00' }).click()
  await expect(own).toContainText('Ben is in.')
  // The desk's list was open all the time.
  await expect(table.getByRole('row', { name: /Ada Fraser/ })).toContainText('Left')
  await expect(table.getByRole('row', { name: /Ben Fraser/ })).toContainText('In')
})
