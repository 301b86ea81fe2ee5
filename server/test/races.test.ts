import { expect, test, vi } from 'vitest'
import { positionInLine } from '../src/registrations/position-in-line.ts'
import { AT_THE_DESK, agree } from './agree.ts'
import { type Answer, type Person, parent } from './amplify-client.ts'
import { deskForFile } from './desk-for-file.ts'
import type { Row } from './given.ts'
import { PATIENT } from './patient.ts'

const POOL = 12

const { server, desk, given } = await deskForFile('2025-09-01T17:00:00Z')

const times = <Value>(count: number, make: (n: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)))

/** Opens and uses every connection of the pool, because cold ones come one after another and hide a race. */
async function warmPool(): Promise<void> {
  const connections = await times(POOL, () => server.sql.reserve())
  await Promise.all(connections.map((sql) => sql`select 1`))
  for (const connection of connections) connection.release()
  await times(POOL, () => desk.ask('{ listUsers(limit: 1) { items { id } } }'))
}

const update = (who: Person, model: string, input: object) =>
  who.ask(
    `mutation M($input: Update${model}Input!) { row: update${model}(input: $input) { id name: id _version } }`,
    { input },
  )

const register = (who: Person, playerId: string, feeId: string): Promise<Answer> =>
  who.ask(
    `mutation M($input: CreatePlayerProgramRegistrationInput!) {
      row: createPlayerProgramRegistration(input: $input) { id status waitlistPosition _version } }`,
    {
      input: {
        playerRegistrationsId: playerId,
        programFeeRegistrationsId: feeId,
        ...(who === desk ? { reason: AT_THE_DESK } : {}),
      },
    },
  )

const cancel = ({ id, _version }: Row) =>
  update(desk, 'PlayerProgramRegistration', { id, status: 'CANCELLED', _version })

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1)

const positions = async (feeId: string): Promise<number[]> => {
  const rows = await server.sql`
    select ${server.sql.unsafe(positionInLine('r'))} as position from player_program_registrations r
    where program_fee_registrations_id = ${feeId} and status = 'WAITLISTED' order by 1`
  return rows.map((row) => row.position)
}

async function families(count: number): Promise<{ who: Person; player: Row }[]> {
  return times(count, async () => {
    const user = await given.user()
    const who = await parent(user.email as string)
    const player = await given.player({ userPlayersId: user.id })
    await agree(who, player)
    return { who, player }
  })
}

test('eight writers with one version: one wins, seven see the current row', async () => {
  const program = await given.program()
  await warmPool()
  const answers = await times(8, (n) =>
    desk.ask(
      `mutation M($input: UpdateProgramInput!) { row: updateProgram(input: $input) { id name _version } }`,
      { input: { id: program.id, name: `Writer ${n}`, _version: 1 } },
    ),
  )
  const winners = answers.filter(({ errors }) => errors.length === 0).map(({ data }) => data.row)
  expect(winners).toEqual([{ id: program.id, name: expect.stringMatching(/^Writer/), _version: 2 }])
  const losers = answers.flatMap(({ errors }) => errors)
  expect(losers.map(({ errorType, data }) => ({ errorType, data }))).toEqual(
    Array(7).fill({ errorType: 'ConflictUnhandled', data: winners[0] }),
  )
})

test('eight of a family with one version of their child: one wins, seven see the current child', async () => {
  const [family] = await families(1)
  const { who, player } = family as { who: Person; player: Row }
  await warmPool()
  const answers = await server.sql.begin(async (tx) => {
    // All of them have started before the first can write.
    await tx`select from players where id = ${player.id} for update`
    const asked = times(8, (n) =>
      who.ask(
        `mutation M($input: UpdatePlayerInput!) { row: updatePlayer(input: $input) { id emergencyPhone _version } }`,
        { input: { id: player.id, emergencyPhone: `604-555-010${n}`, _version: player._version } },
      ),
    )
    await vi.waitUntil(async () => (await waiters()) === 8, PATIENT)
    return { asked }
  })
  const all = await answers.asked
  const [winner, ...others] = all.flatMap(({ data }) => (data.row ? [data.row] : []))
  expect(others).toEqual([])
  expect(winner).toMatchObject({ id: player.id, _version: 2 })
  const losers = all.flatMap(({ errors }) => errors)
  expect(losers.map(({ errorType, data }) => ({ errorType, data }))).toEqual(
    Array(7).fill({ errorType: 'ConflictUnhandled', data: winner }),
  )
  const entries = await server.sql`
    select after->>'emergencyPhone' as phone from audit_entries where row_id = ${player.id} and action = 'UPDATE'`
  expect(entries).toEqual([{ phone: winner.emergencyPhone }])
})

