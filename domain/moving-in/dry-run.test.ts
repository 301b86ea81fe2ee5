import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Decisions, type DryRun, dryRun, OUTCOMES } from './dry-run.ts'
import type { Known } from './meet-family.ts'
import type { ReadSheet, SheetRow } from './read-rows.ts'

const NOBODY: Known = { guardians: [], children: [] }

type Short = [child: string, birthDate: string, guardian: string, email: string | null, phone: string | null]

const named = (name: string) => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { firstName, lastName }
}

const rowOf = ([child, birthDate, guardian, email, phone]: Short, row: number): SheetRow => ({
  row,
  guardian: { ...named(guardian), email, phone },
  child: { ...named(child), birthDate, gender: null, emergencyContact: null, emergencyPhone: null },
})

const sheet = (...rows: Short[]): ReadSheet => ({
  rows: rows.map((row, n) => rowOf(row, n + 2)),
  unread: [],
  isOrderAsked: false,
})

const outcomes = (run: DryRun) => run.rows.map(({ outcome }) => outcome)

const ANA: Known = {
  guardians: [
    { userId: 'ana', family: 'ana', ...named('Ana Costa'), emails: ['ana@b.ca'], phone: '604-555-0100' },
    { userId: 'kim', family: 'kim', ...named('Kim Lee'), emails: [], phone: '604-555-0111' },
  ],
  children: [
    { playerId: 'mia', status: 'ACTIVE', family: 'ana', ...named('Mia Costa'), birthDate: '2015-03-04' },
  ],
}

describe('I-3: whose family a row is', () => {
  test.each<[string, Short, string]>([
    ['a stranger', ['Bo Ray', '2016-01-01', 'Di Ray', 'di@b.ca', '604-555-0199'], 'NEW_FAMILY'],
    ['the same email', ['Leo Costa', '2017-01-01', 'A. Costa', 'ana@b.ca', null], 'JOINS_FAMILY'],
    [
      'the same phone and name',
      ['Leo Costa', '2017-01-01', 'ANA COSTA', null, '+1 (604) 555 0100'],
      'JOINS_FAMILY',
    ],
    ['the same child', ['mia costa', '2015-03-04', 'Ana Costa', 'ana@b.ca', null], 'ALREADY_HERE'],
    [
      'the same phone, another name',
      ['Leo Costa', '2017-01-01', 'Rui Costa', 'rui@b.ca', '6045550100'],
      'UNCLEAR',
    ],
    [
      'the same child with somebody else',
      ['Mia Costa', '2015-03-04', 'Rui Costa', 'rui@b.ca', null],
      'UNCLEAR',
    ],
    [
      'the same name, another birth date',
      ['Mia Costa', '2015-04-03', 'Ana Costa', 'ana@b.ca', null],
      'UNCLEAR',
    ],
    [
      'an email of one, phone and name of another',
      ['Leo Lee', '2017-01-01', 'Kim Lee', 'ana@b.ca', '604-555-0111'],
      'UNCLEAR',
    ],
  ])('%s', (_what, row, outcome) => expect(outcomes(dryRun(sheet(row), ANA))).toEqual([outcome]))
})

describe('I-4: one family and one child each, however many rows', () => {
  test('rows with one email are one family', () => {
    const { plans } = dryRun(
      sheet(
        ['Bo Ray', '2016-01-01', 'Di Ray', 'di@b.ca', null],
        ['Al Ray', '2014-01-01', 'Ed Ray', 'di@b.ca', '604-555-0199'],
        ['Bo Ray', '2016-01-01', 'Di Ray', 'di@b.ca', null],
      ),
      NOBODY,
    )
    expect(plans).toMatchObject([
      {
        joins: null,
        guardian: { firstName: 'Di', email: 'di@b.ca', phone: '604-555-0199' },
        children: [{ firstName: 'Al' }, { firstName: 'Bo' }],
      },
    ])
  })

  test('a child with two guardians in the sheet is a question, until one is left out or both are wanted', () => {
    const rows = sheet(
      ['Bo Ray', '2016-01-01', 'Di Ray', 'di@b.ca', null],
      ['Bo Ray', '2016-01-01', 'Ed Ray', 'ed@b.ca', null],
    )
    expect(outcomes(dryRun(rows, NOBODY))).toEqual(['UNCLEAR', 'UNCLEAR'])
    expect(outcomes(dryRun(rows, NOBODY, { 3: { isLeftOut: true } }))).toEqual(['NEW_FAMILY', 'LEFT_OUT'])
    const both = { 2: { isAnotherChild: true }, 3: { isAnotherChild: true } }
    expect(dryRun(rows, NOBODY, both).plans).toHaveLength(2)
  })
})

