import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Due } from '../dues.ts'
import { familyReference } from '../family-reference.ts'
import { referencesIn } from '../payment-reference.ts'
import { type BankLine, newLines } from './bank-line.ts'
import { type Candidate, hasName, payerKey, propose } from './proposal.ts'

const line = (text: string, rest: Partial<BankLine> = {}): BankLine => ({
  day: '2025-10-01',
  cents: 8000,
  text,
  bankId: null,
  ...rest,
})

describe('B-10: the same line counts once', () => {
  const kept = [line('e-Transfer from ROBIN FRASER')]
  test.each<[string, BankLine[], BankLine[], number]>([
    ['again', [line('e-Transfer from ROBIN FRASER')], kept, 0],
    ['in other letters', [line('E-TRANSFER  FROM Robin Fraser')], kept, 0],
    ['cut short by the bank', [line('e-Transfer from ROB')], kept, 0],
    ['two alike are two payments', [...kept, ...kept], kept, 1],
    ['another day', [line('e-Transfer from ROBIN FRASER', { day: '2025-10-02' })], kept, 1],
    ['another payer', [line('e-Transfer from 王小明')], [line('e-Transfer from 李小龙')], 1],
    ['the same number of the bank', [line('x', { bankId: '7' })], [line('y', { bankId: '7' })], 0],
    ['another number of the bank', [line('x', { bankId: '7' })], [line('x', { bankId: '8' })], 1],
    ['a short text is no beginning', [line('e-Tr')], kept, 1],
  ])('%s', (_case, file, before, count) => expect(newLines(file, before)).toHaveLength(count))

  const some = fc.array(
    fc.record({
      day: fc.constantFrom('2025-10-01', '2025-10-02'),
      cents: fc.constantFrom(6400, 8000),
      text: fc.constantFrom('e-Transfer from A', 'e-Transfer from B', 'Deposit 王'),
      bankId: fc.constant(null),
    }),
    { maxLength: 30 },
  )
  test('twice, in halves and overlapping come to the same lines', () =>
    fc.assert(
      fc.property(some, fc.nat(30), fc.nat(30), (file, first, second) => {
        const byDay = file.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
        // A bank exports whole days, so each file has every line of the days it covers.
        const parts = [byDay.filter(({ day }) => day <= `2025-10-0${1 + (first % 2)}`), byDay, byDay.slice(0)]
        const order = second % 2 ? parts : parts.toReversed()
        const kept: BankLine[] = []
        for (const part of order) kept.push(...newLines(part, kept))
        expect(kept).toHaveLength(file.length)
      }),
    ))
})

const due = (itemId: string, month: string, cents: number): Due => ({
  itemId,
  month,
  dueOn: `${month}-01`,
  cents,
  coveredCents: 0,
})
const mine: Candidate = {
  accountId: 'mine',
  dues: [due('maya', '2025-10', 8000), due('leo', '2025-10', 6400), due('maya', '2025-11', 8000)],
}
const other: Candidate = { accountId: 'other', dues: [due('ada', '2025-10', 8000)] }
const nothing = { byReference: [], seenBefore: [], byName: [] }

describe('B-11: what is proposed', () => {
  test.each<[string, number, Parameters<typeof propose>[1], string]>([
    ['the reference and all that is open', 22400, { ...nothing, byReference: [mine] }, 'CERTAIN mine'],
    ['the reference and what is due first', 14400, { ...nothing, byReference: [mine] }, 'CERTAIN mine'],
    ['the reference and one child', 16000, { ...nothing, byReference: [mine] }, 'CERTAIN mine'],
    ['the reference and a part', 5000, { ...nothing, byReference: [mine] }, 'LIKELY mine'],
    ['two references', 8000, { ...nothing, byReference: [mine, other] }, 'UNDECIDED null'],
    ['seen before', 8000, { ...nothing, seenBefore: [mine] }, 'LIKELY mine'],
    ['seen before, another amount', 81, { ...nothing, seenBefore: [mine] }, 'UNDECIDED null'],
    ['seen before from two', 8000, { ...nothing, seenBefore: [mine, other] }, 'UNDECIDED null'],
    ['a name', 8000, { ...nothing, byName: [other] }, 'LIKELY other'],
    ['nothing', 8000, nothing, 'UNDECIDED null'],
    ['money that went out', -8000, { ...nothing, byReference: [mine] }, 'UNDECIDED null'],
  ])('%s', (_case, cents, clues, expected) => {
    const { certainty, accountId } = propose(cents, clues)
    expect(`${certainty} ${accountId}`).toBe(expected)
  })

  test('B-19: an unverified notice is never certain', () => {
    const { certainty, accountId, reason } = propose(8000, {
      ...nothing,
      byReference: [other],
      isVerified: false,
    })
    expect([certainty, accountId]).toEqual(['LIKELY', 'other'])
    expect(reason).toContain('Check your bank account first')
  })

  test('names and words that stay the same', () => {
    expect(hasName('e-Transfer from FRASER, Robin', 'Robin Fraser')).toBe(false)
    expect(hasName('Interac e-Transfer ROBIN FRASER 81', 'Robin Fraser')).toBe(true)
    expect(hasName('Cash from Li', 'Li')).toBe(false)
    expect(hasName('E-TRANSFER ZOE ONEIL-COTE', 'Zoë O’Neil-Côté')).toBe(true)
    expect(hasName('E-TRANSFER JOANN LEEDS', 'Ann Lee')).toBe(false)
    expect(hasName('E-TRANSFER ANN LEEDS', 'Ann Lee')).toBe(false)
    expect(payerKey('E-TRANSFER *** 4f2 Robin Fraser 2025-10-01')).toBe('TRANSFER ROBIN FRASER')
  })

  test('no slip in a reference is ever certain for another family, whatever is written around it', () => {
    const FAMILIES = 300
    const letter = fc.constantFrom(...'ABCDEFGHJKMNPQRSTUVWXYZ23456789')
    const around = fc.string({ unit: fc.constantFrom(...'AEIOU SOCCERFTMN-7 '), maxLength: 30 })
    fc.assert(
      fc.property(fc.nat(FAMILIES - 1), fc.nat(5), letter, around, (number, place, wrong, words) => {
        const right = familyReference(number).replace('-', '')
        const typed = right.slice(0, place) + wrong + right.slice(place + 1)
        const found = referencesIn(`${typed} ${words}`).familyNumbers.filter((one) => one < FAMILIES)
        const byReference = [...new Set(found)].map((one) => ({ accountId: `${one}`, dues: other.dues }))
        const { certainty, accountId } = propose(8000, { ...nothing, byReference })
        if (certainty === 'CERTAIN') expect([typed, accountId]).toEqual([right, `${number}`])
      }),
      { numRuns: 5_000 },
    )
  })
})
