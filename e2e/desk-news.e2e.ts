import { randomUUID } from 'node:crypto'
import { atDesk } from './desk-api.ts'
import { expect, test } from './fixtures.ts'
import { expectNoAxeViolations, expectSoundAtEach, screens } from './screens.ts'

test.use({ viewport: screens.desk })

test('a post is a draft, is looked at, scheduled, and then published: families see it from there on', async ({
  page,
  newPage,
}) => {
  const title = `Mud day ${randomUUID().slice(0, 8)}`
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const visitor = await newPage()
  await atDesk(page, '/admin/news/new')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Draft')
  expect((await visitor.goto(`/news/${slug}`))?.status()).toBe(404)

  await page.getByRole('radio', { name: /^At a set time/ }).check()
  await page.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByLabel('Summary')).toBeFocused()
  await page.getByLabel('Summary').fill('Old shirts, please.')
  await page.getByLabel('Text').fill('Bring a towel.\n\nAnd boots.')
  const preview = page.getByRole('complementary', { name: 'Preview' })
  await expect(preview.getByText('And boots.')).toBeVisible()
  await expectSoundAtEach(page)
  await page.getByRole('button', { name: 'Schedule' }).click()
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('Scheduled')
  expect((await visitor.goto(`/news/${slug}`))?.status()).toBe(404)

  await row.getByRole('link', { name: title }).click()
  await page.getByRole('radio', { name: /^Now/ }).check()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(row).toContainText('Published')
  await expectNoAxeViolations(page)
  await visitor.goto('/news')
  await visitor.getByRole('link', { name: title }).click()
  await expect(visitor.getByText('Bring a towel.')).toBeVisible()

  await row.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: 'Move back to drafts' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move to drafts' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Draft')
  await page.getByRole('button', { name: 'Delete draft' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News')
  await expect(row).toHaveCount(0)
})
