import { expect, test } from 'vitest'
import { type FunDayWaiver, waiverProblems } from './fun-day-waiver.ts'

const signed: FunDayWaiver = {
  children: [{ name: 'Maya Lee', birthDate: '2017-05-31', healthNotes: '' }],
  guardianName: 'Ana Lee',
  relation: 'Mother',
  email: 'ana@example.org',
  phone: '604-555-0100',
  emergencyName: 'Sam Lee',
  emergencyPhone: '604-555-0101',
  agreed: [true, true],
  photos: 'NO',
  signature: ' ana  lee ',
}
const problems = (changes: Partial<FunDayWaiver>) =>
  waiverProblems({ ...signed, ...changes }, { statements: 2, today: '2025-08-23' })
const child = (changes: object) =>
  ({ children: [{ ...(signed.children[0] as object), ...changes }] }) as never

test('a form that is filled in can be signed, in whatever case', () => expect(problems({})).toEqual({}))

test.each([
  ['no child', { children: [] }, 'children'],
  ['a child without a name', child({ name: ' ' }), 'children.0.name'],
  ['a birth tomorrow', child({ birthDate: '2025-08-24' }), 'children.0.birthDate'],
  ['somebody of 19', child({ birthDate: '2006-08-23' }), 'children.0.birthDate'],
  ['a box that is not ticked', { agreed: [true, false] }, 'agreed.1'],
  ['a box that is missing', { agreed: [true] }, 'agreed.1'],
  ['no word on photos', { photos: '' as const }, 'photos'],
  ['no signature', { signature: '' }, 'signature'],
  ['another signature', { signature: 'Sam Lee' }, 'signature'],
  ['no phone', { phone: '12' }, 'phone'],
  ['no address', { email: 'ana' }, 'email'],
])('%s is named on its field', (_case, changes, path) =>
  expect(Object.keys(problems(changes))).toEqual([path]),
)

test.each([
  ['18 today', '2007-08-23'],
  ['18 for another day', '2006-08-24'],
  ['born today', '2025-08-23'],
])('a child who is %s is one', (_case, birthDate) => expect(problems(child({ birthDate }))).toEqual({}))
