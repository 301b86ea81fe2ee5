import { createHash } from 'node:crypto'
import { errorCode } from '../../error-code.ts'
import { inOneGo } from '../../postgres/in-one-go.ts'
import type { Sql, Transaction } from '../../postgres/pool.ts'
import { keyedHash } from '../../secrets/keyed-hash.ts'

interface Patience {
  /** How many are taken without a pause. */
  free: number
  /** The pause after the last free one; it doubles with each further one, up to `mostSeconds`. */
  firstSeconds: number
  mostSeconds: number
  /** After so long a quiet the count begins anew. */
  forgottenAfterSeconds: number
}

const HOUR = 3_600

/**
 * Guessing is slowed down by account, whoever guesses, and by network, whatever the account. A stranger can thus keep a
 * parent waiting for five minutes at the most, and not at all where that parent has signed in before: there only the
 * failures of that network with that account count. A code by mail opens the account again at once.
 */
const patience = {
  account: { free: 5, firstSeconds: 5, mostSeconds: 300, forgottenAfterSeconds: HOUR },
  'known place': { free: 5, firstSeconds: 5, mostSeconds: 300, forgottenAfterSeconds: HOUR },
  network: { free: 120, firstSeconds: 5, mostSeconds: 300, forgottenAfterSeconds: HOUR },
  /**
   * Nobody's mailbox is filled by strangers; a school's network may still sign up a team. The pauses of one network hold
   * nobody else up: a stranger who asks for codes all day does not keep a parent from asking for theirs.
   */
  code: { free: 1, firstSeconds: 60, mostSeconds: 60, forgottenAfterSeconds: HOUR },
  'emails to': { free: 5, firstSeconds: 120, mostSeconds: 900, forgottenAfterSeconds: 24 * HOUR },
  'emails to, from anywhere': {
    free: 12,
    firstSeconds: 60,
    mostSeconds: 900,
    forgottenAfterSeconds: 24 * HOUR,
  },
  /** That there is an account already, or that somebody signed in from elsewhere: a few a day. */
  'notices to': {
    free: 3,
    firstSeconds: 24 * HOUR,
    mostSeconds: 24 * HOUR,
    forgottenAfterSeconds: 24 * HOUR,
  },
  'emails from': { free: 1_000, firstSeconds: 60, mostSeconds: 900, forgottenAfterSeconds: HOUR },
  /** A guardian invites another one; who has invited many waits. */
  invitations: { free: 5, firstSeconds: HOUR, mostSeconds: 24 * HOUR, forgottenAfterSeconds: 24 * HOUR },
  /** Taking over a family's record with the code from the desk (P-17): by account, and by network. */
  'family codes': { free: 5, firstSeconds: 300, mostSeconds: 24 * HOUR, forgottenAfterSeconds: 24 * HOUR },
  'family codes from': {
    free: 30,
    firstSeconds: 300,
    mostSeconds: HOUR,
    forgottenAfterSeconds: 24 * HOUR,
  },
  /** Whoever has an email of ours can answer its return address, with a megabyte each time; a report comes once or twice. */
  'answers to an email': {
    free: 10,
    firstSeconds: HOUR,
    mostSeconds: 24 * HOUR,
    forgottenAfterSeconds: 24 * HOUR,
  },
  /** Somebody takes their own data along once or twice. */
  downloads: { free: 5, firstSeconds: 300, mostSeconds: 900, forgottenAfterSeconds: HOUR },
} satisfies Record<string, Patience>

export interface Counter {
  kind: keyof typeof patience
  subject: string
}

export const digest = (value: string): string => createHash('sha256').update(value).digest('base64url')

/** What an attempt is counted under: no address, of a person or a network, can be read out of it. */
export const attemptKey = async (sql: Sql | Transaction, { kind, subject }: Counter): Promise<string> =>
  `${kind}:${await keyedHash(sql, 'attempt', subject)}`

/** Counts one more before its outcome is known, so that many at once are counted too. False: not now, nothing counted. */
export const countAttempt = (tx: Transaction, counter: Counter, now: Date): Promise<boolean> =>
  countGuess(tx, [counter], now)

/** Whether the next one would be refused; for work that is not worth doing then. */
export async function isPaused(sql: Sql, counter: Counter, now: Date): Promise<boolean> {
  const key = await attemptKey(sql, counter)
  const [row] = await sql`select from pool_attempts where subject = ${key} and blocked_until > ${now}`
  return row !== undefined
}

/** What PostgreSQL says when it is to divide by zero. */
const DIVISION_BY_ZERO = '22012'

/**
 * The same for several: if one of them says "not now", none is counted. It is one statement, in which rows are
 * locked in one order: many guesses at once meet the same pauses as one after another.
 */
export async function countGuess(
  sql: Sql | Transaction,
  counters: readonly Counter[],
  now: Date,
): Promise<boolean> {
  const asked: object[] = []
  for (const counter of counters)
    asked.push({ subject: await attemptKey(sql, counter), ...patience[counter.kind] })
  const pause = sql`
    case when n < free then null
    else ${now}::timestamptz + least("mostSeconds", "firstSeconds" * 2 ^ least(n - free, 20)) * interval '1 second' end`
  // One that was paused while we waited for it leaves some counted and some not: dividing by zero undoes it all.
  const [row] = await sql`
    with asked as materialized (
      select * from json_to_recordset(${JSON.stringify(asked)}::text::json) as asked
        (subject text, free integer, "firstSeconds" integer, "mostSeconds" integer, "forgottenAfterSeconds" integer)),
    counted as (
      insert into pool_attempts as a (subject, failures, last_at, blocked_until)
      select subject, n, ${now}, ${pause} from asked, (select 1 as n) first
      where not exists (
        select from pool_attempts where subject in (select subject from asked) and blocked_until > ${now})
      order by subject collate "C"
      on conflict (subject) do update set (failures, last_at, blocked_until) = (
        select n, ${now}, ${pause} from asked, lateral (
          select case when a.last_at < ${now}::timestamptz - "forgottenAfterSeconds" * interval '1 second'
            then 1 else a.failures + 1 end as n) next
        where asked.subject = a.subject)
      where a.blocked_until is null or a.blocked_until <= ${now}
      returning true)
    select count(*) > 0 as "isCounted",
      1 / case when count(*) in (0, ${counters.length}) then 1 else 0 end as "isWhole"
    from counted`.catch((error) => {
    if (errorCode(error) !== DIVISION_BY_ZERO) throw error
    return []
  })
  return row?.isCounted === true
}

/** It was no failure after all. For an account the slate is clean; for a network, its other failures stay. */
export async function takeBackGuess(sql: Sql | Transaction, counters: Counter[]): Promise<void> {
  await inOneGo(
    counters.map(async (counter) => {
      const key = await attemptKey(sql, counter)
      if (counter.kind === 'network')
        await sql`update pool_attempts set failures = greatest(failures - 1, 0), blocked_until = null
                  where subject = ${key}`
      else await sql`delete from pool_attempts where subject = ${key}`
    }),
  )
}
