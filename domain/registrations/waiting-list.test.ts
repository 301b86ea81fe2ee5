import { describe, expect, test } from 'vitest'
import {
  clubsDecision,
  freePlaces,
  hasOpenOffer,
  type Line,
  mayReturn,
  type SettleInput,
  settle,
  startingStatuses,
  type Waiting,
} from './waiting-list.ts'

const NOW = '2025-09-10T17:00:00.000Z'
const IN_48_HOURS = '2025-09-12T17:00:00.000Z'
const LATER = '2025-09-11T09:00:00.000Z'
const EARLIER = '2025-09-10T16:59:59.999Z'

/** 'a b* c+x d-' : b has an open offer, c belongs to group x, d has let an offer go by, e! has one that ran out, f? cannot take one, g% neither, but has one. */
function lineOf(text: string, openPlaces: number, programId = 'fall'): Line {
  const waiting = text.split(' ').map((word, n): Waiting => {
    const [, id = '', mark, group] = /^(\w+)([*!%?-]?)(?:\+(\w+))?$/.exec(word) ?? []
    return {
      id,
      number: n + 1,
      offerExpiresAt: mark === '*' || mark === '%' ? LATER : mark === '!' ? EARLIER : null,
      offerPassedAt: mark === '-' ? EARLIER : null,
      groupId: group ?? null,
      mayTake: mark !== '?' && mark !== '%',
    }
  })
  return { programId, openPlaces, lastNumber: waiting.length, waiting }
}

const settled = (line: Line, rest: Partial<SettleInput> = {}) =>
  settle({ line, others: [], now: NOW, freedBy: null, ...rest })

describe('W-2: free places are offered to the first in line', () => {
  test.each([
    ['none is free', 'a b c', 0, []],
    ['one', 'a b c', 1, ['a']],
    ['two', 'a b c', 2, ['a', 'b']],
    ['more than wait', 'a b c', 9, ['a', 'b', 'c']],
    ['no limit', 'a b', Number.POSITIVE_INFINITY, ['a', 'b']],
    ['one, on offer already', 'a* b c', 1, []],
    ['two, one of them on offer', 'a* b c', 2, ['b']],
    ['one, and the first has let an offer go by', 'a- b c', 1, ['b']],
    ['one, and all have', 'a- b- c-', 1, []],
  ])('%s', (_case, text, places, offered) => {
    const answer = settled(lineOf(text, places))
    expect(answer.offered).toEqual(offered)
    expect(answer.changed.map(({ id, offerExpiresAt }) => [id, offerExpiresAt])).toEqual(
      offered.map((id) => [id, IN_48_HOURS]),
    )
  })
})

describe('W-3: an expired offer', () => {
  test('passes on, and a family that did not answer goes to the end', () => {
    const { changed, offered, lapsed } = settled(lineOf('a! b c', 1))
    expect([offered, lapsed]).toEqual([['b'], ['a']])
    // Nobody else is changed, however long the line is.
    expect(changed).toEqual([
      {
        id: 'b',
        number: 2,
        offerExpiresAt: IN_48_HOURS,
        offerPassedAt: null,
        groupId: null,
        mayTake: true,
      },
      {
        id: 'a',
        number: 4,
        offerExpiresAt: null,
        offerPassedAt: EARLIER,
        groupId: null,
        mayTake: true,
      },
    ])
  })

  test('goes behind those, too, who have left the line and may come back', () => {
    const { changed } = settled({ ...lineOf('a! b', 0), lastNumber: 7 })
    expect(changed.map(({ id, number }) => [id, number])).toEqual([['a', 8]])
  })

  test('leaves the place free when nobody else waits', () => {
    const line = lineOf('a!', 1)
    expect(settled(line)).toMatchObject({ offered: [], lapsed: ['a'] })
    expect(freePlaces(line, NOW)).toBe(1)
  })

  test.each([
    [EARLIER, true],
    [NOW, true],
    ['2025-09-10T17:00:00.001Z', false],
    [null, false],
  ])('one that holds until %s has run out: %s', (offerExpiresAt, hasRunOut) => {
    const line = {
      ...lineOf('a', 1),
      waiting: [{ ...(lineOf('a', 1).waiting[0] as Waiting), offerExpiresAt }],
    }
    expect(settled(line).lapsed).toEqual(hasRunOut ? ['a'] : [])
    expect(hasOpenOffer({ offerExpiresAt }, NOW)).toBe(offerExpiresAt !== null && !hasRunOut)
  })
})

