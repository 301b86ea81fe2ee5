import fc from 'fast-check'
import { expect, test } from 'vitest'
import { familyNumber, familyReference } from './family-reference.ts'

const number = fc.nat(5_000_000)
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

test('B-7: a reference is short, has no look-alikes, and leads back to its family', () =>
  fc.assert(
    fc.property(number, (one) => {
      const written = familyReference(one)
      expect(written).toMatch(/^[A-HJKMNP-Z2-9]{3}-[A-HJKMNP-Z2-9]{3}$/)
      expect(familyNumber(written)).toBe(one)
    }),
  ))

test.each([
  ['in small letters', (written: string) => written.toLowerCase()],
  ['without the dash', (written: string) => written.replace('-', '')],
  ['with spaces', (written: string) => ` ${written.replace('-', ' ')} `],
])('B-7: it is read %s', (_case, typed) => expect(familyNumber(typed(familyReference(300)))).toBe(300))

test('B-7: one wrong character, or two neighbours that changed places, never lead to another family', () =>
  fc.assert(
    fc.property(number, fc.nat(5), fc.constantFrom(...LETTERS), (one, place, letter) => {
      const written = familyReference(one).replace('-', '')
      const wrong = written.slice(0, place) + letter + written.slice(place + 1)
      if (wrong !== written) expect(familyNumber(wrong)).toBeNull()
      const [a = '', b = ''] = [written[place], written[place + 1]]
      const turned = written.slice(0, place) + b + a + written.slice(place + 2)
      if (turned !== written) expect(familyNumber(turned)).toBeNull()
    }),
  ))

test.each(['', 'R-7KQ2MXP', 'soccer fees', 'ABC-DE0', 'OOO-III'])('B-7: %j is not a reference', (typed) =>
  expect(familyNumber(typed)).toBeNull(),
)
