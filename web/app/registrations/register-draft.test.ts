import { SHIPPED_RULES } from '@touchline/domain/club/club-rules.ts'
import { expect, test } from 'vitest'
import { fall, familyOf, registeredPlayer, somePlayer, youth } from '../family/test/some-family.ts'
import { joiningOf, openMonths } from './chosen.ts'
import { candidatesOf, chosenOf, emptyDraft, type RegisterDraft, registerProblems } from './register-draft.ts'

const today = '2025-10-20'
const ada = somePlayer('Ada')
const bo = somePlayer('Bo', { birthDate: '2013-03-01' })
const candidates = candidatesOf(
  familyOf(ada, bo, registeredPlayer('Cy')),
  fall,
  [fall, youth],
  today,
  SHIPPED_RULES.ages,
)
const draftOf = (
  children: Record<string, string | null>,
  values: Partial<RegisterDraft> = {},
): RegisterDraft => ({
  ...emptyDraft,
  children: Object.fromEntries(
    Object.entries(children).map(([id, optionId]) => [id, { registrationId: `new ${id}`, optionId }]),
  ),
  ...values,
})

test('each child gets the program for their age, and a child who is already in is not chosen again', () => {
  const draft = draftOf({
    ada: 'MONTHLY_ONCE SAT',
    bo: 'MONTHLY_TWICE SAT SUN',
    cy: 'MONTHLY_ONCE SAT',
    dan: null,
  })
  const joining = joiningOf(chosenOf(draft, candidates, today), draft, today)
  expect(
    joining.map(({ registrationId, program, fee, days }) => [registrationId, program.id, fee.id, days]),
  ).toEqual([
    ['new ada', 'fall', 'fall MONTHLY_ONCE', ['SAT']],
    ['new bo', 'youth', 'youth MONTHLY_TWICE', ['SAT', 'SUN']],
  ])
})

test('E-8: the months are the open ones without those unticked', () => {
  const draft = draftOf({ ada: 'MONTHLY_ONCE SAT' }, { leftOut: ['2025-12'] })
  const chosen = chosenOf(draft, candidates, today)
  expect(openMonths(chosen, today)).toEqual(['2025-10', '2025-11', '2025-12'])
  expect(joiningOf(chosen, draft, today)[0]?.months).toEqual(['2025-10', '2025-11'])
})

test('S-3: with only a Sunday left in November, the Saturday child begins in December', () => {
  const day = '2025-11-30'
  const monthsFor = (optionId: string) => {
    const draft = draftOf({ ada: optionId })
    const chosen = chosenOf(draft, candidates, day)
    return [openMonths(chosen, day), joiningOf(chosen, draft, day)[0]?.months]
  }
  expect(monthsFor('MONTHLY_ONCE SAT')).toEqual([['2025-12'], ['2025-12']])
  expect(monthsFor('MONTHLY_ONCE SUN')).toEqual([
    ['2025-11', '2025-12'],
    ['2025-11', '2025-12'],
  ])
})

test('W-9: the form knows who would have to wait before it is sent', () => {
  const oneLeft = { ...fall, placesLeft: 1 }
  const seats = candidatesOf(familyOf(ada, somePlayer('Eva')), oneLeft, [oneLeft], today, SHIPPED_RULES.ages)
  const waits = (allOrNone: boolean) => {
    const draft = draftOf({ ada: 'MONTHLY_ONCE SAT', eva: 'MONTHLY_ONCE SAT' }, { allOrNone })
    return joiningOf(chosenOf(draft, seats, today), draft, today).map((one) => one.waits)
  }
  expect(waits(false)).toEqual([false, true])
  expect(waits(true)).toEqual([true, true])
})

const agreed = { CONDUCT: true, RISK: true, CONCUSSION: true }

test.each([
  ['nobody', draftOf({}, { agreed }), ['who']],
  ['a child without days', draftOf({ ada: null }, { agreed }), ['plan']],
  ['days that are no longer offered', draftOf({ ada: 'MONTHLY_ONCE MON' }, { agreed }), ['plan']],
  [
    'no month',
    draftOf({ ada: 'MONTHLY_ONCE SAT' }, { agreed, leftOut: ['2025-10', '2025-11', '2025-12'] }),
    ['months'],
  ],
  [
    'a text not agreed to',
    draftOf({ ada: 'MONTHLY_ONCE SAT' }, { agreed: { ...agreed, RISK: false } }),
    ['consents'],
  ],
  ['everything', draftOf({ ada: 'MONTHLY_ONCE SAT' }, { agreed }), []],
])('E-7, E-8: with %s', (_case, draft, missing) => {
  const chosen = chosenOf(draft, candidates, today)
  const joining = joiningOf(chosen, draft, today)
  const problems = registerProblems({
    chosen,
    joining,
    months: openMonths(chosen, today),
    agreed: draft.agreed,
  })
  expect(Object.keys(problems)).toEqual(missing)
})