describe('W-11: a child who cannot take a place is not offered one', () => {
  test.each([
    ['the next in line is', 'a? b c', 1, ['b'], []],
    ['nobody else waits', 'a?', 1, [], []],
    ['an open offer goes on at once', 'a% b c', 1, ['b'], ['a']],
    ['all or none: the other of them waits, too', 'a?+x b+x c', 2, ['c'], []],
    ['all or none: both offers go on', 'a%+x b*+x c d', 2, ['c', 'd'], ['a']],
  ])('%s', (_case, text, places, offered, revoked) =>
    expect(settled(lineOf(text, places))).toMatchObject({ offered, revoked, lapsed: [] }),
  )

  test('all or none: the offer in the other program ends, too', () => {
    const { changed } = settle({
      line: lineOf('a%+x c', 1),
      others: [lineOf('b*+x d', 1, 'spring')],
      now: NOW,
      freedBy: null,
    })
    expect(changed.map(({ id, offerExpiresAt }) => [id, offerExpiresAt])).toEqual([
      ['a', null],
      ['c', IN_48_HOURS],
      ['b', null],
    ])
  })

  test('they keep their place in line', () =>
    expect(settled(lineOf('a% b', 1)).line.waiting.map(({ id }) => id)).toEqual(['a', 'b']))
})

describe('W-4, W-7: another place becomes free', () => {
  test('families that passed up an offer are asked again, in the order of the line', () => {
    expect(settled(lineOf('a- b- c', 1), { freedBy: 'z' }).offered).toEqual(['a'])
    expect(settled(lineOf('a- b- c', 3), { freedBy: 'THE_CLUB' }).offered).toEqual(['a', 'b', 'c'])
  })

  test('one whose offer ran out this very moment is at the end, but is asked', () =>
    expect(settled(lineOf('a! b', 2), { freedBy: 'z' })).toMatchObject({
      offered: ['b', 'a'],
      lapsed: ['a'],
    }))

  test('nobody is asked about the place they gave up', () => {
    expect(settled(lineOf('a-', 1), { freedBy: 'a' }).offered).toEqual([])
    expect(settled(lineOf('a- b', 1), { freedBy: 'a' }).offered).toEqual(['b'])
  })
})

describe('W-5: all or none', () => {
  test.each([
    ['one place for two: the next in line has it', 'a+x b+x c', 1, ['c']],
    ['one place for two, and nobody else waits', 'a+x b+x', 1, []],
    ['two places', 'a+x b+x c', 2, ['a', 'b']],
    ['two places, apart in the line', 'a+x c b+x', 2, ['a', 'b']],
    ['three places', 'a+x b+x c', 3, ['a', 'b', 'c']],
    ['two families', 'a+x c+y b+x d+y', 3, ['a', 'b']],
    ['one of them has let an offer go by', 'a-+x b+x c', 2, ['c']],
  ])('%s', (_case, text, places, offered) => expect(settled(lineOf(text, places)).offered).toEqual(offered))

  test('in two programs there must be a place in each', () => {
    const both = (fall: number, spring: number) =>
      settle({
        line: lineOf('a+x c', fall),
        others: [lineOf('d* b+x', spring, 'spring')],
        now: NOW,
        freedBy: null,
      }).offered
    expect(both(1, 1)).toEqual(['c'])
    expect(both(0, 2)).toEqual([])
    expect(both(1, 2)).toEqual(['a', 'b'])
    expect(both(2, 2)).toEqual(['a', 'b', 'c'])
  })

  test('a place that becomes free in one program asks the children in the other again, too', () =>
    expect(
      settle({
        line: lineOf('a-+x', 1),
        others: [lineOf('b-+x d-', 2, 'spring')],
        now: NOW,
        freedBy: 'z',
      }).offered,
    ).toEqual(['a', 'b']))
})

