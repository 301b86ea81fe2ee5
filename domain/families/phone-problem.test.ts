import { expect, test } from 'vitest'
import { phoneProblem } from './phone-problem.ts'

const REFUSED = 'Please enter a phone number, like 604-555-0100.'

test.each([
  ['', null],
  ['604-555-010', REFUSED],
  ['604-555-0100', null],
  ['+1 (604) 555.0100', null],
  ['604-555-0100 ext', REFUSED],
  ['1234567890123456', REFUSED],
])('%j', (phone, problem) => expect(phoneProblem(phone)).toBe(problem))
