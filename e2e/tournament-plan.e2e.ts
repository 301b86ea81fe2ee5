import { randomUUID } from 'node:crypto'
import { atDesk } from './desk-api.ts'
import { expect, test } from './fixtures.ts'
import { screens } from './screens.ts'

test.use({ viewport: screens.desk })
test('a tournament from nothing to published', async ({ page, newPage }) => {
  const name = `Spring Cup ${randomUUID().slice(0, 8)}`
  await atDesk(page, '/admin/tournaments')
  await page.getByRole('link', { name: 'Plan a tournament' }).first().click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByLabel('Day').fill('2026-04-18')
  await page.getByRole('button', { name: 'Start planning' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  const parts = page.getByRole('navigation', { name: 'Parts of the plan' })
  await parts.getByRole('link', { name: 'Teams' }).click()
  await page.getByRole('button', { name: 'Paste from a spreadsheet' }).click()
  const paste = page.getByRole('dialog', { name: 'Paste teams' })
  await paste.getByLabel('Teams').fill(
    // Two teams, so that the search for a schedule soon has tried everything.
    'Team\tAges\tColour\nKoi\tU10\tRed\nDrums\tU10\tBlue\nLost\tU99\tRed',
  )
  await expect(paste.getByText('Write the ages as U9 or U8/9, not “U99”.')).toBeVisible()
  await paste.getByRole('button', { name: 'Add 2 teams' }).click()
  await expect(page.getByRole('button', { name: /^Koi/ })).toBeVisible()

  // Without a pitch there is no schedule, and the desk reads which rule prevents it.
  await parts.getByRole('link', { name: 'Pitches and times' }).click()
  for (const pitch of ['Tiger', 'Rabbit']) {
    await page.getByRole('button', { name: 'Add a pitch' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a pitch' })
    await dialog.getByLabel('Name').fill(pitch)
    await dialog.getByLabel('Size').selectOption('5v5')
    await dialog.getByRole('button', { name: 'Add the pitch' }).click()
  }
  await page.getByRole('button', { name: 'Set times' }).click()
  const times = page.getByRole('dialog', { name: 'Set times' })
  await times.getByLabel('Everything over by').fill('13:00')
  await times.getByRole('button', { name: 'Make the slots' }).click()
  await parts.getByRole('link', { name: 'Schedule' }).click()
  await page.getByRole('button', { name: 'Find a schedule' }).click()
  await expect(page.getByText('U10 needs a 7v7 pitch, but there isn’t one (H4)')).toBeVisible()
  await expect(page.getByText('Add a pitch of that size')).toBeVisible()

  await parts.getByRole('link', { name: 'Pitches and times' }).click()
  for (const pitch of ['Tiger', 'Rabbit']) {
    await page.getByRole('button', { name: new RegExp(`^${pitch}`) }).click()
    const dialog = page.getByRole('dialog', { name: pitch })
    await dialog.getByLabel('Size').selectOption('7v7')
    await dialog.getByRole('button', { name: 'Save' }).click()
  }
  await parts.getByRole('link', { name: 'Referees' }).click()
  for (const official of ['Leo Marchetti', 'Ada Novak']) {
    await page.getByRole('button', { name: 'Add an official' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add an official' })
    await dialog.getByLabel('Name').fill(official)
    await dialog.getByRole('button', { name: 'Add the official' }).click()
  }
  await parts.getByRole('link', { name: 'Schedule' }).click()
  await page.getByRole('button', { name: 'Find a schedule' }).click()
  await page.getByRole('button', { name: 'Use schedule A' }).click()
  await expect(page.getByRole('button', { name: /^M1 / })).toBeVisible()

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const publish = page.getByRole('dialog', { name: 'Publish version 1' })
  await expect(publish.getByText('The schedule is out')).toBeVisible()
  await publish.getByRole('button', { name: 'Publish version 1' }).click()
  await expect(page.getByText('Version 1 is published')).toBeVisible()

  // It is on the list for the next visitor of the desk, and there is nothing more to publish.
  await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0)
  const other = await newPage()
  await atDesk(other, '/admin/tournaments')
  const row = other.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('Published')

  // Visitors find its own page, with its schedule.
  await page.getByRole('link', { name: 'Overview' }).click()
  const papers = page.getByRole('list', { name: 'To print' }).getByRole('link')
  await expect(papers).toHaveCount(8)
  await expect(papers.filter({ hasText: 'Score cards' })).toHaveAttribute('href', /event=spring-cup-/)
  await page.getByRole('link', { name: 'its own page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.getByRole('link', { name: 'Full schedule' }).click()
  await expect(page.getByRole('heading', { name: /^All \d+ games$/ })).toBeVisible()

  // Copying to next year takes one click: the same day of the week, without this year's games.
  const copy = other.getByRole('button', { name: new RegExp(`^Copy to 2027.*${name}`) })
  await copy.click()
  await expect(other).toHaveURL(/-2027$/)
  await expect(other.getByLabel('Day')).toHaveValue('2027-04-17')
  await expect(other.getByText('2 teams')).toBeVisible()
  await expect(other.getByText('not made yet')).toBeVisible()
  // Clicked again, the copy already exists, so the form asks for another address.
  await other.goto('/admin/tournaments')
  await copy.click()
  await expect(other.getByText(/^There’s already a tournament at /)).toBeVisible()
  await expect(other.getByLabel('Day')).toHaveValue('2027-04-17')
})
