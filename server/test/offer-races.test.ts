import { beforeEach, expect, test } from 'vitest'
import { offersJob } from '../src/registrations/offers-job.ts'
import { positionInLine } from '../src/registrations/position-in-line.ts'
import type { Person } from './amplify-client.ts'
import { deskForFile } from './desk-for-file.ts'
import { givenFall, givenMum, register } from './fall.ts'
import { links } from './job-surroundings.ts'
import { quiet } from './mail/outbox.ts'
import { answerOffer, moveTo, stateOf } from './registering.ts'

const START = Date.parse('2025-09-01T17:00:00Z')
const END = START + 48 * 3_600_000
const ROUNDS = 3

let now = () => new Date(START)

const { server, desk } = await deskForFile(() => now())
beforeEach(() => {
  now = () => new Date(START)
})

const passOn = () =>
  offersJob(links).run({
    sql: server.sql,
    now: () => new Date(END),
    log: quiet,
    signal: new AbortController().signal,
    again: async () => {},
  })

/** One place, on offer to the first in line. */
async function givenOffer(waiting: number) {
  const { program, once } = await givenFall(desk, { capacity: 1 })
  const holder = await givenMum(desk)
  const held = await register(holder.mum, await holder.child('Holder'), once)
  const families = []
  for (let n = 0; n < waiting; n += 1) {
    const { mum, child } = await givenMum(desk)
    families.push({ mum, id: (await register(mum, await child(`Child${n}`), once)).it.id as string })
  }
  await moveTo(holder.mum, held.it.id, 'CANCELLED')
  return { programId: program.id, families }
}

async function statesOf(programId: string) {
  const rows = await server.sql`
    select r.status, ${server.sql.unsafe(positionInLine('r'))} as position, r.offer_expires_at as offer from player_program_registrations r
    join program_fees f on f.id = r.program_fee_registrations_id where f.program_fees_id = ${programId}`
  const holding = rows.filter(({ status }) => ['PENDING', 'APPROVED', 'ACTIVE'].includes(status))
  const waiting = rows.filter(({ status }) => status === 'WAITLISTED')
  return {
    holding: holding.length,
    offered: waiting.filter(({ offer }) => offer !== null).length,
    positions: waiting.map(({ position }) => position).toSorted((a, b) => a - b),
  }
}

test('eight parents reach for one offer: it goes to the one it was made to', async () => {
  const { programId, families } = await givenOffer(8)
  const answers = await Promise.all(families.map(({ mum, id }) => answerOffer(mum, id, 'ACCEPT')))
  expect(answers.map(({ it, error }) => it?.status ?? error?.errorInfo?.code)).toEqual([
    'APPROVED',
    ...Array(7).fill('NOT_YOURS'),
  ])
  expect(await statesOf(programId)).toEqual({ holding: 1, offered: 0, positions: [1, 2, 3, 4, 5, 6, 7] })
})

test('one parent on two phones, eight taps: one place, and every tap gets the same answer', async () => {
  const { programId, families } = await givenOffer(2)
  const [first] = families
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => answerOffer(first?.mum as Person, first?.id as string, 'ACCEPT')),
  )
  expect(answers.map(({ it }) => [it.status, it._version])).toEqual(
    Array(8).fill(['APPROVED', answers[0]?.it._version]),
  )
  expect(await statesOf(programId)).toEqual({ holding: 1, offered: 0, positions: [1] })
})

test('accepting and declining at once: one of them counts, and somebody gets the place', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { programId, families } = await givenOffer(2)
    const [first] = families as [(typeof families)[0]]
    await Promise.all(['ACCEPT', 'DECLINE'].map((answer) => answerOffer(first.mum, first.id, answer)))
    const { holding, offered, positions } = await statesOf(programId)
    expect(holding + offered).toBe(1)
    expect(positions).toEqual(holding === 1 ? [1] : [1, 2])
  }
})

test('accepting while the offer expires: the family has the place, or the next one is asked', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    now = () => new Date(START)
    const { programId, families } = await givenOffer(2)
    const [first, second] = families as [(typeof families)[0], (typeof families)[0]]
    // The tap came in time; whether it is handled before or after the job is the race.
    now = () => new Date(END - 1)
    const [answer] = await Promise.all([answerOffer(first.mum, first.id, 'ACCEPT'), passOn()])
    const isAccepted = answer.it?.status === 'APPROVED'
    expect(isAccepted ? undefined : answer.error?.errorInfo?.code).toBe(isAccepted ? undefined : 'NOT_YOURS')
    expect(await statesOf(programId)).toEqual(
      isAccepted ? { holding: 1, offered: 0, positions: [1] } : { holding: 0, offered: 1, positions: [1, 2] },
    )
    expect((await stateOf(desk, second.id)).offerExpiresAt === null).toBe(isAccepted)
  }
})

test('many processes pass on one offer: it goes to one', async () => {
  const { programId } = await givenOffer(4)
  await Promise.all(Array.from({ length: 6 }, passOn))
  expect(await statesOf(programId)).toEqual({ holding: 0, offered: 1, positions: [1, 2, 3, 4] })
})