describe('I-5: an unclear row waits for a decision', () => {
  const rui: Short = ['Leo Costa', '2017-01-01', 'Rui Costa', 'rui@b.ca', '6045550100']
  test.each<[Decisions, string, number]>([
    [{}, 'UNCLEAR', 0],
    [{ 2: { family: 'ana' } }, 'JOINS_FAMILY', 1],
    [{ 2: { family: 'NEW' } }, 'NEW_FAMILY', 1],
    [{ 2: { isLeftOut: true } }, 'LEFT_OUT', 0],
    [{ 2: { family: 'kim' } }, 'UNCLEAR', 0],
  ])('decided %j it is %s', (decisions, outcome, plans) => {
    const run = dryRun(sheet(rui), ANA, decisions)
    expect([outcomes(run), run.plans.length]).toEqual([[outcome], plans])
    if (outcome === 'UNCLEAR') expect(run.rows[0]?.choices).toEqual([{ userId: 'ana', name: 'Ana Costa' }])
  })

  test('a different child with the same name is imported once somebody says so', () => {
    const rows = sheet(['Mia Costa', '2015-04-03', 'Ana Costa', 'ana@b.ca', null])
    expect(dryRun(rows, ANA).rows[0]).toMatchObject({ isAboutChild: true })
    expect(outcomes(dryRun(rows, ANA, { 2: { isAnotherChild: true } }))).toEqual(['JOINS_FAMILY'])
  })
})

const short: fc.Arbitrary<Short> = fc.tuple(
  fc.constantFrom('Mia Costa', 'Leo Costa', 'Bo Ray', 'Mía Costa'),
  fc.constantFrom('2015-03-04', '2016-01-01'),
  fc.constantFrom('Ana Costa', 'Rui Costa', 'Di Ray'),
  fc.constantFrom('ana@b.ca', 'rui@b.ca', 'di@b.ca', null),
  fc.constantFrom('604-555-0100', '604-555-0111', '1 604 555 0122'),
)
const decision = fc.record({
  family: fc.constantFrom(undefined, 'NEW', 'ana', 'kim'),
  isAnotherChild: fc.boolean(),
  isLeftOut: fc.boolean(),
})
const decisions = fc.dictionary(fc.constantFrom('2', '3', '4', '5'), decision)
const rows = fc.array(short, { maxLength: 7 })
const known = fc.constantFrom(NOBODY, ANA)

/** The club after the plans are carried out. */
function after(before: Known, { plans }: DryRun): Known {
  const made = plans.map((plan, n) => ({ ...plan, userId: plan.joins ?? `new ${n}` }))
  const familyOf = (userId: string) => before.guardians.find((one) => one.userId === userId)?.family ?? userId
  return {
    guardians: [
      ...before.guardians,
      ...made
        .filter(({ joins }) => joins === null)
        .map(({ guardian, userId }) => ({
          ...guardian,
          userId,
          family: userId,
          emails: guardian.email === null ? [] : [guardian.email],
        })),
    ],
    children: [
      ...before.children,
      ...made.flatMap(({ userId, children }) =>
        children.map((child) => ({
          ...child,
          playerId: `${userId} ${child.firstName}`,
          status: 'ACTIVE' as const,
          family: familyOf(userId),
        })),
      ),
    ],
  }
}

describe('I-4: of any sheet', () => {
  test('every row has exactly one outcome', () =>
    fc.assert(
      fc.property(rows, known, decisions, (given, club, decided) => {
        const run = dryRun(sheet(...given), club, decided)
        expect(run.rows.map(({ row }) => row)).toEqual(given.map((_, n) => n + 2))
        for (const { outcome, why } of run.rows) {
          expect(OUTCOMES).toContain(outcome)
          expect(why).not.toBe('')
        }
      }),
    ))

  test('a second import brings nothing new', () =>
    fc.assert(
      fc.property(rows, known, decisions, (given, club, decided) => {
        const first = dryRun(sheet(...given), club, decided)
        const leftOut = Object.entries(decided).map(([row, { isLeftOut }]) => [row, { isLeftOut }])
        const second = dryRun(sheet(...given), after(club, first), Object.fromEntries(leftOut))
        expect(second.plans).toEqual([])
      }),
    ))

  test('whoever was brought in without a decision is already here from then on', () =>
    fc.assert(
      fc.property(rows, known, (given, club) => {
        const first = dryRun(sheet(...given), club)
        const second = dryRun(sheet(...given), after(club, first))
        for (const [n, { outcome }] of first.rows.entries())
          if (outcome === 'NEW_FAMILY' || outcome === 'JOINS_FAMILY')
            expect(second.rows[n]?.outcome).toBe('ALREADY_HERE')
      }),
    ))

  test('the order of the rows makes no difference', () =>
    fc.assert(
      fc.property(rows, known, fc.infiniteStream(fc.nat()), (given, club, lots) => {
        const shuffled = given
          .map((row) => ({ row, lot: lots.next().value }))
          .toSorted((one, other) => one.lot - other.lot)
          .map(({ row }) => row)
        const brought = (some: Short[]) => {
          const run = dryRun(sheet(...some), club)
          const plans = run.plans.map((plan) => JSON.stringify(plan)).toSorted()
          const said = run.rows.map(({ outcome }, n) => `${JSON.stringify(some[n])} ${outcome}`).toSorted()
          return { plans, said }
        }
        expect(brought(shuffled)).toEqual(brought(given))
      }),
    ))
})
