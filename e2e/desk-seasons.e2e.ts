import { randomUUID } from 'node:crypto'
import { atDesk } from './desk-api.ts'
import { expect, test } from './fixtures.ts'
import { expectSoundAtEach } from './screens.ts'

test('S-19: the desk starts with the running season, and another one goes along from page to page', async ({
  page,
}) => {
  await atDesk(page, '/admin/registrations?status=ALL')
  const season = page.getByRole('combobox', { name: 'Season' })
  const menu = page.getByRole('navigation', { name: 'Club desk' })
  await expect(season.locator('option')).not.toHaveCount(2)
  await expect(season).not.toHaveValue('all')
  const running = await season.inputValue()
  await page.getByRole('link', { name: /more in other seasons/ }).click()
  await expect(page).toHaveURL(/season=all/)
  await expect(season).toHaveValue('all')
  await menu.getByRole('link', { name: 'Kit orders' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kit orders' })).toBeVisible()
  await expect(page).toHaveURL(/season=all/)
  await season.selectOption({ label: 'Fall 2025' })
  await menu.getByRole('link', { name: 'Programs' }).click()
  await expect(page.getByRole('link', { name: 'Fall training 2025: Juniors', exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Fall training 2025: Juniors', exact: true })).toBeVisible()
  await season.selectOption(running)
  await expect(page).not.toHaveURL(/season=/)
  await expect(page.getByRole('link', { name: 'Fall training 2025: Juniors', exact: true })).toHaveCount(0)
})

test('the next season is previewed line by line, made as a draft, and taken back', async ({ page }) => {
  const name = `Test season ${randomUUID().slice(0, 8)}`
  await atDesk(page, '/admin/seasons')
  await expect(page.getByRole('row', { name: /^Fall 2025/ })).toContainText('Over')
  await expectSoundAtEach(page)
  await page.getByRole('link', { name: 'Open the next one after Fall 2025' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('First day').fill('2044-09-03')
  await page.getByLabel('Last day').fill('2044-09-01')
  await expect(page.getByText('It would end before it starts.')).toBeVisible()
  await page.getByLabel('Last day').fill('2044-12-18')
  const preview = page.getByRole('region', { name: 'What will be created' })
  await expect(preview.getByRole('row', { name: /Juniors/ })).toContainText('born 2034 to 2038')
  await expect(preview.getByRole('row', { name: /^December special/ })).toContainText('December 2044')
  await expectSoundAtEach(page)
  await page.getByRole('button', { name: 'Create the draft' }).click()

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('Only the desk can see it')).toBeVisible()
  await expect(page.getByRole('link', { name: /Juniors/ })).toBeVisible()
  await expectSoundAtEach(page)
  await page.getByRole('button', { name: 'Delete draft' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click()
  await expect(page.getByText(`Draft of ${name} deleted.`)).toBeVisible()
  await expect(page).toHaveURL('/admin/seasons')
  await expect(page.getByRole('row', { name })).toHaveCount(0)
})
