import { expect, test } from 'vitest'
import { writtenNames } from './guardian-names.ts'

const fang = { firstName: '芳', lastName: '王', email: 'fang@example.org' }
const robin = { firstName: 'Robin', lastName: 'Fraser', email: 'robin@example.org' }
const nameless = { firstName: '', lastName: '', email: 'sam@example.org' }

test.each([
  ['en', '芳 王, Robin Fraser, sam@example.org'],
  ['zh-Hans', '王芳、Robin Fraser、sam@example.org'],
  ['zh-Hant', '王芳、Robin Fraser、sam@example.org'],
] as const)('Y-23: those who share an account, on paper in %s', (language, names) =>
  expect(writtenNames([fang, robin, nameless], language)).toBe(names),
)
