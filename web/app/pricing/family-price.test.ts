import { expect, test } from 'vitest'
import { fall, familyOf, registeredPlayer, somePlayer } from '../family/test/some-family.ts'
import { changesByLeaving, type Joining, priceOfJoining } from './family-price.ts'

const today = '2025-09-01'
const october = ['2025-10']

const joining = (firstName: string, fee = 0): Joining => ({
  registrationId: `new ${firstName}`,
  player: somePlayer(firstName),
  program: fall,
  fee: fall.fees[fee] as (typeof fall.fees)[0],
  days: [],
  months: october,
})

test('M case 4: one child once a week and one twice, registered together', () => {
  const { quote } = priceOfJoining(familyOf(), [joining('Ada'), joining('Bea', 1)], [fall], today)
  expect(quote.totalCents).toBe(18400)
  expect(quote.lines.map(({ totalCents }) => totalCents)).toEqual([6400, 12000])
  expect(quote.listCents - quote.discountCents).toBe(18400)
})

test('D-9: a single child sees what a second one would save', () => {
  const { quote } = priceOfJoining(familyOf(), [joining('Ada')], [fall], today)
  expect(quote.nearMisses.map(({ message }) => message)).toEqual([
    'Register a second child and save $32 a month.',
  ])
})

test('M-6: a sibling who joins makes the others cheaper, and only the new one is in the sum', () => {
  const { quote, changes } = priceOfJoining(
    familyOf(registeredPlayer('Ada')),
    [joining('Bea')],
    [fall],
    today,
  )
  expect(quote.totalCents).toBe(6400)
  expect(changes).toEqual([
    { registrationId: 'ada in fall', playerName: 'Ada', beforeCents: 8000, afterCents: 6400 },
  ])
})

test('D-6: a sibling who would have to wait is priced without the others', () => {
  const waiting = { ...joining('Bea'), waits: true }
  const { quote, changes } = priceOfJoining(familyOf(registeredPlayer('Ada')), [waiting], [fall], today)
  expect(quote.totalCents).toBe(6400)
  expect(changes).toEqual([])
  const both = priceOfJoining(familyOf(), [{ ...joining('Ada'), waits: true }, waiting], [fall], today)
  expect(both.quote.totalCents).toBe(16000)
})

test('R-4: a child who has completed the season counts for the months it trained', () => {
  const completed = familyOf(registeredPlayer('Ada', { status: 'COMPLETED' }))
  const { quote, changes } = priceOfJoining(completed, [joining('Bea')], [fall], today)
  expect([quote.totalCents, changes]).toEqual([6400, []])
})

test('M-6: what is already paid stays unchanged', () => {
  const paid = familyOf(registeredPlayer('Ada', { status: 'ACTIVE' }))
  expect(priceOfJoining(paid, [joining('Bea')], [fall], today).changes).toEqual([])
})

test('M-7: a child who leaves takes the discount away from siblings not yet approved', () => {
  const price = (status: 'PENDING' | 'APPROVED') => {
    const both = priceOfJoining(familyOf(), [joining('Ada'), joining('Bea')], [fall], today)
    const lines = both.quote.lines
      .filter(({ playerName }) => playerName === 'Ada')
      .map((line) => ({ ...line, registrationId: 'ada in fall' }))
    const breakdown = { ...both.quote, lines }
    const ada = registeredPlayer('Ada', { status, breakdown, priceCents: 6400 })
    return changesByLeaving(familyOf(ada, registeredPlayer('Bea')), 'bea in fall', [fall])
  }
  expect(price('PENDING').map(({ afterCents }) => afterCents)).toEqual([8000])
  expect(price('APPROVED')).toEqual([])
})
