import { expect, test } from 'vitest'
import { SHIPPED_LIMITS } from '../registrations/family-limits.ts'
import { unusualReasons } from './unusual-family.ts'

const calm = { children: 5, sameBirthDate: 3, addedInAMinute: 4, unpaidPlaces: 11 }

test.each([
  [{}, []],
  [{ children: 8 }, []],
  [{ children: 9 }, ['9 children. A family can add up to 8 on its own.']],
  [{ sameBirthDate: 4 }, ['4 children have the same birth date.']],
  [{ addedInAMinute: 5 }, ['5 children were added within a minute.']],
  [{ unpaidPlaces: 12 }, ['12 unpaid places. A family can hold up to 12.']],
  [{ children: 3, unpaidPlaces: 12 }, []],
])('E-18: %o', (signs, reasons) =>
  expect(unusualReasons({ ...calm, ...signs }, SHIPPED_LIMITS)).toEqual(reasons),
)
