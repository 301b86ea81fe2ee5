import { clubContent } from '@touchline/domain/club/content.ts'
import { expect, test } from 'vitest'
import { thanksFor } from './thanks.ts'

const { content } = clubContent([])

test.each([
  [
    'registration',
    'Your registration is in',
    'You pay month by month: the first within 7 days after we confirm the place (or by the 1st of that month, if later), the others by the 1st of each month. E-Transfer or cash at the field, whichever you prefer.',
  ],
  ['contact', 'Thanks for getting in touch', 'Someone from the club will reply by Tue, Nov 17.'],
  ['waiver', 'Signed, thank you', 'We’ll post the draw and the team colours before the day.'],
  ['volunteer', 'Thanks for pitching in', 'We’ll email you by Tue, Nov 17 with shifts to choose from.'],
  ['something else', 'Thank you', 'If you asked us something, we’ll reply by Tue, Nov 17.'],
  [null, 'Thank you', 'If you asked us something, we’ll reply by Tue, Nov 17.'],
])('thanks for %s', (form, title, step) => {
  const thanks = thanksFor(form, content, '2026-11-15')
  expect(thanks.title).toBe(title)
  expect(thanks.steps).toContain(step)
})
