import type { Sql, Transaction } from '../../postgres/pool.ts'
import { keyedHash } from '../../secrets/keyed-hash.ts'
import { type Counter, countGuess, takeBackGuess } from './attempts.ts'
import { PoolError, tooManyGuesses } from './pool-error.ts'
import type { UserPool } from './user-pool.ts'
import type { PoolUser } from './users.ts'

const KNOWN_FOR_MS = 90 * 24 * 3_600_000

/** A place is a person at a network; it is known by this, out of which neither can be read. */
export const placeHash = (sql: Sql | Transaction, userId: string, network: string): Promise<string> =>
  keyedHash(sql, 'known place', `${userId} ${network}`)

/** Remembers that this person has proved themselves from here; true when they have done so elsewhere, but never here. */
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
  /** As typed, when it is no address at all. */
  username: string
  user: PoolUser | null
  password: string
  network: string
}

/** Whether the password is right; too many wrong ones are refused unseen. The same work is done for no user at all. */
export const provesPassword = async (pool: UserPool, guess: Guess): Promise<boolean> =>
  (await tryPassword(pool, guess)) === 'kept'

/**
 * The same, but tells the password of a sign-up that was tried for an account from a wrong one. It opens nothing, so it
 * wipes no slate clean; neither does the right one of an account that was never confirmed, lest the two differ.
 */
export async function tryPassword(pool: UserPool, guess: Guess): Promise<'kept' | 'tried' | null> {
  const { username, user, password, network } = guess
  // Asked for nobody as well: a question less would tell.
  const isKnown = await isKnownPlace(pool, user?.id ?? '', network)
  const counters: Counter[] =
    user && isKnown
      ? [{ kind: 'known place', subject: `${user.id} ${network}` }]
      : [{ kind: 'network', subject: network }, accountCounter(username)]
  if (!(await countGuess(pool.sql, counters, pool.now()))) throw tooManyGuesses()
  const hashes = { kept: user?.passwordHash ?? null, tried: user?.triedPasswordHash ?? null }
  const matched = await pool.passwords.match(password, hashes, network).catch(async (error) => {
    // Our own fault is nobody's guess, and the client repeats it.
    await takeBackGuess(pool.sql, counters)
    throw error
  })
  if (matched === 'kept' && user?.status !== 'UNCONFIRMED') await takeBackGuess(pool.sql, counters)
  return matched
}

/** Lets a network try a code, and counts it as a guess unless `work` goes well. */
export function withCodeGuess<Result>(
  pool: UserPool,
  network: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return withGuess(pool, [{ kind: 'network', subject: network }], work)
}

/** The same for the code after the password, which is guessed at by account as well (V-2). */
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

/** Whoever reads the mail of an account is its owner: others' guesses no longer stand in the way. */
export async function forgetGuesses(tx: Transaction, email: string): Promise<void> {
  await takeBackGuess(tx, [accountCounter(email)])
}
