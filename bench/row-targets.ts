import { present } from '@touchline/domain/present.ts'
import { wordsQuery } from '../server/src/postgres/search-words.ts'
import { listRequests } from './list-requests.ts'
import type { Target } from './load.ts'
import { peerQueries } from './peer-queries.ts'
import { createQuery, getQuery, updateQuery } from './queries.ts'
import { seededId } from './seeded-id.ts'

/** Writes are also compared with a peer that keeps a history, besides the bare one. */
export type Sides = Record<'ours' | 'floor' | 'peer', Target[]> & { keeper?: Target[] }

/**
 * How to send requests to each side; ours as the nth of many people, because one alone may not send that many a minute.
 */
export interface Ways {
  people: number
  ours(n: number, body: Target['body']): Target
  /** As the family of the nth player. */
  oursAsFamily(n: number, body: Target['body']): Target
  floor(path: string, variables: () => object): Target
  peer(query: string, variables: () => object): Target
  keeper(query: string, variables: () => object): Target
}

const each = <Made>({ people }: Ways, make: (n: number) => Made): Made[] =>
  Array.from({ length: people }, (_, n) => make(n))

const asked = (query: string, variables: () => object) => () =>
  JSON.stringify({ query, variables: variables() })

/** The request of the players' screen when somebody searches for a family's address. */
export async function searches(ways: Ways, families: number): Promise<Sides> {
  const { body, values } = present(listRequests.players, 'the list of players')
  // The number of a later family is not the prefix of another, so each search finds one.
  const first = families / 5
  const nth = (n: number) => `family${first + Math.floor((n * first * 4) / ways.people)}`
  const bodies = await Promise.all(each(ways, (n) => body(nth(n))))
  return {
    ours: each(ways, (n) => ways.ours(n, bodies[n])),
    floor: each(ways, (n) => ways.floor('/search/players', () => values(nth(n)))),
    peer: each(ways, (n) => ways.peer(peerQueries.search, () => ({ query: wordsQuery(nth(n)) }))),
  }
}

export function gets(ways: Ways): Sides {
  const variables = (n: number) => () => ({ id: seededId('p', n) })
  return {
    ours: each(ways, (n) => ways.ours(n, asked(getQuery, variables(n)))),
    floor: each(ways, (n) => ways.floor('/get', variables(n))),
    peer: each(ways, (n) => ways.peer(peerQueries.get, variables(n))),
  }
}

const PROGRAM = { name: 'Made by a measurement', startDate: '2030-09-06', endDate: '2030-12-18' }

export function creates(ways: Ways): Sides {
  const at = '2030-01-01T00:00:00.000Z'
  const stamps = { createdAt: at, updatedAt: at, _version: 1, _deleted: false, _lastChangedAt: '0' }
  const program = () => ({ program: { id: crypto.randomUUID(), ...PROGRAM, ...stamps } })
  return {
    ours: each(ways, (n) =>
      ways.ours(
        n,
        asked(createQuery, () => ({ input: PROGRAM })),
      ),
    ),
    floor: each(ways, () => ways.floor('/create', () => PROGRAM)),
    peer: each(ways, () => ways.peer(peerQueries.create, program)),
    keeper: each(ways, () => ways.keeper(peerQueries.create, program)),
  }
}

/**
 * Each side has its own players. Ours are changed by their families with the latest version; a change by the desk would
 * also send an email.
 */
export function updates(ways: Ways): Sides {
  const phone = (version: number) => `604-555-${String(version % 10_000).padStart(4, '0')}`
  const changing = (side: number, n: number, variables: (id: string, version: number) => object) => {
    const id = seededId('p', side * ways.people + n)
    let version = 0
    return () => {
      version += 1
      return variables(id, version)
    }
  }
  const patched = (id: string, version: number) => ({ id, patch: { emergencyPhone: phone(version) } })
  return {
    ours: each(ways, (n) =>
      ways.oursAsFamily(
        n,
        asked(
          updateQuery,
          changing(0, n, (id, _version) => ({ input: { id, emergencyPhone: phone(_version), _version } })),
        ),
      ),
    ),
    floor: each(ways, (n) =>
      ways.floor(
        '/update',
        changing(1, n, (id, version) => ({ id, phone: phone(version) })),
      ),
    ),
    peer: each(ways, (n) => ways.peer(peerQueries.update, changing(2, n, patched))),
    keeper: each(ways, (n) => ways.keeper(peerQueries.update, changing(2, n, patched))),
  }
}
