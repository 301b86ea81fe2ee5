import { expect, test } from 'vitest'
import { admin, configureAmplify, parent, visitor } from './amplify-client.ts'
import { givenBy } from './given.ts'
import { serverForTest } from './running-server.ts'

test('smoke', async () => {
  const server = await serverForTest({ now: () => new Date('2025-09-01T17:00:00Z') })
  configureAmplify(server)
  const desk = await admin()
  const given = givenBy(desk)
  const user = await given.user({ email: 'mum@example.org' })
  const mum = await parent('mum@example.org')
  const player = await given.player({ userPlayersId: user.id })
  const program = await given.program({ capacity: 1 })
  const fee = await given.fee(program.id)
  const sub = mum.subscribe(
    `subscription S { onCreatePlayerProgramRegistration { id status player { firstName } priceCents } }`,
  )
  await sub.ready
  const reg = await mum.ask(
    `mutation R($input: CreatePlayerProgramRegistrationInput!) { createPlayerProgramRegistration(input: $input) { id status priceCents months player { firstName } } }`,
    { input: { playerRegistrationsId: player.id, programFeeRegistrationsId: fee.id } },
  )
  console.log(JSON.stringify(reg))
  console.log(JSON.stringify(await sub.next()))
  sub.end()
  console.log(
    JSON.stringify(
      await visitor().ask(`query { listPlayers { items { id } } listPrograms { items { name } nextToken } }`),
    ),
  )
  console.log(
    JSON.stringify(
      await mum.ask(
        `query { listPlayers { items { id firstName registrations { items { id status } nextToken } } nextToken } }`,
      ),
    ),
  )
  expect(reg.errors).toEqual([])
})
