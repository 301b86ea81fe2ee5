import { describe, expect, test } from 'vitest'
import { GROUP_AGES } from '../players/age-group.ts'
import type { Settled } from './dry-run.ts'
import type { PaymentFacts } from './judge-payment.ts'
import type { PlaceFacts } from './judge-place.ts'
import { planParts } from './plan-parts.ts'
import type { SheetPayment, SheetPlace } from './read-places.ts'
import { type ClubProgram, monthsOfSheet, planOfSheet, programKey } from './sheet-programs.ts'

const TODAY = '2025-10-04'

const program = (values: Partial<ClubProgram> = {}): ClubProgram => ({
  id: 'juniors',
  name: 'Juniors',
  season: 'Fall 2025',
  startDate: '2025-09-06',
  endDate: '2025-12-18',
  days: ['SAT', 'SUN'],
  minBirthYear: 2014,
  maxBirthYear: 2017,
  plans: [{ feeId: 'once', type: 'MONTHLY_ONCE' }],
  placesLeft: null,
  ...values,
})

const place = (values: Partial<SheetPlace> = {}): SheetPlace => ({
  ...{ program: 'Juniors', season: '', months: '', registeredOn: null, status: 'REGISTERED' },
  ...values,
})

describe('I-10: which plan a program of a sheet is', () => {
  const twice = program({ plans: [...program().plans, { feeId: 'twice', type: 'MONTHLY_TWICE' }] })
  const spring = program({
    id: 'spring',
    season: 'Spring 2025',
    startDate: '2025-03-01',
    endDate: '2025-06-20',
  })
  const named = (name: string, season = '') => place({ program: name, season })
  test.each([
    ['by its name', named(' JUNIORS'), [program()], {}, 'once'],
    ['another name', named('U9'), [program()], {}, undefined],
    ['two plans', named('Juniors'), [twice], {}, undefined],
    ['chosen by hand', named('U9'), [twice], { u9: 'twice' }, 'twice'],
    ['left out by hand', named('U9'), [twice], { u9: null }, null],
    ['the one that is not over', named('Juniors'), [program(), spring], {}, 'once'],
    ['the one of its season', named('Juniors', 'fall 2025'), [program(), spring], {}, 'once'],
    ['another season', named('Juniors', 'Winter 2025'), [program(), spring], {}, undefined],
  ])('%s', (_what, asked, programs, chosen, feeId) => {
    const found = planOfSheet(asked, programs, { chosen, today: TODAY })
    expect(found === null ? null : found?.feeId).toBe(feeId)
  })

  test('the same name in another season is asked for again', () =>
    expect(programKey(named('U9', 'Fall 2025'))).not.toBe(programKey(named('U9', 'Fall 2026'))))

  const chosen = { program: program(), feeId: 'once', feeType: 'MONTHLY_ONCE' as const }
  test.each([
    ['', null],
    ['Oct, Dec', ['2025-10', '2025-12']],
    ['September to November', ['2025-09', '2025-10', '2025-11']],
    ['Sep-Oct', ['2025-09', '2025-10']],
    ['2025-10', ['2025-10']],
    ['November 2025', ['2025-11']],
    ['full season', ['2025-09', '2025-10', '2025-11', '2025-12']],
    ['January', undefined],
    ['November 2026', undefined],
    ['some', undefined],
  ])('the months %j', (typed, months) => expect(monthsOfSheet(typed, chosen)).toEqual(months))
})

const payment = (values: Partial<SheetPayment> = {}): SheetPayment => ({
  ...{ cents: 8000, day: '2025-09-05', method: 'CASH', payer: null },
  ...values,
})

interface Row {
  place?: SheetPlace
  payment?: SheetPayment
  born?: string
  /** Whether the child is already in the club. */
  known?: boolean
}

const settledRows = (rows: Row[]): Settled[] =>
  rows.map(({ born = '2016-03-04', known = false, ...parts }, n) => {
    const child = { firstName: `Mia${n}`, lastName: 'Costa', birthDate: born }
    const more = { gender: null, emergencyContact: null, emergencyPhone: null }
    const guardian = { firstName: 'Ana', lastName: 'Costa', email: 'ana@b.ca', phone: null }
    return {
      row: { row: n + 2, guardian, child: { ...child, ...more }, ...parts },
      account: 'ana',
      family: 'ana',
      known: known ? { ...child, playerId: 'mia', status: 'ACTIVE', family: 'ana' } : null,
    }
  })

const facts = (values: Partial<PlaceFacts & PaymentFacts> = {}): PlaceFacts & PaymentFacts => ({
  programs: [program()],
  places: [],
  chosen: {},
  ages: { ...GROUP_AGES, oldestPlayDown: true },
  payments: [],
  closedThrough: null,
  today: TODAY,
  mayRegister: true,
  mayBook: true,
  ...values,
})

const planned = (rows: Row[], values: Partial<PlaceFacts & PaymentFacts> = {}) =>
  planParts(settledRows(rows), facts(values))

