import { expect, test } from 'vitest'
import type { TournamentHead } from '../tournament/tournament.ts'
import { type FunDayWaiver, waiverEvent, waiverProblems } from './fun-day-waiver.ts'

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

test('a complete form can be signed, whatever its capitals', () => expect(problems({})).toEqual({}))

test.each([
  ['no child', { children: [] }, 'children'],
  ['a child without a name', child({ name: ' ' }), 'children.0.name'],
  ['a birth tomorrow', child({ birthDate: '2025-08-24' }), 'children.0.birthDate'],
  ['Anyone 19', child({ birthDate: '2006-08-23' }), 'children.0.birthDate'],
  ['a box that is not ticked', { agreed: [true, false] }, 'agreed.1'],
  ['a box that is missing', { agreed: [true] }, 'agreed.1'],
  ['no word on photos', { photos: '' as const }, 'photos'],
  ['no signature', { signature: '' }, 'signature'],
  ['another signature', { signature: 'Sam Lee' }, 'signature'],
  ['no phone', { phone: '12' }, 'phone'],
  ['no address', { email: 'ana' }, 'email'],
])('%s is named at its field', (_case, changes, path) =>
  expect(Object.keys(problems(changes))).toEqual([path]),
)

test.each([
  ['18 today', '2007-08-23'],
  ['18 for another day', '2006-08-24'],
  ['born today', '2025-08-23'],
])('a child who is %s is accepted', (_case, birthDate) => expect(problems(child({ birthDate }))).toEqual({}))

const funDay = (date: string | null, status: TournamentHead['status'] = 'PUBLISHED'): TournamentHead => ({
  slug: `fun-day-${date}`,
  name: 'Fun Day',
  kind: 'FUN_DAY',
  date,
  status,
  version: 1,
})

test.each([
  ['the day before', [funDay('2025-08-23')], '2025-08-22', 'fun-day-2025-08-23'],
  ['on the day, at the gate', [funDay('2025-08-23', 'LIVE')], '2025-08-23', 'fun-day-2025-08-23'],
  ['the day after', [funDay('2025-08-23')], '2025-08-24', null],
  ['it is closed', [funDay('2025-08-23', 'FINISHED')], '2025-08-23', null],
  ['it is off', [funDay('2025-08-23', 'CANCELLED')], '2025-08-01', null],
  [
    'the next one is out',
    [funDay('2025-08-23', 'FINISHED'), funDay('2026-08-22')],
    '2026-03-01',
    'fun-day-2026-08-22',
  ],
  ['the day is not settled', [funDay(null)], '2026-03-01', 'fun-day-null'],
  ['it is planned elsewhere', [], '2026-03-01', 'fun-day'],
])('T-32: the event that a family signs for: %s', (_when, all, today, slug) =>
  expect(waiverEvent(all, today)).toBe(slug),
)
