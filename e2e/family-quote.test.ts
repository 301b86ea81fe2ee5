import { quoteOf } from '@touchline/domain/pricing/quote.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin, configureAmplify, type Person } from '../server/test/amplify-client.ts'
import { getRow, updateRow } from '../server/test/calls.ts'
import { givenFall, givenMum, type Mum, REGISTRATION } from '../server/test/fall.ts'
import { givenBy, type Row } from '../server/test/given.ts'
import { asked, moveTo, registerPlayers } from '../server/test/registering.ts'
import { type RunningServer, startServer } from '../server/test/running-server.ts'
import type { Request } from '../web/app/data/request.ts'
import { loadFamily } from '../web/app/family/load-family.ts'
import { changesByLeaving, type Joining, priceOfJoining } from '../web/app/pricing/family-price.ts'
import { offeredPrograms, PROGRAM_FIELDS } from '../web/app/registrations/load-programs.ts'

const TODAY = '2025-09-01'
const RUNS = 8

let server: RunningServer
let desk: Person

beforeAll(async () => {
  server = await startServer({ now: () => new Date(`${TODAY}T17:00:00Z`) })
  configureAmplify(server)
  desk = await admin()
})
afterAll(() => server.close())

const requestOf = ({ ask }: Person): Request =>
  (async ({ query, field = '' }, variables) => (await ask(query, variables)).data[field]) as Request

/** What this parent's browser knows. */
async function screenOf({ mum, user }: Mum, program: Row) {
  const { data } = await mum.ask(`query ($id: ID!) { getProgram(id: $id) { ${PROGRAM_FIELDS} } }`, {
    id: program.id,
  })
  const [offered] = offeredPrograms([data.getProgram], 'ALL')
  return { family: await loadFamily(requestOf(mum), user.id), program: offered as Joining['program'] }
}

const linked = async (...guardians: Mum[]) => {
  for (const { user } of guardians)
    await updateRow(desk, 'User', { id: user.id, _version: 1, family: guardians[0]?.user.id })
}

const pricesOf = (ids: string[]) =>
  Promise.all(ids.map(async (id) => (await getRow(desk, REGISTRATION, id, 'priceCents')).it.priceCents))

const plan = fc.record({
  isTwice: fc.boolean(),
  months: fc.subarray(['2025-09', '2025-10', '2025-12'], { minLength: 1 }),
  // Only a few dates, so that some children have the same age (D-7).
  birthDate: fc.constantFrom('2014-01-01', '2016-05-05', '2016-05-06', '2018-09-09'),
})
const STATUSES = ['PENDING', 'WAITLISTED', 'APPROVED', 'ACTIVE', 'CANCELLED'] as const
const registered = fc.record({ plan, status: fc.constantFrom(...STATUSES) })

const FIRST_STEP: Record<(typeof STATUSES)[number], string[]> = {
  PENDING: [],
  WAITLISTED: [],
  APPROVED: ['APPROVED'],
  ACTIVE: ['APPROVED', 'ACTIVE'],
  CANCELLED: ['CANCELLED'],
}

test('D-6: what a linked guardian sees before sending is what is stored, and so is what it does to siblings', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        appliesTo: fc.constantFrom('ALL', 'ADDITIONAL'),
        minChildren: fc.constantFrom(2, 3),
        theirs: fc.array(registered, { minLength: 1, maxLength: 3 }),
        mine: fc.array(registered, { maxLength: 1 }),
        joining: fc.array(plan, { minLength: 1, maxLength: 2 }),
      }),
      async ({ appliesTo, minChildren, theirs, mine, joining }) => {
        const fall = await givenFall(desk)
        const conditions = JSON.stringify({ minChildren, appliesTo })
        await updateRow(desk, 'Discount', { id: fall.family.id, _version: 1, conditions })
        const [mum, dad] = [await givenMum(desk), await givenMum(desk)]
        await linked(mum, dad)
        const feeOf = ({ isTwice }: { isTwice: boolean }) => (isTwice ? fall.twice : fall.once)
        let count = 0
        const child = ({ user }: Mum, { birthDate }: { birthDate: string }) =>
          givenBy(desk).player({ userPlayersId: user.id, firstName: `Child ${++count}`, birthDate })
        for (const [guardian, ones] of [
          [dad, theirs],
          [mum, mine],
        ] as const)
          for (const one of ones) {
            const start = one.status === 'WAITLISTED' ? { status: 'WAITLISTED' } : {}
            const given = { months: one.plan.months, ...start }
            const player = await child(guardian, one.plan)
            const { id } = await givenBy(desk).registration(player.id, feeOf(one.plan).id, given)
            for (const step of FIRST_STEP[one.status]) await moveTo(desk, id, step)
          }
        const joiners = []
        for (const one of joining) joiners.push({ ...one, player: await child(mum, one) })

        const { family, program } = await screenOf(mum, fall.program)
        const inputs = joiners.map((one) => asked(one.player, feeOf(one), { months: one.months }))
        const price = priceOfJoining(
          family,
          joiners.map((one, n) => ({
            registrationId: inputs[n]?.id as string,
            player: family.players.find(({ id }) => id === one.player.id) as Joining['player'],
            program,
            fee: program.fees.find(({ id }) => id === feeOf(one).id) as Joining['fee'],
            days: [],
            months: one.months,
          })),
          [program],
          TODAY,
        )
        const { it, error } = await registerPlayers(mum.mum, inputs, { totalCents: price.quote.totalCents })
        expect(error).toBeUndefined()
        for (const { id, priceWorking } of it.items) {
          const stored = JSON.parse(priceWorking)
          expect({ ...stored, nearMisses: [] }).toEqual({ ...quoteOf(price.quote, id), nearMisses: [] })
        }
        const changed = price.changes.map(({ registrationId }) => registrationId)
        expect(await pricesOf(changed)).toEqual(price.changes.map(({ afterCents }) => afterCents))

        const after = await screenOf(mum, fall.program)
        const [leaver] = it.items
        const changes = changesByLeaving(after.family, leaver.id, [after.program])
        await moveTo(mum.mum, leaver.id, 'CANCELLED')
        expect(await pricesOf(changes.map(({ registrationId }) => registrationId))).toEqual(
          changes.map(({ afterCents }) => afterCents),
        )
      },
    ),
    { numRuns: RUNS },
  )
})
