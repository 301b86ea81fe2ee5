import { randomUUID } from 'node:crypto'
import { addDays, weekdayOf } from '@touchline/domain/calendar-day.ts'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { apiAsAdmin, newProgram } from './family-api.ts'
import { BY_THE_CLOCK, expect, test, withinASecond } from './fixtures.ts'
import { demo, signIn } from './sign-in.ts'

test(
  'what the desk says stands on a page that is open, within a second',
  BY_THE_CLOCK,
  async ({ page, newPage, request }) => {
    const today = clubDay(new Date())
    const dates = { startDate: today, endDate: addDays(today, 20), days: [weekdayOf(today)] }
    await newProgram(await apiAsAdmin(request), dates)
    const message = `We start at 5:30 PM today (${randomUUID().slice(0, 8)}).`
    await signIn(page, demo.admin)
    const visitor = await newPage()
    await visitor.goto('/about', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Another notice' }).click()
    await page.getByLabel('Short note to families').fill(message)
    await page.getByRole('button', { name: 'Show it on every page' }).click()
    await expect(page.getByText(message).first()).toBeVisible()
    const notice = visitor.getByRole('status').filter({ hasText: message })
    await expect(notice).toBeVisible(await withinASecond(visitor))
    await page.getByRole('button', { name: 'Take it down' }).click()
    await expect(visitor.getByText(message)).toHaveCount(0)
  },
)
