import { agoWords } from '@touchline/domain/ago-words.ts'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { dayFrom, listOf } from '@touchline/domain/words.ts'
import type { DeskNumbers } from './desk-numbers.ts'

export interface Tile {
  key: string
  count: number
  title: string
  /** What makes it urgent. */
  note: string
  to: string
}

const counted = (count: number, one: string, many: string) => (count === 1 ? one : many)

/** '3 registrations to review and 1 payment overdue', for the other seasons; '' if nothing waits there. */
export function elsewhereWords({ attention: { pending, overdue, leaving } }: DeskNumbers): string {
  const parts = [
    [pending.elsewhere, 'registration to review', 'registrations to review'],
    [leaving.elsewhere, 'withdrawal request', 'withdrawal requests'],
    [overdue.elsewhere, 'payment overdue', 'payments overdue'],
  ] as const
  const waiting = parts.filter(([count]) => count > 0)
  return listOf(
    waiting.map(([count, one, many]) => `${count} ${counted(count, one, many)}`),
    'and',
  )
}

/** What needs a decision, most urgent first: families who wait for us, then money, then the rest. */
export function tilesOf({ attention, asOf }: DeskNumbers): Tile[] {
  const now = new Date(asOf)
  return [
    ...familyTiles(attention, now),
    ...moneyTiles(attention),
    ...missingTiles(attention, now),
    ...kitTiles(attention),
  ].filter(({ count }) => count > 0)
}

type Attention = DeskNumbers['attention']

function familyTiles({ pending, freePlaces, leaving, calls }: Attention, now: Date): Tile[] {
  return [
    {
      key: 'pending',
      count: pending.count,
      title: counted(pending.count, 'registration to review', 'registrations to review'),
      note: pending.since ? `The oldest came in ${agoWords(pending.since, now)}.` : '',
      to: '/admin/registrations',
    },
    ...freePlaces.map(({ programId, program, free, waiting }) => ({
      key: `free ${programId}`,
      count: waiting,
      title: `waiting while ${free === null ? 'there is no limit' : counted(free, 'a place is free', `${free} places are free`)}`,
      note: program,
      to: `/admin/registrations?status=WAITLISTED&programId=${programId}`,
    })),
    {
      key: 'leaving',
      count: leaving.count,
      title: counted(leaving.count, 'withdrawal request', 'withdrawal requests'),
      note: leaving.since ? `The first came in ${agoWords(leaving.since, now)}.` : '',
      to: '/admin/registrations?status=ACTIVE&leaving=1',
    },
    {
      key: 'calls',
      count: calls,
      title: counted(calls, 'phone call to make', 'phone calls to make'),
      note: 'To families without an email.',
      to: '/admin/calls',
    },
  ]
}

const moneyTiles = ({ overdue, unusual }: Attention): Tile[] => [
  {
    key: 'overdue',
    count: overdue.count,
    title: counted(overdue.count, 'payment overdue', 'payments overdue'),
    note: `${formatCents(overdue.cents)} total.`,
    to: '/admin/registrations?status=APPROVED&overdue=1',
  },
  {
    key: 'unusual',
    count: unusual,
    title: counted(unusual, 'family is worth a look', 'families are worth a look'),
    note: 'Many children at once, or many unpaid places.',
    to: '/admin/users?unusual=1',
  },
]

const missingTiles = ({ failedEmails, eventConsents, consentsMissing }: Attention, now: Date): Tile[] => [
  {
    key: 'emails',
    count: failedEmails,
    title: counted(failedEmails, 'email didn’t arrive', 'emails didn’t arrive'),
    note: 'Someone is waiting to hear from us.',
    to: '/admin/email#failed',
  },
  {
    key: 'event consents',
    count: eventConsents?.missing ?? 0,
    title: counted(
      eventConsents?.missing ?? 0,
      'child without a signed form for the next event',
      'children without a signed form for the next event',
    ),
    note: eventConsents ? `${eventConsents.event}, ${dayFrom(clubDay(now), eventConsents.date)}` : '',
    to: `/admin/tournaments/${eventConsents?.slug}?part=consents`,
  },
  {
    key: 'consents',
    count: consentsMissing,
    title: counted(consentsMissing, 'player without all consents', 'players without all consents'),
    note: 'Registered, but a consent is missing.',
    to: '/admin/players?noConsent=1',
  },
]

const kitTiles = ({ kitReady, kitStale }: Attention): Tile[] => [
  {
    key: 'kit',
    count: kitReady,
    title: counted(kitReady, 'kit order ready, not collected', 'kit orders ready, not collected'),
    note: 'Bring them to the field.',
    to: '/admin/kit-orders?status=READY',
  },
  {
    key: 'stale kit',
    count: kitStale,
    title: counted(kitStale, 'kit order unpaid for two weeks', 'kit orders unpaid for two weeks'),
    note: 'Ask the family, or cancel.',
    to: '/admin/kit-orders?status=PENDING&stale=1',
  },
]
