import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { errorCode } from '../error-code.ts'
import { openPool, type Sql } from './pool.ts'

/** Longer than anything here takes, and shorter than a test may. */
const HANGING_MS = 5_000

/** The way to the database was cut, or somebody ended it. */
const LOST = /CONNECTION_CLOSED|57P01|ECONNRESET|EPIPE/

/** What came of it: an answer, the code of a failure, or HANGS. */
async function outcome(work: PromiseLike<unknown>): Promise<unknown> {
  const settled = Promise.resolve(work).then(
    (rows) => (Array.isArray(rows) ? rows.map((row) => Object.values(row)[0]) : rows),
    (error) => errorCode(error) ?? String(error),
  )
  return Promise.race([settled, pause(HANGING_MS, 'HANGS', { ref: false })])
}

const outcomes = (works: readonly PromiseLike<unknown>[]) => Promise.all(works.map(outcome))

function poolOf(connections: number): Sql {
  const sql = openPool(inject('postgresUrl'), connections)
  onTestFinished(() => sql.end({ timeout: 0 }))
  return sql
}

/** Somebody who ends others' connections. */
const terminate = (killer: Sql, pid: number | undefined) => killer`select pg_terminate_backend(${pid ?? 0})`

async function pidOf(sql: Sql): Promise<number | undefined> {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  return row?.pid
}

/** Statements that say who they are, so that nobody gets another's answer unnoticed. */
const numbered = (sql: Sql, count: number) => Array.from({ length: count }, (_, n) => sql`select ${n}::int`)
const answers = (count: number) => Array.from({ length: count }, (_, n) => [n])

const asSql = (tx: unknown) => tx as Sql

