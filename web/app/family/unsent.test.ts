import { expect, test } from 'vitest'
import { unsentToDos } from './unsent.ts'

const mine = 'robin@example.org'
const form = (email: string, ...names: string[]) => ({
  guardian: { email },
  children: names.map((firstName) => ({ firstName })),
})

test.each([
  ['nothing was begun', null, []],
  ['nobody is named yet', form(mine, ' '), []],
  ['somebody else began it', form('else@example.org', 'Rui'), []],
  [
    'before the account was made',
    form('Robin@Example.org', 'Rui', 'Eva'),
    ['Send your registration for Rui and Eva'],
  ],
  ['while signed in', form('', 'Rui'), ['Send your registration for Rui']],
])('what was left unsent: %s', (_case, begun, titles) =>
  expect(unsentToDos(begun, mine).map(({ title }) => title)).toEqual(titles),
)
