import { expect, test } from 'vitest'
import { childrenRefusal, placesRefusal, SHIPPED_LIMITS } from './family-limits.ts'

test.each([
  [6, undefined],
  [7, undefined],
  [8, 'TOO_MANY_CHILDREN'],
])('E-16: one more beside %d children', (children, code) =>
  expect(childrenRefusal(children, SHIPPED_LIMITS)?.code).toBe(code),
)

const fall = (places: number) => [{ name: 'Fall', places }]

test.each([
  [11, fall(1), undefined],
  [12, fall(1), undefined],
  [13, fall(1), 'up to 12 unpaid places'],
  [5, fall(5), undefined],
  [6, fall(6), undefined],
  [7, fall(7), 'up to 6 children for Fall'],
])('E-17: %d unpaid, %o', (unpaid, inProgram, words) => {
  const message = placesRefusal({ unpaid, inProgram }, SHIPPED_LIMITS)?.message
  if (words) expect(message).toContain(words)
  else expect(message).toBeUndefined()
})

test('E-16, E-17: the refusals say whom to ask', () => {
  expect(childrenRefusal(8, SHIPPED_LIMITS)?.message).toBe(
    'A family can add up to 8 children here. If yours is a bigger family, please ask us and we’ll gladly add the rest for you.',
  )
})