describe('statements that wait in line', () => {
  test('are cancelled one by one, and the others answered', async () => {
    const sql = poolOf(1)
    const long = sql`select pg_sleep(0.3)`.execute()
    const waiting = numbered(sql, 6)
    const settled = outcomes(waiting)
    await pause(50)
    for (const n of [0, 3, 5]) waiting[n]?.cancel()
    expect(await settled).toEqual(['57014', [1], [2], '57014', [4], '57014'])
    expect(await outcome(long)).toEqual([''])
    expect(await outcomes(numbered(sql, 3))).toEqual(answers(3))
  })

  test('are cancelled before they have left at all, also while a connection is made for them', async () => {
    const sql = poolOf(1)
    const first = sql`select 1`
    const dialling = outcome(first)
    await pause(0)
    first.cancel()
    expect(await dialling).toBe('57014')
    expect(await outcomes(numbered(sql, 3))).toEqual(answers(3))
    const atOnce = sql`select 2`.execute()
    atOnce.cancel()
    expect(await outcome(atOnce)).toBe('57014')
    expect(await outcomes(numbered(sql, 3))).toEqual(answers(3))
  })

  test('go on after one that is cancelled at work, or runs out of time', async () => {
    const sql = poolOf(1)
    await sql`set statement_timeout = 200`
    const [long, cancelled] = [sql`select pg_sleep(3)`.execute(), sql`select pg_sleep(3)`]
    const settled = outcomes([long, ...numbered(sql, 3), cancelled, ...numbered(sql, 3)])
    await pause(300)
    cancelled.cancel()
    expect(await settled).toEqual(['57014', ...answers(3), '57014', ...answers(3)])
  })

  test('are answered by another connection when theirs is ended', async () => {
    const [sql, killer] = [poolOf(1), poolOf(1)]
    const pid = await pidOf(sql)
    const long = sql`select pg_sleep(5)`.execute()
    const settled = outcomes([long, ...numbered(sql, 5)])
    await pause(50)
    await terminate(killer, pid)
    const [lost, ...others] = await settled
    expect(lost).toMatch(LOST)
    expect(others).toEqual(answers(5))
  })

  test('are all answered when the pool ends', async () => {
    const [sql, other] = [openPool(inject('postgresUrl'), 2), poolOf(1)]
    await sql`set application_name = 'ending'`
    const settled = outcomes([sql`select pg_sleep(0.2)`, sql`select pg_sleep(0.2)`, ...numbered(sql, 20)])
    await pause(20)
    expect(await outcome(sql.end().then(() => 'ended'))).toBe('ended')
    await expect
      .poll(() =>
        outcome(other`select count(*)::int from pg_stat_activity where application_name = 'ending'`),
      )
      .toEqual([0])
    expect(await settled).toEqual([[''], [''], ...answers(20)])
    expect(await outcome(sql`select 1`)).toBe('CONNECTION_ENDED')
  })

  test('keep no pool from ending where a connection is lost meanwhile', async () => {
    const [sql, killer] = [openPool(inject('postgresUrl'), 1), poolOf(1)]
    const pid = await pidOf(sql)
    const long = outcome(sql`select pg_sleep(5)`)
    await pause(20)
    const ended = outcome(sql.end().then(() => 'ended'))
    await pause(20)
    await terminate(killer, pid)
    expect(await long).toMatch(LOST)
    expect(await ended).toBe('ended')
  })

  test('are all answered, or refused, when the pool is given a moment to end', async () => {
    const sql = openPool(inject('postgresUrl'), 1)
    await outcomes(numbered(sql, 1))
    const settled = outcomes([sql`select pg_sleep(5)`, ...numbered(sql, 5)])
    await pause(20)
    expect(await outcome(sql.end({ timeout: 0.2 }).then(() => 'ended'))).toBe('ended')
    expect(await settled).toEqual(Array(6).fill('CONNECTION_DESTROYED'))
  })

  test('go on beside a cursor and a copy that nobody reads to the end', async () => {
    const sql = poolOf(3)
    for await (const [row] of sql`select generate_series(1, 100) as n`.cursor(1)) if (row?.n === 3) break
    const half = sql`select generate_series(1, 100) as n`.cursor(1)[Symbol.asyncIterator]()
    await half.next()
    const copy =
      await sql`copy (select repeat('x', 1000) from generate_series(1, 20000)) to stdout`.readable()
    expect(await outcomes(numbered(sql, 10))).toEqual(answers(10))
    await half.return?.(undefined)
    copy.destroy()
    await pause(100)
    const all = Promise.all([1, 2, 3].map(() => sql.reserve()))
    expect(await outcome(all.then(({ length }) => length))).toBe(3)
    for (const one of await all) one.release()
  })

  test('a pool ends with a copy that nobody reads, and PostgreSQL with it', async () => {
    const [sql, other] = [openPool(inject('postgresUrl'), 1), poolOf(1)]
    const pid = await pidOf(sql)
    const copy =
      await sql`copy (select repeat('x', 1000) from generate_series(1, 20000)) to stdout`.readable()
    const told = outcome(once(copy, 'error').then(([error]) => errorCode(error)))
    expect(await outcome(sql.end({ timeout: 0.1 }).then(() => 'ended'))).toBe('ended')
    expect(await told).toBe('CONNECTION_DESTROYED')
    await expect
      .poll(() => outcome(other`select count(*)::int from pg_stat_activity where pid = ${pid ?? 0}`))
      .toEqual([0])
  })

  test('go on beside listeners, which begin again when their connection is ended', async () => {
    const [sql, killer] = [poolOf(1), poolOf(1)]
    const heard: string[] = []
    await sql.listen('news', (payload) => heard.push(payload))
    const long = sql`select pg_sleep(0.2)`.execute()
    const settled = outcomes(numbered(sql, 5))
    await killer`
      select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%news%' and pid <> pg_backend_pid()`
    expect(await settled).toEqual(answers(5))
    await long
    await expect
      .poll(async () => {
        await sql.notify('news', 'again')
        return heard
      })
      .toContain('again')
  })

  test('go on after a plan that is no longer right', async () => {
    const [sql, other] = [poolOf(1), poolOf(1)]
    await sql`create table changing (a int)`
    onTestFinished(async () => {
      await other`drop table if exists changing`
    })
    await sql`insert into changing values (7)`
    const look = () => sql`select * from changing where a > ${0}`
    expect(await outcome(look())).toEqual([7])
    await other`alter table changing alter column a type text using 'now ' || a, add b int`
    await other`alter table changing drop column a, add a int default 8`
    const works = [sql`select pg_sleep(0.05)`, look(), ...numbered(sql, 3), look(), sql`select 1 / ${0}::int`]
    expect(await outcomes([...works, ...numbered(sql, 2)])).toEqual([
      [''],
      [null],
      ...answers(3),
      [null],
      '22012',
      ...answers(2),
    ])
  })
})

