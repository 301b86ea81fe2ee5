import { SHIPPED_RULES } from '@touchline/domain/club/club-rules.ts'
import { expect, test } from 'vitest'
import { fall, registeredPlayer } from '../../../family/test/some-family.ts'
import { joiningOf, openMonths } from '../../../registrations/chosen.ts'
import { chosenOf, emptyForm, type FormDraft, newChild, planOf } from './form-draft.ts'
import { formProblems, hasProblems } from './form-problems.ts'
import { formTwins } from './form-twins.ts'

const today = '2025-09-01'
const { ages } = SHIPPED_RULES
const ada = {
  ...newChild('Fraser'),
  id: 'ada',
  firstName: 'Ada',
  birthDate: '2016-03-01',
  optionId: 'MONTHLY_ONCE SAT',
}
const filled: FormDraft = {
  ...emptyForm,
  guardian: { firstName: 'Robin', lastName: 'Fraser', email: 'robin@example.org' },
  children: [ada],
  contacts: { phone: '604-555-0100', emergencyContact: 'Gran', emergencyPhone: '604-555-0143' },
  agreed: { CONDUCT: true, RISK: true, CONCUSSION: true },
}

function problemsOf(draft: FormDraft, password: string | null = 'plenty of grass') {
  const plans = draft.children.map((child) => planOf(child, null, [fall], today, ages))
  const twins = formTwins(draft.children, { players: [] })
  const chosen = chosenOf(plans)
  const months = openMonths(chosen, today)
  const joining = joiningOf(chosen, draft, today)
  return formProblems({
    draft,
    plans,
    twins,
    missing: ['PHONE', 'EMERGENCY'],
    months,
    joining,
    password,
    today,
    ages,
  })
}

test('a complete form has no problems', () => expect(hasProblems(problemsOf(filled))).toBe(false))

test('a signed-in parent is not asked who they are', () => {
  const draft = { ...filled, guardian: emptyForm.guardian }
  expect(hasProblems(problemsOf(draft))).toBe(true)
  expect(hasProblems(problemsOf(draft, null))).toBe(false)
})

test('an empty form reports everything at once', () => {
  const { guardian, children, contacts, consents, password } = problemsOf(
    { ...emptyForm, children: [{ ...newChild(''), id: 'one' }] },
    '',
  )
  expect(Object.keys(guardian)).toEqual(['firstName', 'lastName', 'email'])
  expect(Object.keys(children.one ?? {})).toEqual(['firstName', 'lastName', 'birthDate'])
  expect(Object.keys(contacts)).toEqual(['phone', 'emergencyContact', 'emergencyPhone'])
  expect(consents).toBeDefined()
  expect(password).toBe('Please choose a password.')
})

test.each([
  ['no program for the age', { birthDate: '2013-01-01' }, 'programId'],
  ['no days', { optionId: null }, 'optionId'],
  ['a birth date to come', { birthDate: '2030-01-01' }, 'birthDate'],
])('a child with %s', (_case, values, field) =>
  expect(
    Object.keys(problemsOf({ ...filled, children: [{ ...ada, ...values }] }).children.ada ?? {}),
  ).toEqual([field]),
)

test('a child who is on the form twice is asked about at the second name', () => {
  const { children } = problemsOf({ ...filled, children: [ada, { ...ada, id: 'again' }] })
  expect(children.ada).toEqual({})
  expect(children.again?.firstName).toMatch(/^Is this Ada[?]/)
})

test('for a child who already has a place the form says so, not that nothing is open', () => {
  const known = registeredPlayer('Ada')
  const plans = [planOf({ ...ada, knownAs: known.id }, known, [fall], today, ages)]
  const { children } = formProblems({
    draft: filled,
    plans,
    twins: [null],
    missing: [],
    months: [],
    joining: [],
    password: null,
    today,
    ages,
  })
  expect(children.ada?.programId).toMatch(/^Ada is already in Fall training/)
})
