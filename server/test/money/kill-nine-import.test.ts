import { expect, onTestFinished, test, vi } from 'vitest'
import { makeBankClub } from '../../../bench/bank-club.ts'
import { bankFile } from '../../../bench/bank-file.ts'
import { acceptCertain, askDesk, importLines, judge, linesOf } from '../../../bench/bank-treasurer.ts'
import { openPool, type Sql } from '../../src/postgres/pool.ts'
import { newDatabase } from '../database.ts'
import { serverForTest } from '../running-server.ts'
import { type ServerProcess, startProcess } from '../server-process.ts'
import { signToken } from '../tokens.ts'
import { untilWaiting } from '../until-waiting.ts'

vi.setConfig({ testTimeout: 240_000 })

const LINES = 100
const MIDDLE = 20
const GATE = 4711
/** The error that a client gets when the server is killed. */
const GONE = /closed|ECONNRESET|terminated/i

/**
 * From now on, writing the twentieth row waits until the gate opens, so that the process is in the middle on any
 * machine.
 */
async function holdInTheMiddle(sql: Sql, table: string): Promise<() => Promise<void>> {
  await sql.unsafe(`
    create sequence rows_of_${table};
    create function hold_${table}() returns trigger language plpgsql as $$ begin
      if nextval('rows_of_${table}') = ${MIDDLE} then perform pg_advisory_xact_lock_shared(${GATE}); end if;
      return new; end $$;
    create trigger hold_${table} before insert on ${table} for each row execute function hold_${table}()`)
  const gate = await sql.reserve()
  await gate`select pg_advisory_lock(${GATE})`
  return async () => {
    await gate`select pg_advisory_unlock(${GATE})`
    gate.release()
  }
}

const atDesk = async ({ url }: Pick<ServerProcess, 'url'>) =>
  askDesk(url, await signToken({ email: 'desk@example.org', groups: ['pmfcadmin'] }))

test('B-10, B-11: kill -9 amid an import and a booking: after a retry, each line is there and booked', async () => {
  const database = await newDatabase()
  onTestFinished(() => database.drop())
  const sql = openPool(database.url, 4)
  onTestFinished(() => sql.end({ timeout: 5 }))
  const file = bankFile(await makeBankClub(sql, LINES), LINES)
  const countOf = async (rows: string) => (await sql.unsafe(`select count(*)::int from ${rows}`))[0]?.count
  const start = () => startProcess({ DATABASE_URL: database.url })

  const killIn = async (table: string, victim: ServerProcess, write: Promise<unknown>) => {
    const answer = write.then(
      () => 'answered',
      (error) => String(error.cause ?? error),
    )
    const held = untilWaiting(sql).then(() => `held in ${table}`)
    expect(await Promise.race([held, answer])).toBe(`held in ${table}`)
    expect(await victim.end('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' })
    return answer
  }

  const first = await start()
  const openLines = await holdInTheMiddle(sql, 'bank_lines')
  const imported = await killIn('bank_lines', first, importLines(await atDesk(first), file))
  await openLines()
  expect(imported).toMatch(GONE)

  // Everything from the dead process is rolled back before this import gets its turn.
  const second = await start()
  expect(await importLines(await atDesk(second), file)).toBe(LINES)
  expect(await countOf('bank_lines')).toBe(LINES)
  const { certain } = judge(await linesOf(await atDesk(second), 'OPEN'), file)
  const openEntries = await holdInTheMiddle(sql, 'ledger_entries')
  const accepted = await killIn('ledger_entries', second, acceptCertain(await atDesk(second)))
  await openEntries()
  expect(accepted).toMatch(GONE)

  // The successor need not be a process itself.
  const desk = await atDesk(await serverForTest({ databaseUrl: database.url }))
  const { booked } = await acceptCertain(desk)
  expect(booked).toBeGreaterThan(MIDDLE)
  expect(booked).toBeLessThanOrEqual(certain)
  expect(await linesOf(desk, 'BOOKED')).toHaveLength(booked)
  expect(await countOf(`ledger_entries where kind = 'PAYMENT'`)).toBe(booked)
  expect(await countOf('(select distinct entry_id from bank_lines where entry_id is not null) booked')).toBe(
    booked,
  )
  expect(await importLines(desk, file)).toBe(0)
})
