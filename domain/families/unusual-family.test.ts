import { expect, test } from 'vitest'
import { SHIPPED_LIMITS } from '../registrations/family-limits.ts'
import { unusualReasons } from './unusual-family.ts'

const calm = { children: 5, sameBirthDate: 3, addedInAMinute: 4, unpaidPlaces: 11 }

test.each([
  [{}, []],
  [{ children: 8 }, []],
  [{ children: 9 }, ['9 children. A family can add 8 by itself.']],
  [{ sameBirthDate: 4 }, ['4 children have the same birth date.']],
  [{ addedInAMinute: 5 }, ['5 children were added within a minute.']],
  [{ unpaidPlaces: 12 }, ['12 places are not paid yet. A family can hold 12 of them.']],
  [{ children: 3, unpaidPlaces: 12 }, []],
])('E-18: %o', (signs, reasons) =>
  expect(unusualReasons({ ...calm, ...signs }, SHIPPED_LIMITS)).toEqual(reasons),
)
