import { expect, test } from 'vitest'
import { givenFall, givenMum, register } from '../../server/test/fall.ts'
import { asked, moveTo, registerPlayers } from '../../server/test/registering.ts'
import { playerList } from '../../web/app/routes/admin/players/player-list.ts'
import { firstNames, listDesk } from './list-desk.ts'

const at = await listDesk()

test('a line says who, whose, in what, what is owed and what is missing', async () => {
  const fall = await givenFall(at.desk)
  const { user, child } = await givenMum(at.desk)
  const [ada] = [await child('Ada'), await child('Bo')]
  const { it } = await register(at.desk, ada, fall.once)
  await moveTo(at.desk, it.id, 'APPROVED')
  const { items, total, counts } = await at.page(playerList, { q: user.email as string, sort: 'name' })
  expect([total, counts, firstNames(items)]).toEqual([2, { ACTIVE: 2 }, ['Ada', 'Bo']])
  expect(items[0]).toMatchObject({
    id: ada.id,
    version: 1,
    guardian: 'Pat Singh',
    email: user.email,
    userId: user.id,
    hasHealthNotes: false,
    owedCents: 28_000,
    registrations: [{ id: it.id, programId: fall.program.id, program: 'Fall training', status: 'APPROVED' }],
    missingConsents: ['CONDUCT', 'RISK', 'CONCUSSION'],
  })
  // A child without a registration needs no consents.
  expect(items[1]).toMatchObject({ registrations: [], owedCents: 0, missingConsents: [] })
})

test('unpaid, health, consent, program, age and status each leave those who have it', async () => {
  const fall = await givenFall(at.desk)
  const { mum, user, child } = await givenMum(at.desk)
  const [ada, bo, cy] = [await child('Ada'), await child('Bo'), await child('Cy')]
  await registerPlayers(mum, [asked(ada, fall.once)])
  const { it } = await register(at.desk, bo, fall.once)
  await moveTo(at.desk, it.id, 'APPROVED')
  await at.server.sql`update players set health_notes = 'Asthma', status = 'ON_HOLD' where id = ${cy.id}`
  await at.server.sql`update players set health_notes = '' where id = ${ada.id}`
  const found = async (values: Record<string, string>) =>
    firstNames((await at.page(playerList, { q: user.email as string, sort: 'name', ...values })).items)
  expect(await found({})).toEqual(['Ada', 'Bo', 'Cy'])
  expect(await found({ unpaid: '1' })).toEqual(['Bo'])
  expect(await found({ health: '1' })).toEqual(['Cy'])
  // Ada's family has given all consents; Cy has no registration and needs none.
  expect(await found({ noConsent: '1' })).toEqual(['Bo'])
  expect(await found({ programId: fall.program.id, sort: '-name' })).toEqual(['Bo', 'Ada'])
  expect(await found({ group: '9' })).toEqual(['Ada', 'Bo', 'Cy'])
  expect(await found({ group: '10' })).toEqual([])
  const held = await at.page(playerList, { q: user.email as string, status: 'ON_HOLD' })
  expect([firstNames(held.items), held.total, held.counts]).toEqual([['Cy'], 1, { ACTIVE: 2, ON_HOLD: 1 }])
})