describe('I-11: the outcome for a registration', () => {
  test.each<[string, Row, Partial<PlaceFacts>, string, string | undefined]>([
    ['registered', { place: place() }, {}, 'NEW', 'APPROVED'],
    ['to review', { place: place({ status: 'TO_REVIEW' }) }, {}, 'NEW', 'PENDING'],
    ['waiting', { place: place({ status: 'WAITING' }) }, {}, 'NEW', 'WAITLISTED'],
    ['withdrawn', { place: place({ status: 'WITHDRAWN' }) }, {}, 'NEW', 'CANCELLED'],
    ['full', { place: place() }, { programs: [program({ placesLeft: 0 })] }, 'NEW', 'WAITLISTED'],
    ['too old', { place: place(), born: '2013-12-31' }, {}, 'REFUSED', undefined],
    ['closed', { place: place() }, { programs: [program({ status: 'CLOSED' })] }, 'REFUSED', undefined],
    ['over', { place: place({ registeredOn: '2025-09-01' }) }, { today: '2026-01-04' }, 'REFUSED', undefined],
    ['other months', { place: place({ months: 'January' }) }, {}, 'REFUSED', undefined],
    ['still to come', { place: place({ registeredOn: '2025-10-05' }) }, {}, 'REFUSED', undefined],
    ['without the permission', { place: place() }, { mayRegister: false }, 'REFUSED', undefined],
    ['an unknown program', { place: place({ program: 'U9' }) }, {}, 'UNCLEAR', undefined],
    [
      'there already, even cancelled',
      { place: place(), known: true },
      { places: [{ playerId: 'mia', programId: 'juniors', status: 'CANCELLED' }] },
      'ALREADY_HERE',
      undefined,
    ],
  ])('%s', (_what, row, values, outcome, becomes) => {
    const { places, plannedPlaces } = planned([row], values)
    expect([places[2]?.outcome, plannedPlaces[0]?.becomes]).toEqual([outcome, becomes])
  })

  test.each([
    ['today', {}, '2025-10-04'],
    ['the day it was made', { registeredOn: '2025-08-20' }, '2025-08-20'],
    ['its first month', { months: 'Sep to Dec' }, '2025-09-01'],
    ['whatever is earlier', { months: 'Sep', registeredOn: '2025-09-20' }, '2025-09-01'],
  ])('months and prices are those as of %s', (_what, values, asOf) =>
    expect(planned([{ place: place(values) }]).plannedPlaces[0]?.asOf).toBe(asOf),
  )

  test('the last place goes to the first row, the next one waits', () => {
    const two = [{ place: place() }, { place: place() }]
    const { plannedPlaces } = planned(two, { programs: [program({ placesLeft: 1 })] })
    expect(plannedPlaces.map(({ becomes }) => becomes)).toEqual(['APPROVED', 'WAITLISTED'])
  })
})

describe('I-12: the outcome for a payment', () => {
  const known = { family: 'ana', day: '2025-09-05', cents: 8000 }
  test.each<[string, Row, Partial<PaymentFacts>, string]>([
    ['new', { payment: payment() }, {}, 'NEW'],
    ['there already', { payment: payment() }, { payments: [known] }, 'ALREADY_HERE'],
    ['of another family', { payment: payment() }, { payments: [{ ...known, family: 'kim' }] }, 'NEW'],
    ['five days apart', { payment: payment() }, { payments: [{ ...known, day: '2025-09-10' }] }, 'UNCLEAR'],
    ['six days apart', { payment: payment() }, { payments: [{ ...known, day: '2025-09-11' }] }, 'NEW'],
    ['in a closed month', { payment: payment() }, { closedThrough: '2025-09' }, 'REFUSED'],
    ['in an open month', { payment: payment() }, { closedThrough: '2025-08' }, 'NEW'],
    ['to come', { payment: payment({ day: '2025-10-05' }) }, {}, 'REFUSED'],
    ['without the permission', { payment: payment() }, { mayBook: false }, 'REFUSED'],
    ['of one who has left', { payment: payment(), place: place({ status: 'WITHDRAWN' }) }, {}, 'REFUSED'],
    ['of an unclear place', { payment: payment(), place: place({ program: 'U9' }) }, {}, 'UNCLEAR'],
    ['of a refused place', { payment: payment(), place: place(), born: '2001-01-01' }, {}, 'REFUSED'],
  ])('%s', (_what, row, values, outcome) => expect(planned([row], values).payments[2]?.outcome).toBe(outcome))

  test('of two identical payments one is known, and the other is new', () => {
    const { payments } = planned([{ payment: payment() }, { payment: payment() }], { payments: [known] })
    expect(Object.values(payments).map(({ outcome }) => outcome)).toEqual(['ALREADY_HERE', 'NEW'])
  })

  test('another payment of the same amount is booked once somebody says so', () => {
    const near = { payments: [{ ...known, day: '2025-09-08' }] }
    const { plannedPayments } = planParts(settledRows([{ payment: payment() }]), facts(near), {
      2: { isAnotherPayment: true },
    })
    expect(plannedPayments).toHaveLength(1)
  })
})
