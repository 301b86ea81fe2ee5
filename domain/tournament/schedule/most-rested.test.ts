import { expect, test } from 'vitest'
import { mostRested } from './impossible.ts'

const minutes = (times: string) =>
  times.split(' ').map((time) => {
    const [hours = 0, rest = 0] = time.split(':').map(Number)
    return hours * 60 + rest
  })

/** Twenty minutes of play, a break of three, and twenty of rest. */
const U10 = { apart: 43, atOnce: 2 }

test.each([
  ['as many as there are slots', '9:00 9:00', 2],
  ['all at once, two of three', '9:00 9:00 9:00', 2],
  ['a minute too close', '9:00 9:00 9:42 9:42', 2],
  ['just far enough', '9:00 9:00 9:43 9:43', 4],
  ['with a slot to spare at neither end', '9:00 9:30 10:00 10:30', 4],
  ['the example', '9:00 9:00 9:00 9:30 9:30 9:30 10:30 10:30 10:30 11:00 11:00 11:00', 4],
])('T-42: %s', (_what, times, most) => expect(mostRested(minutes(times), U10)).toBe(most))

test('T-42: the parting that leaves the least room counts, not the first one', () => {
  // 9:00 to 9:40 and 9:50 alone would allow two each.
  expect(mostRested(minutes('9:00 9:40 9:40 9:40 9:50 9:50 9:50'), U10)).toBe(3)
})
