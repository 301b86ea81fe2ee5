import { describe, expect, test } from 'vitest'
import { shirtsFor } from './shirts.ts'

const red = { name: 'Red', hex: '#C8321F' }
const crimson = { name: 'Crimson', hex: '#DC143C' }
const blue = { name: 'Blue', hex: '#1D5FBF' }
const white = { name: 'White', hex: '#FFFFFF' }

describe('T-5, Q7: who wears what', () => {
  test.each([
    ['different colours stay', red, blue, white, { away: blue, awayChanges: false, clash: false }],
    [
      'away changes when they look alike',
      red,
      crimson,
      white,
      { away: white, awayChanges: true, clash: false },
    ],
    [
      'the same name is the same colour',
      { ...red, name: 'red' },
      { ...blue, name: 'Red' },
      white,
      { away: white, awayChanges: true, clash: false },
    ],
    [
      'nothing helps without another colour',
      red,
      crimson,
      null,
      { away: crimson, awayChanges: false, clash: true },
    ],
    ['nor when that looks alike too', red, crimson, red, { away: crimson, awayChanges: false, clash: true }],
  ])('%s', (_what, home, away, alt, expected) =>
    expect(shirtsFor({ colour: home }, { colour: away, altColour: alt })).toEqual({ home, ...expected }),
  )
})
