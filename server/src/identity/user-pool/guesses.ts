import type { Sql, Transaction } from '../../postgres/pool.ts'
import { keyedHash } from '../../secrets/keyed-hash.ts'
import { type Counter, countGuess, takeBackGuess } from './attempts.ts'
import { PoolError, tooManyGuesses } from './pool-error.ts'
import type { UserPool } from './user-pool.ts'
import type { PoolUser } from './users.ts'

const KNOWN_FOR_MS = 90 * 24 * 3_600_000

/** A place is a user on a network; it is stored as a hash, from which neither can be derived. */
export const placeHash = (sql: Sql | Transaction, userId: string, network: string): Promise<string> =>
  keyedHash(sql, 'known place', `${userId} ${network}`)

/** Remembers a successful sign-in from here. True if they have signed in elsewhere before, but never here. */
export async function rememberPlace(
  tx: Transaction,
  { userId, hash }: { userId: string; hash: string },
  now: Date,
): Promise<boolean> {
  const [place] = await tx`
    insert into pool_known_places (user_id, network_hash, last_at) values (${userId}, ${hash}, ${now})
    on conflict (user_id, network_hash) do update set last_at = excluded.last_at
    returning xmax = 0 and exists (select from pool_known_places where user_id = ${userId}) as "isNewNetwork"`
  return place?.isNewNetwork === true
}

async function isKnownPlace({ sql, now }: UserPool, userId: string, network: string): Promise<boolean> {
  const since = new Date(now().getTime() - KNOWN_FOR_MS)
  const [row] = await sql`
    select from pool_known_places
    where user_id = ${userId} and network_hash = ${await placeHash(sql, userId, network)} and last_at > ${since}`
  return row !== undefined
}

const accountCounter = (email: string): Counter => ({ kind: 'account', subject: email })

interface Guess {
  /** As typed, if it is not a valid address. */
  username: string
  user: PoolUser | null
  password: string
  network: string
}

/** Whether the password is right; after too many wrong ones it is not even checked. Takes as long for no user. */
export const provesPassword = async (pool: UserPool, guess: Guess): Promise<boolean> =>
  (await tryPassword(pool, guess)) === 'kept'

/**
 * The same, but tells a wrong password from that of a sign-up tried for an existing account. That one gives no access,
 * so it resets no counter; nor does the right password of an unconfirmed account, so that the two look alike.
 */
export async function tryPassword(pool: UserPool, guess: Guess): Promise<'kept' | 'tried' | null> {
  const { username, user, password, network } = guess
  // Queried even without a user, so that the timing does not reveal whether there is one.
  const isKnown = await isKnownPlace(pool, user?.id ?? '', network)
  const counters: Counter[] =
    user && isKnown
      ? [{ kind: 'known place', subject: `${user.id} ${network}` }]
      : [{ kind: 'network', subject: network }, accountCounter(username)]
  if (!(await countGuess(pool.sql, counters, pool.now()))) throw tooManyGuesses()
  const hashes = { kept: user?.passwordHash ?? null, tried: user?.triedPasswordHash ?? null }
  const matched = await pool.passwords.match(password, hashes, network).catch(async (error) => {
    // Our own fault is not a guess, and the client retries it.
    await takeBackGuess(pool.sql, counters)
    throw error
  })
  if (matched === 'kept' && user?.status !== 'UNCONFIRMED') await takeBackGuess(pool.sql, counters)
  return matched
}

/** Lets a network try a code, and counts it as a guess unless `work` succeeds. */
export function withCodeGuess<Result>(
  pool: UserPool,
  network: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return withGuess(pool, [{ kind: 'network', subject: network }], work)
}

/** The same for the second factor, whose guesses also count per account (V-2). */
export const withSecondFactorGuess = <Result>(
  pool: UserPool,
  { userId, network }: { userId: string; network: string },
  work: () => Promise<Result>,
): Promise<Result> =>
  withGuess(
    pool,
    [
      { kind: 'network', subject: network },
      { kind: 'account', subject: `second factor ${userId}` },
    ],
    work,
  )

async function withGuess<Result>(
  pool: UserPool,
  counters: Counter[],
  work: () => Promise<Result>,
): Promise<Result> {
  if (!(await countGuess(pool.sql, counters, pool.now())))
    throw new PoolError(
      'TooManyFailedAttemptsException',
      'Attempt limit exceeded, please try after some time.',
    )
  try {
    const result = await work()
    await takeBackGuess(pool.sql, counters)
    return result
  } catch (error) {
    if (!(error instanceof PoolError)) await takeBackGuess(pool.sql, counters)
    throw error
  }
}

/** Whoever receives the account's email is its owner, so guesses by others no longer delay them. */
export async function forgetGuesses(tx: Transaction, email: string): Promise<void> {
  await takeBackGuess(tx, [accountCounter(email)])
}
