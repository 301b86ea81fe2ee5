import { describe, expect, test } from 'vitest'
import {
  type Audience,
  audience,
  audienceStatuses,
  audienceWords,
  MOST_PEOPLE,
  type RegistrationAudience,
  registeredIn,
} from './audience.ts'

const names = { program: 'Fall training', season: 'Spring 2026', team: 'Richmond Dragons' }
const nothing = { program: null, season: null, team: null }

describe('an audience in words (N-1)', () => {
  test.each<[Audience, string]>([
    [
      { kind: 'REGISTERED', programId: 'p', group: 9, statuses: ['PENDING', 'APPROVED', 'ACTIVE'] },
      'Families registered in Fall training, U9',
    ],
    [
      { kind: 'REGISTERED', programId: 'p', group: null, statuses: ['ACTIVE'] },
      'Families active in Fall training',
    ],
    [{ kind: 'UNPAID', programId: 'p', group: null }, 'Families with an unpaid fee in Fall training'],
    [{ kind: 'WAITING', programId: 'p', group: null }, 'Families on the waiting list for Fall training'],
    [
      { kind: 'SESSION', programId: null, group: null, day: '2025-10-04' },
      'Families who train on Sat, Oct 4 in Fall training',
    ],
    [{ kind: 'KIT_READY', group: 7 }, 'Families whose kit is ready, U7'],
    [{ kind: 'NOT_REGISTERED', seasonId: 's', group: 9 }, 'Families not registered for Spring 2026 yet, U9'],
    [{ kind: 'NEVER_REGISTERED' }, 'Families with an account who have never registered'],
    [{ kind: 'TEAM', tournamentId: 't', teamId: 'x' }, 'Families of Richmond Dragons'],
    [{ kind: 'PEOPLE', userIds: ['a'] }, '1 account you picked'],
    [{ kind: 'PEOPLE', userIds: ['a', 'b'] }, '2 accounts you picked'],
    [{ kind: 'EVERYBODY' }, 'Every family with an account'],
  ])('%o', (chosen, words) => expect(audienceWords(chosen, names)).toBe(words))

  test('without a program it is any of them', () => {
    expect(audienceWords(registeredIn(null), nothing)).toBe('Families registered in any program')
  })
})

test.each<[RegistrationAudience, readonly string[]]>([
  [{ kind: 'REGISTERED', programId: 'p', group: null, statuses: ['ACTIVE'] }, ['ACTIVE']],
  [{ kind: 'UNPAID', programId: 'p', group: null }, ['APPROVED']],
  [{ kind: 'WAITING', programId: 'p', group: null }, ['WAITLISTED']],
  [{ kind: 'SESSION', programId: null, group: null, day: '2025-10-04' }, ['PENDING', 'APPROVED', 'ACTIVE']],
])('the registrations by which it is found: %o', (chosen, statuses) =>
  expect(audienceStatuses(chosen)).toEqual(statuses),
)

describe('what an audience may hold', () => {
  test('a registered one is mostly who holds a place (R-3)', () => {
    expect(audience.parse(registeredIn(null))).toEqual({
      kind: 'REGISTERED',
      programId: null,
      group: null,
      statuses: ['PENDING', 'APPROVED', 'ACTIVE'],
    })
  })

  test.each<[string, object, string]>([
    ['an unknown kind', { kind: 'COACHES' }, 'Choose a group.'],
    ['no status', { ...registeredIn(null), statuses: [] }, 'Choose at least one status.'],
    ['a status that is none', { ...registeredIn(null), statuses: ['PAID'] }, 'There’s no such status.'],
    ['an age below the club’s', { kind: 'UNPAID', programId: null, group: 5 }, 'There’s no such age group.'],
    ['an age above the club’s', { kind: 'UNPAID', programId: null, group: 16 }, 'There’s no such age group.'],
    [
      'one too many by hand',
      { kind: 'PEOPLE', userIds: Array.from({ length: MOST_PEOPLE + 1 }, String) },
      'Pick at most 1000, or choose a group.',
    ],
  ])('%s is refused', (_what, given, message) => {
    expect(audience.safeParse(given).error?.issues[0]?.message).toBe(message)
  })

  test('as many as can be picked by hand are taken', () => {
    const userIds = Array.from({ length: MOST_PEOPLE }, String)
    expect(audience.safeParse({ kind: 'PEOPLE', userIds }).success).toBe(true)
  })
})
