import { createHash } from 'node:crypto'
import { errorCode } from '../../error-code.ts'
import { inOneGo } from '../../postgres/in-one-go.ts'
import type { Sql, Transaction } from '../../postgres/pool.ts'
import { keyedHash } from '../../secrets/keyed-hash.ts'

interface Patience {
  /** How many attempts are allowed without a pause. */
  free: number
  /** The pause after the last free attempt; it doubles with each further one, up to `mostSeconds`. */
  firstSeconds: number
  mostSeconds: number
  /** After this long without an attempt, the count starts again. */
  forgottenAfterSeconds: number
}

const HOUR = 3_600

/**
 * Guesses are slowed down per account, whoever guesses, and per network, whatever the account. So a stranger can lock
 * a parent out for five minutes at most, and not at all on a network where the parent has signed in before: there,
 * only that network's failures for that account count. Resetting the password by email removes the pause at once.
 */
const patience = {
  account: { free: 5, firstSeconds: 5, mostSeconds: 300, forgottenAfterSeconds: HOUR },
  'known place': { free: 5, firstSeconds: 5, mostSeconds: 300, forgottenAfterSeconds: HOUR },
  network: { free: 120, firstSeconds: 5, mostSeconds: 300, forgottenAfterSeconds: HOUR },
  /**
   * Keeps strangers from filling a mailbox, but lets a school's network sign up a whole team. Each network has its own
   * pause, so that a stranger who requests codes all day does not keep a parent from requesting one.
   */
  code: { free: 1, firstSeconds: 60, mostSeconds: 60, forgottenAfterSeconds: HOUR },
  'emails to': { free: 5, firstSeconds: 120, mostSeconds: 900, forgottenAfterSeconds: 24 * HOUR },
  'emails to, from anywhere': {
    free: 12,
    firstSeconds: 60,
    mostSeconds: 900,
    forgottenAfterSeconds: 24 * HOUR,
  },
  /** Notices that an account exists already, or of a sign-in from elsewhere: a few a day. */
  'notices to': {
    free: 3,
    firstSeconds: 24 * HOUR,
    mostSeconds: 24 * HOUR,
    forgottenAfterSeconds: 24 * HOUR,
  },
  'emails from': { free: 1_000, firstSeconds: 60, mostSeconds: 900, forgottenAfterSeconds: HOUR },
  /** Invitations from one guardian to another. */
  invitations: { free: 5, firstSeconds: HOUR, mostSeconds: 24 * HOUR, forgottenAfterSeconds: 24 * HOUR },
  /** Taking over a family's record with a code from the desk (P-17), per account and per network. */
  'family codes': { free: 5, firstSeconds: 300, mostSeconds: 24 * HOUR, forgottenAfterSeconds: 24 * HOUR },
  'family codes from': {
    free: 30,
    firstSeconds: 300,
    mostSeconds: HOUR,
    forgottenAfterSeconds: 24 * HOUR,
  },
  /** Anybody with one of our emails can write to its return address, a megabyte each; real reports are rare. */
  'answers to an email': {
    free: 10,
    firstSeconds: HOUR,
    mostSeconds: 24 * HOUR,
    forgottenAfterSeconds: 24 * HOUR,
  },
  /** Downloads of one's own data, which are needed once or twice. */
  downloads: { free: 5, firstSeconds: 300, mostSeconds: 900, forgottenAfterSeconds: HOUR },
} satisfies Record<string, Patience>

export interface Counter {
  kind: keyof typeof patience
  subject: string
}

export const digest = (value: string): string => createHash('sha256').update(value).digest('base64url')

/** The key that an attempt is counted under; the address or network cannot be derived from it. */
export const attemptKey = async (sql: Sql | Transaction, { kind, subject }: Counter): Promise<string> =>
  `${kind}:${await keyedHash(sql, 'attempt', subject)}`

/** Counts an attempt before its outcome is known, so that concurrent ones count. False if paused, and not counted. */
export const countAttempt = (tx: Transaction, counter: Counter, now: Date): Promise<boolean> =>
  countGuess(tx, [counter], now)

/** Whether the next attempt would be refused, to skip expensive work. */
export async function isPaused(sql: Sql, counter: Counter, now: Date): Promise<boolean> {
  const key = await attemptKey(sql, counter)
  const [row] = await sql`select from pool_attempts where subject = ${key} and blocked_until > ${now}`
  return row !== undefined
}

/** PostgreSQL's error code for a division by zero. */
const DIVISION_BY_ZERO = '22012'

/**
 * The same for several counters: if one is paused, none is counted. A single statement locks the rows in a fixed
 * order, so that concurrent guesses are paused like consecutive ones.
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
  // If a counter became paused while we waited for its lock, the division by zero rolls the others back.
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

/** Undoes the count of a successful attempt. An account's counter is reset; a network keeps its other failures. */
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
