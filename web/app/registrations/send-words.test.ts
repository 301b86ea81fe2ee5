import { expect, test } from 'vitest'
import { fall, familyOf, somePlayer } from '../family/test/some-family.ts'
import { type Joining, priceOfJoining } from '../pricing/family-price.ts'
import { planOptions } from './plan-options.ts'
import { sendWords } from './send-words.ts'

const today = '2025-09-01'
const [saturday] = planOptions(fall, today)

function wordsFor(...children: [name: string, waits: boolean][]): string {
  const joining = children.map(
    ([name, waits]): Joining => ({
      registrationId: name,
      player: somePlayer(name),
      program: fall,
      fee: saturday?.fee as Joining['fee'],
      days: ['SAT'],
      months: ['2025-10'],
      waits,
    }),
  )
  return sendWords(joining, priceOfJoining(familyOf(), joining, [fall], today))
}

test.each([
  ['nobody', [], 'Register'],
  ['one', [['Ada', false]], 'Register Ada · $80.00'],
  [
    'two, with the family discount',
    [
      ['Ada', false],
      ['Bo', false],
    ],
    'Register Ada and Bo · $128.00',
  ],
  [
    'one of two, the other waits and is not owed for',
    [
      ['Ada', false],
      ['Bo', true],
    ],
    'Register Ada · $80.00 · waiting list: Bo',
  ],
  [
    'two who wait',
    [
      ['Ada', true],
      ['Bo', true],
    ],
    'Join the waiting list with Ada and Bo',
  ],
] as [string, [string, boolean][], string][])('the button for %s', (_who, children, words) =>
  expect(wordsFor(...children)).toBe(words),
)