test('forty families for five places: five get one, the others wait in line from 1 to 35', async () => {
  const fee = await given.fee((await given.program({ capacity: 5 })).id)
  const everybody = await families(40)
  await warmPool()
  const answers = await Promise.all(everybody.map(({ who, player }) => register(who, player.id, fee.id)))
  expect(answers.flatMap(({ errors }) => errors)).toEqual([])
  const rows = answers.map(({ data }) => data.row)
  expect(rows.filter(({ status }) => status === 'PENDING')).toHaveLength(5)
  const waiting = rows.filter(({ status }) => status === 'WAITLISTED')
  expect(waiting.map((row) => row.waitlistPosition).sort((a, b) => a - b)).toEqual(upTo(35))
  expect(await positions(fee.id)).toEqual(upTo(35))
})

test('eight clients register the same player: one registration is made', async () => {
  const fee = await given.fee((await given.program()).id)
  const [family] = await families(1)
  const { who, player } = family as { who: Person; player: Row }
  await warmPool()
  const answers = await times(8, () => register(who, player.id, fee.id))
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
  expect(answers.flatMap(({ errors }) => errors.map(({ errorInfo }) => errorInfo?.code))).toEqual(
    Array(7).fill('ALREADY_REGISTERED'),
  )
})

test('eight clients create a user with one address: all get the same row', async () => {
  const email = 'twice@example.org'
  const who = await parent(email)
  await warmPool()
  const answers = await times(8, (n) =>
    who.ask(`mutation M($input: CreateUserInput!) { row: createUser(input: $input) { id } }`, {
      input: { email: n % 2 ? email : 'Twice@Example.org' },
    }),
  )
  expect(answers.flatMap(({ errors }) => errors)).toEqual([])
  expect(new Set(answers.map(({ data }) => data.row.id)).size).toBe(1)
  expect(await server.sql`select from users where email = ${email}`).toHaveLength(1)
})

test('some leave the line while others join it: it has no gaps, and nobody waits for ever', async () => {
  const fee = await given.fee((await given.program({ capacity: 1 })).id)
  const [first, ...early] = await families(13)
  const late = await families(12)
  await given.registration(first?.player.id as string, fee.id)
  const line: Row[] = []
  for (const { player } of early) line.push(await given.registration(player.id, fee.id))
  await warmPool()
  // Leaving moves those behind up by a version; a client overtaken by that reads the row again, as a person would.
  const leave = async ({ id }: Row): Promise<Answer> => {
    const [row] = await server.sql`select id, _version from player_program_registrations where id = ${id}`
    const answer = await cancel(row as unknown as Row)
    return answer.errors[0]?.errorType === 'ConflictUnhandled' ? leave({ id } as Row) : answer
  }
  const answers = await Promise.all([
    ...line.filter((_, n) => n % 2 === 0).map(leave),
    ...late.map(({ who, player }) => register(who, player.id, fee.id)),
  ])
  expect(answers.flatMap(({ errors }) => errors)).toEqual([])
  expect(await positions(fee.id)).toEqual(upTo(18))
})

/** The number of statements in this database that wait for a lock. */
const waiters = async () =>
  (
    await server.sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  ).length

/** Where a registration can be paused: before it has read anything, and after all decisions, just before the write. */
const pauses = {
  'about to look': 'lock table programs in exclusive mode',
  'about to write': 'lock table player_program_registrations in share mode',
}

test.each(
  (['Player', 'ProgramFee', 'Program'] as const).flatMap((model) =>
    (['about to look', 'about to write'] as const).map((moment) => ({ model, moment })),
  ),
)(
  'a $model that is deleted while a registration is $moment: only one of the two is done',
  async ({ model, moment }) => {
    const program = await given.program()
    const rows = { Program: program, ProgramFee: await given.fee(program.id), Player: await given.player() }
    await warmPool()
    const lock = await server.sql.reserve()
    await lock`begin`
    await lock.unsafe(pauses[moment])
    const registration = register(desk, rows.Player.id, rows.ProgramFee.id)
    await vi.waitUntil(async () => (await waiters()) === 1, PATIENT)
    const deletion = desk.ask(
      `mutation M($input: Delete${model}Input!) { row: delete${model}(input: $input) { id } }`,
      { input: { id: rows[model].id, _version: 1 } },
    )
    await Promise.race([deletion, vi.waitUntil(async () => (await waiters()) === 2, PATIENT)])
    await lock`commit`
    lock.release()
    const refused = [await registration, await deletion].filter(({ errors }) => errors.length > 0)
    expect(refused).toHaveLength(1)
  },
)

test('a fee is deleted while a child registers for it: nobody stays registered for a deleted fee', async () => {
  const rounds = await Promise.all(
    (await families(24)).map(async (family) => ({
      ...family,
      fee: await given.fee((await given.program()).id),
    })),
  )
  await warmPool()
  await Promise.all(
    rounds.flatMap(({ who, player, fee }) => [
      register(who, player.id, fee.id),
      desk.ask(`mutation { deleteProgramFee(input: { id: "${fee.id}", _version: 1 }) { id } }`),
    ]),
  )
  const orphans = await server.sql`
    select r.id from player_program_registrations r
    join program_fees f on f.id = r.program_fee_registrations_id
    where f.id = any(${rounds.map(({ fee }) => fee.id)}) and f._deleted and not r._deleted`
  expect(orphans).toEqual([])
})
