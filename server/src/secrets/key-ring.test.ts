import { expect, test } from 'vitest'
import { CannotOpen, KeyRing, keyIdOf } from './key-ring.ts'

const OLD = 'the first key of the club, 2025: mB7'
const NEW = 'the second key of the club, 2026: t4'
const ring = (...texts: string[]) => new KeyRing(() => texts)

const place = { table: 'players', column: 'health_notes', row: 'p1' }

test.each(['Peanuts', '花生过敏 🥜', 'a\n"b"\0', 'x'.repeat(4_000), ''])(
  'opens what it has sealed: %j',
  (text) => {
    const sealed = ring(OLD).seal(place, text)
    expect(sealed).toMatch(new RegExp(`^v1\\.${keyIdOf(OLD)}\\.[\\w-]{16}\\.[\\w-]{22}\\.[\\w-]*$`))
    if (text) expect(sealed).not.toContain(text)
    expect(ring(OLD).open(place, sealed)).toBe(text)
  },
)

test('the same text is never sealed to the same value', () => {
  expect(ring(OLD).seal(place, 'Asthma')).not.toBe(ring(OLD).seal(place, 'Asthma'))
})

test('the newest key seals, and all of them open', () => {
  const before = ring(OLD).seal(place, 'Asthma')
  const both = ring(NEW, OLD)
  expect(both.open(place, before)).toBe('Asthma')
  expect(both.seal(place, 'Asthma').split('.')[1]).toBe(keyIdOf(NEW))
  expect(() => ring(NEW).open(place, before)).toThrow(CannotOpen)
})

test('a key that another process has added is found', () => {
  const texts = [OLD]
  const running = new KeyRing(() => texts)
  texts.unshift(NEW)
  expect(running.open(place, ring(NEW).seal(place, 'Asthma'))).toBe('Asthma')
  expect(running.newest).toBe(keyIdOf(NEW))
})

test.each([
  ['another row', { ...place, row: 'p2' }],
  ['another column', { ...place, column: 'first_name' }],
  ['another table', { ...place, table: 'users' }],
  ['names that read alike when joined', { table: 'players', column: 'health_notesp', row: '1' }],
])('a value moved to %s does not open', (_where, elsewhere) => {
  expect(() => ring(OLD).open(elsewhere, ring(OLD).seal(place, 'Asthma'))).toThrow(CannotOpen)
})

const sealed = ring(OLD).seal(place, 'Asthma')
const withPart = (n: number, change: (part: string) => string) =>
  sealed
    .split('.')
    .map((part, at) => (at === n ? change(part) : part))
    .join('.')
const flipped = (part: string) => (part.startsWith('A') ? 'B' : 'A') + part.slice(1)

test.each([
  ['nothing', ''],
  ['plain text', 'Asthma'],
  ['another version', withPart(0, () => 'v2')],
  ['another key', withPart(1, flipped)],
  ['another vector', withPart(2, flipped)],
  ['another tag', withPart(3, flipped)],
  ['a shorter tag', withPart(3, (part) => part.slice(0, 6))],
  ['another ciphertext', withPart(4, flipped)],
  ['a part more', `${sealed}.A`],
])('does not open %s', (_what, value) => {
  expect(() => ring(OLD).open(place, value)).toThrow(CannotOpen)
  expect(ring(OLD).opens(place, value)).toBe(false)
})
