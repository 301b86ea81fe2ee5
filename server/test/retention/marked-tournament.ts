import { randomUUID } from 'node:crypto'
import type { Values } from './fill-table.ts'

interface MarkedFamily {
  marker: string
  email: string
  userId: string
  playerId: string
}

/** A family's traces at tournaments: team lists, sign-ups, entries, thanks, wishes and waivers. */
export function tournamentRows({ marker, email, userId, playerId }: MarkedFamily): [string, Values[]][] {
  const [id, waiver] = [`${userId} tournament`, `${userId} waiver`]
  const plan = JSON.stringify({
    ...EMPTY_PLAN,
    players: [
      { teamId: 't', playerId, displayName: `${marker} listed`, shirtNo: null },
      { teamId: 't', playerId: null, displayName: 'By hand', shirtNo: null },
    ],
  })
  return [
    [
      'tournaments',
      [
        {
          id,
          slug: id,
          plan,
          public_plan: null,
          kind: 'OTHER',
          status: 'FINISHED',
          date: '2026-02-28',
          revision: 1,
          ...DEAD,
        },
      ],
    ],
    [
      'tournament_sign_ups',
      [{ id: `${userId} sign-up`, tournament_id: id, player_id: playerId, status: 'JOINED', ...DEAD }],
    ],
    ['tournament_desks', [{ tournament_id: id, draft: plan }]],
    ['tournament_entries', [{ id: randomUUID(), tournament_id: id, key: randomUUID(), outcome: 'TAKEN' }]],
    ['thank_you_notes', [{ id: randomUUID(), tournament_id: id, state: 'SHOWN' }]],
    ['wishes', [{ key: `${marker} device` }]],
    ['fun_day_waivers', [{ id: waiver, event: id, email, reference: randomUUID() }]],
    ['fun_day_waiver_children', [{ waiver_id: waiver, place: 0 }]],
  ]
}

const DEAD = { _deleted: false, _version: 1, _last_changed_at: 1 }

const EMPTY_PLAN = {
  revision: 1,
  divisions: [],
  groups: [],
  teams: [],
  pitches: [],
  slots: [],
  matches: [],
  officials: [],
  assignments: [],
  rundown: [],
  awards: [],
  incidents: [],
  changes: [],
  households: [],
}
