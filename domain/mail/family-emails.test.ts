import { expect, test } from 'vitest'
import { emailedGuardians } from './family-emails.ts'

const [yes, unsaid, no] = [true, null, false]

test.each<[string, Record<string, boolean | null>, string[], string[]]>([
  ['both, when nobody has said anything', { mum: unsaid, dad: unsaid }, ['mum'], ['mum', 'dad']],
  ['the one who has not turned them off', { mum: no, dad: yes }, ['mum'], ['dad']],
  ['whose child it is, when both have', { mum: no, dad: no }, ['dad'], ['dad']],
  ['a guardian who is alone always gets them', { mum: no }, ['mum'], ['mum']],
  ['the first, when whose child it is cannot be written to', { dad: no, gran: no }, ['mum'], ['dad']],
  ['nobody, when nobody can be written to', {}, ['mum'], []],
])('N-12: %s', (_case, answers, owners, expected) => {
  const guardians = Object.entries(answers).map(([id, familyEmails]) => ({ id, familyEmails }))
  expect(emailedGuardians(guardians, owners).map(({ id }) => id)).toEqual(expected)
})