describe('transactions and reserved connections among statements that wait', () => {
  test('everybody gets their own answers', async () => {
    const sql = poolOf(2)
    const inTransaction = (n: number) =>
      sql.begin(async (tx) => outcomes([tx`select ${n}::int`, tx`select ${n + 100}::int`]))
    const reserved = async (n: number) => {
      const one = await sql.reserve()
      const found = await outcomes([one`select ${n}::int`, one`select ${n + 200}::int`])
      one.release()
      return found
    }
    const all = Array.from({ length: 12 }, (_, n) => [
      outcome(sql`select ${n}::int`),
      inTransaction(n),
      reserved(n),
    ]).flat()
    expect(await Promise.all(all)).toEqual(
      Array.from({ length: 12 }, (_, n) => [[n], [[n], [n + 100]], [[n], [n + 200]]]).flat(),
    )
  })

  test('a statement that cannot be sent fails alone', async () => {
    const sql = poolOf(1)
    const found = await sql
      .begin(async (tx) =>
        outcomes([
          tx`select ${1}::int`,
          tx`select ${undefined as unknown as number}::int`,
          tx`select ${3}::int`,
        ]),
      )
      .catch(errorCode)
    expect(found).toBe('UNDEFINED_VALUE')
    const one = await sql.reserve()
    const works = [one`select 1`, one`select ${undefined as unknown as number}::int`, one`select ${3}::int`]
    expect(await outcomes(works)).toEqual([[1], 'UNDEFINED_VALUE', [3]])
    one.release()
    expect(await outcomes(numbered(sql, 3))).toEqual(answers(3))
  })

  test('one that is cancelled among others that have left takes nobody’s answer', async () => {
    const sql = poolOf(1)
    const one = await sql.reserve()
    const works = [one`select pg_sleep(0.2)`, one`select pg_sleep(0.3)`, one`select 3`, one`select ${4}::int`]
    const settled = outcomes(works)
    await pause(50)
    works[1]?.cancel()
    const [first, cancelled, ...others] = await settled
    expect([first, ...others]).toEqual([[''], [3], [4]])
    // PostgreSQL pays no heed to a wish that comes before it has begun.
    expect([['57014'], ['']]).toContainEqual([cancelled].flat())
    one.release()
    expect(await outcomes(numbered(sql, 3))).toEqual(answers(3))
  })

  test('what a lost transaction still sends reaches nobody else’s, and costs nobody an answer', async () => {
    const [sql, killer] = [poolOf(1), poolOf(1)]
    await sql`create table if not exists kept (n int)`
    onTestFinished(async () => {
      await killer`drop table if exists kept`
    })
    const late: unknown[] = []
    const lost = sql.begin(async (tx) => {
      await terminate(killer, await pidOf(asSql(tx)))
      late.push(await outcome(tx`select pg_sleep(1)`))
      // By now the connection is somebody else's.
      await pause(300)
      late.push(...(await outcomes([tx`insert into kept values (1)`, tx`insert into kept values (2)`])))
      throw new Error('given up')
    })
    const waiting = outcomes(numbered(sql, 3))
    const other = sql.begin(async (tx) => {
      await tx`insert into kept values (3)`
      await pause(600)
      return outcome(tx`select n from kept`)
    })
    expect(await outcome(lost)).toMatch(LOST)
    expect(await waiting).toEqual(answers(3))
    expect(await other).toEqual([3])
    expect(late).toEqual(late.map(() => expect.stringMatching(LOST)))
    expect(await outcome(sql`select n from kept`)).toEqual([3])
  })

  test('a reserved connection that is lost, or released twice, is nobody’s any more', async () => {
    const [sql, killer] = [poolOf(1), poolOf(1)]
    const one = await sql.reserve()
    await terminate(killer, await pidOf(asSql(one)))
    const lost = await outcomes([one`select pg_sleep(1)`, ...numbered(asSql(one), 3)])
    expect(lost).toEqual(lost.map(() => expect.stringMatching(LOST)))
    const other = sql.begin(async (tx) => {
      await tx`create temp table mine (n int) on commit drop`
      one.release()
      one.release()
      const between = outcomes(numbered(sql, 3))
      await pause(100)
      expect(await outcome(one`select 1`)).toMatch(LOST)
      return [await outcome(tx`select count(*)::int from mine`), between] as const
    })
    const [mine, between] = (await other) as [unknown, Promise<unknown[]>]
    expect(mine).toEqual([0])
    expect(await between).toEqual(answers(3))
  })

  test('a statement that fails after its first rows leaves no holes in the next result', async () => {
    const sql = poolOf(1)
    const halfway = sql`select 6 / (3 - n) as share from generate_series(1, 5) n`
    const next = sql`select n from generate_series(1, 3) n`
    expect(await outcome(halfway)).toBe('22012')
    expect([...(await next)]).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
    expect([...(await sql`select 1 as n`)]).toEqual([{ n: 1 }])
  })

  test('the pool ends once a reserved connection is released, and what waited is answered', async () => {
    const sql = openPool(inject('postgresUrl'), 1)
    const one = await sql.reserve()
    const waiting = outcomes(numbered(sql, 3))
    await pause(20)
    const ended = outcome(sql.end().then(() => 'ended'))
    expect(await outcome(one`select 1`)).toEqual([1])
    one.release()
    expect(await waiting).toEqual(answers(3))
    expect(await ended).toBe('ended')
    expect(await outcome(sql.reserve())).toBe('CONNECTION_ENDED')
  })
})