describe('W-1, W-8: positions and what is left', () => {
  test('leaving the line changes nobody behind', () => {
    const line = lineOf('a b c d', 0)
    expect(settled({ ...line, waiting: line.waiting.filter(({ id }) => id !== 'b') }).changed).toEqual([])
  })

  test('a line in order is left unchanged', () =>
    expect(settled(lineOf('a* b- c', 1))).toEqual({
      line: lineOf('a* b- c', 1),
      changed: [],
      offered: [],
      lapsed: [],
      revoked: [],
    }))

  test.each([
    ['a b', 0, 0],
    ['a* b', 1, 0],
    ['a* b', 2, 1],
    ['a! b', 1, 1],
    ['a* b*', 1, 0],
  ])('%s with %i open places: %i are free', (text, places, free) =>
    expect(freePlaces(lineOf(text, places), NOW)).toBe(free),
  )
})

describe('E-6, W-5: who gets a place at once', () => {
  const free = new Map([
    ['fall', 2],
    ['spring', 1],
    ['full', 0],
    ['open', Number.POSITIVE_INFINITY],
  ])
  test.each([
    [['fall'], false, ['PENDING']],
    [['full'], false, ['WAITLISTED']],
    [['unknown'], false, ['WAITLISTED']],
    [['open', 'open', 'open'], false, ['PENDING', 'PENDING', 'PENDING']],
    [['fall', 'fall', 'fall'], false, ['PENDING', 'PENDING', 'WAITLISTED']],
    [['fall', 'fall', 'fall'], true, ['WAITLISTED', 'WAITLISTED', 'WAITLISTED']],
    [['fall', 'fall'], true, ['PENDING', 'PENDING']],
    [['fall', 'spring'], true, ['PENDING', 'PENDING']],
    [['spring', 'full'], false, ['PENDING', 'WAITLISTED']],
    [['spring', 'full'], true, ['WAITLISTED', 'WAITLISTED']],
  ])('%j, all or none: %s', (programIds, allOrNone, statuses) =>
    expect(startingStatuses(programIds, free, allOrNone)).toEqual(statuses),
  )
})

describe('E-6, W-7: what the club decides by itself', () => {
  test.each([
    ['ADMIN', 'WAITLISTED', null, 'WAITLISTED'],
    ['ADMIN', 'PENDING', 'The coach’s child', 'PENDING'],
    ['ADMIN', 'PENDING', ' ', null],
    ['ADMIN', 'PENDING', null, null],
    ['ADMIN', undefined, 'Born in December', null],
    ['PARENT', 'PENDING', 'Please', null],
    ['PARENT', 'WAITLISTED', null, null],
    ['SYSTEM', 'PENDING', 'x', null],
  ] as const)('%s asks for %s because of %j: %s', (role, status, reason, decision) =>
    expect(clubsDecision(role, { status, reason })).toBe(decision),
  )
})

describe('W-10: a family that has left the line', () => {
  test.each([
    ['at once', NOW, true],
    ['a moment before two days are over', '2025-09-12T16:59:59.999Z', true],
    ['after two days', IN_48_HOURS, false],
  ])('may come back %s', (_case, now, may) =>
    expect(mayReturn({ status: 'CANCELLED', leftLineAt: NOW }, now)).toBe(may),
  )

  test.each([
    ['was sent away by the club', 'CANCELLED', null],
    ['is back already', 'WAITLISTED', NOW],
  ])('does not come back who %s', (_case, status, leftLineAt) =>
    expect(mayReturn({ status, leftLineAt }, NOW)).toBe(false),
  )
})
