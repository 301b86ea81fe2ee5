import { expect, test } from 'vitest'
import type { ProgramLine } from '../../../../desk/program-line.ts'
import { copiedValues, emptyProgram, programInput, programProblems, programValues } from './program-values.ts'

const line: ProgramLine = {
  id: 'p1',
  version: 3,
  name: 'Fall training 2025: Juniors',
  description: null,
  startDate: '2025-09-06',
  endDate: '2025-12-18',
  kind: 'TRAINING',
  location: 'Minoru Park',
  days: ['SAT', 'SUN'],
  startTime: '17:00',
  endTime: '18:30',
  capacity: 40,
  minBirthYear: 2015,
  maxBirthYear: 2019,
  status: 'CLOSED',
  seasonId: 'fall-2025',
  fees: [{ id: 'f1', type: 'MONTHLY_ONCE', amountCents: 7999, discountIds: ['d1'], liveRegistrations: 2 }],
  counts: {},
  placesHeld: 0,
  placesOnOffer: 0,
  money: { receivedCents: 0, outstandingCents: 0, expectedCents: 0, pendingCents: 0 },
}

test('a program survives the form unchanged', () =>
  expect(programInput(programValues(line))).toEqual({
    name: 'Fall training 2025: Juniors',
    description: null,
    kind: 'TRAINING',
    status: 'CLOSED',
    startDate: '2025-09-06',
    endDate: '2025-12-18',
    days: ['SAT', 'SUN'],
    startTime: '17:00',
    endTime: '18:30',
    location: 'Minoru Park',
    seasonId: 'fall-2025',
    capacity: 40,
    minBirthYear: 2015,
    maxBirthYear: 2019,
    fees: [{ type: 'MONTHLY_ONCE', amount: 79.99, discountIds: ['d1'] }],
  }))

test('S-10: a copy is a draft for the next season with the same fees', () =>
  expect(programInput(copiedValues(line))).toMatchObject({
    name: 'Fall training 2026: Juniors',
    startDate: '2026-09-05',
    status: 'DRAFT',
    minBirthYear: 2016,
    fees: [{ type: 'MONTHLY_ONCE', amount: 79.99, discountIds: ['d1'] }],
  }))

const sound = programValues(line)
const withFee = (amount: string) => ({
  ...sound,
  fees: { ...sound.fees, EVENT: { isOffered: true, amount, discountIds: [] } },
})

test.each([
  ['sound', sound, []],
  ['empty', emptyProgram, ['name']],
  ['ends before it starts', { ...sound, endDate: '2025-09-05' }, ['endDate']],
  ['no places', { ...sound, capacity: '0' }, ['capacity']],
  ['places in words', { ...sound, capacity: 'many' }, ['capacity']],
  ['a year in two digits', { ...sound, minBirthYear: '15' }, ['minBirthYear']],
  ['years the wrong way round', { ...sound, minBirthYear: '2020' }, ['maxBirthYear']],
  ['a fee of nothing written', withFee(''), ['fees.EVENT.amount']],
  ['a fee in words', withFee('twenty'), ['fees.EVENT.amount']],
  ['a fee with a third of a cent', withFee('25.333'), ['fees.EVENT.amount']],
  ['a fee below zero', withFee('-1'), ['fees.EVENT.amount']],
  ['a fee of nothing', withFee('0'), []],
])('%s: invalid are %s', (_case, values, fields) =>
  expect(Object.keys(programProblems(values))).toEqual(fields),
)
