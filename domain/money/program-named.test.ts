import { expect, test } from 'vitest'
import { LANGUAGES } from '../languages.ts'
import { programNamed } from './program-named.ts'

test.each([
  [{ 'zh-Hans': '少年班', 'zh-Hant': '少年組' }, ['Juniors', '少年班', '少年組']],
  [{ 'zh-Hans': '少年班' }, ['Juniors', '少年班', 'Juniors']],
  [null, ['Juniors', 'Juniors', 'Juniors']],
  [undefined, ['Juniors', 'Juniors', 'Juniors']],
])('Y-24: a program with the names %j is called %j', (programNameIn, names) => {
  const line = { programName: 'Juniors', ...(programNameIn !== undefined && { programNameIn }) }
  expect(LANGUAGES.map((language) => programNamed(line, language).programName)).toEqual(names)
})
