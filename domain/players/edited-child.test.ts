import { describe, expect, test } from 'vitest'
import { changesInWords, type EditedChild, type HeldProgram, whatFollows } from './edited-child.ts'

const ages = { from: 3, to: 15, oldestPlayDown: true }
const maya: EditedChild = {
  firstName: 'Maya',
  lastName: 'Lee',
  birthDate: '2017-03-09',
  status: 'ACTIVE',
  emergencyContact: 'Ana',
  emergencyPhone: '604-555-0100',
  shirtSize: 'YM',
}
const juniors: HeldProgram = {
  name: 'Juniors',
  startDate: '2025-09-06',
  minBirthYear: 2016,
  maxBirthYear: 2018,
}

describe('E-20: a child that the desk corrects', () => {
  test.each<[string, Partial<EditedChild>, string[]]>([
    ['nothing', {}, []],
    [
      'names',
      { firstName: 'Maia', lastName: 'Li' },
      ['First name: Maia, instead of Maya.', 'Last name: Li, instead of Lee.'],
    ],
    [
      'the birth date',
      { birthDate: '2016-03-09' },
      ['Birth date: Wed, Mar 9, 2016, instead of Thu, Mar 9, 2017.'],
    ],
    [
      'a phone and a size, which the email does not repeat',
      { emergencyPhone: '604-555-0199', shirtSize: null },
      ['We’ve changed the emergency contact and the sizes.'],
    ],
    ['nothing instead of no answer', { sockSize: null, shinGuardSize: '' }, []],
    [
      'a hold',
      { status: 'ON_HOLD' },
      [
        'Maya is on hold because of an injury. Current places are kept, but there can’t be new ones until we’ve seen a doctor’s clearance.',
      ],
    ],
    ['a break, which is no news to the family', { status: 'INACTIVE' }, []],
  ])('%s', (_what, changes, expected) =>
    expect(changesInWords(maya, { ...maya, ...changes })).toEqual(expected),
  )

  test('the end of a hold', () =>
    expect(changesInWords({ ...maya, status: 'ON_HOLD' }, maya)).toEqual(['Maya can play again.']))

  test.each<[string, string, string, string[]]>([
    ['the last birth year that fits', '2017-03-09', '2018-12-31', ['In Juniors Maya is U8 instead of U9.']],
    [
      'the first that does not',
      '2017-03-09',
      '2019-01-01',
      ['Juniors no longer fits: it’s for players born from 2016 to 2018. The place is kept.'],
    ],
    ['one that fits again', '2019-01-01', '2018-12-31', ['Juniors fits now.']],
    ['another day of the same year', '2017-03-09', '2017-12-31', []],
    ['one that never fitted', '2012-01-01', '2013-01-01', []],
  ])('%s', (_what, from, to, expected) =>
    expect(
      whatFollows({
        before: { ...maya, birthDate: from },
        after: { ...maya, birthDate: to },
        programs: [juniors],
        ages,
      }),
    ).toEqual([...expected, 'Prices already agreed stay the same.']),
  )

  test('no birth date changed, or no place: nothing follows', () => {
    const input = { before: maya, programs: [juniors], ages }
    expect(whatFollows({ ...input, after: { ...maya, firstName: 'Maia' } })).toEqual([])
    expect(whatFollows({ ...input, programs: [], after: { ...maya, birthDate: '2010-01-01' } })).toEqual([])
  })
})
