import { describe, expect, test } from 'vitest'
import { getRow } from '../calls.ts'
import { givenFall, givenMum, register } from '../fall.ts'
import { asked, moveTo, registerPlayers } from '../registering.ts'
import { reportDesk } from './report-desk.ts'

const at = reportDesk()

const list = async (query: Record<string, string>) => (await at.ask('/players', query)).body
const firstNames = (items: { firstName: string }[]) => items.map(({ firstName }) => firstName)

test('a line says who, whose, in what, and what is missing, but not what the notes on health say', async () => {
  const fall = await givenFall(at.desk)
  const { user, child } = await givenMum(at.desk)
  const ada = await child('Ada')
  await at.server.sql`update players set health_notes = 'Peanuts' where id = ${ada.id}`
  const { it } = await register(at.desk, ada, fall.once)
  await moveTo(at.desk, it.id, 'APPROVED')
  const answer = await list({ programId: fall.program.id })
  expect(answer).toMatchObject({ total: 1, counts: { ACTIVE: 1 } })
  expect(answer.items[0]).toMatchObject({
    id: ada.id,
    firstName: 'Ada',
    guardian: 'Pat Singh',
    email: user.email,
    hasHealthNotes: true,
    owedCents: 28_000,
    registrations: [{ id: it.id, programId: fall.program.id, program: 'Fall training', status: 'APPROVED' }],
    missingConsents: ['CONDUCT', 'RISK', 'CONCUSSION'],
  })
  expect(JSON.stringify(answer)).not.toContain('Peanuts')
})

describe('filters', () => {
  test('unpaid, health and consent each leave those who have it', async () => {
    const fall = await givenFall(at.desk)
    const { mum, user, child } = await givenMum(at.desk)
    const [ada, bo, cy] = [await child('Ada'), await child('Bo'), await child('Cy')]
    await registerPlayers(mum, [asked(ada, fall.once)])
    const { it } = await register(at.desk, bo, fall.once)
    await moveTo(at.desk, it.id, 'APPROVED')
    await at.server.sql`update players set health_notes = 'Asthma' where id = ${cy.id}`
    await at.server.sql`update players set health_notes = '' where id = ${ada.id}`
    const found = async (query: Record<string, string>) =>
      firstNames((await list({ search: user.email as string, ...query })).items)
    expect(await found({})).toEqual(['Ada', 'Bo', 'Cy'])
    expect(await found({ unpaid: '1' })).toEqual(['Bo'])
    expect(await found({ health: '1' })).toEqual(['Cy'])
    // Ada's family has agreed; Cy is registered nowhere, so nobody is asked.
    expect(await found({ noConsent: '1' })).toEqual(['Bo'])
    expect(await found({ programId: fall.program.id, sort: '-name' })).toEqual(['Bo', 'Ada'])
  })

  test('E-14: agreed to an older wording is not agreed', async () => {
    const fall = await givenFall(at.desk)
    const { mum, child } = await givenMum(at.desk)
    const ada = await child('Ada')
    await registerPlayers(mum, [asked(ada, fall.once)])
    await at.server
      .sql`update consents set text_version = 'older' where player_id = ${ada.id} and text = 'RISK'`
    const { items } = await list({ programId: fall.program.id })
    expect(items[0].missingConsents).toEqual(['RISK'])
  })

  test('by status, with the counts of all', async () => {
    const { user, child } = await givenMum(at.desk)
    const [ada] = [await child('Ada'), await child('Bo')]
    await at.server.sql`update players set status = 'ON_HOLD' where id = ${ada.id}`
    const answer = await list({ search: user.email as string, status: 'ON_HOLD' })
    expect([firstNames(answer.items), answer.total, answer.counts]).toEqual([
      ['Ada'],
      1,
      { ACTIVE: 1, ON_HOLD: 1 },
    ])
  })
})

describe('notes on health', () => {
  test('are read by an act that the family can see', async () => {
    const { mum, user, child } = await givenMum(at.desk)
    const ada = await child('Ada')
    await at.server.sql`update players set health_notes = 'Peanuts' where id = ${ada.id}`
    const answer = await at.post(`/players/${ada.id}/health-notes`)
    expect([answer.status, answer.body]).toEqual([200, { healthNotes: 'Peanuts' }])
    const { it } = await getRow(mum, 'User', user.id)
    const { data } = await mum.ask(
      `query Mine($id: ID!) { auditEntriesBySubjectUserId(subjectUserId: $id) { items { action actorEmail model rowId } } }`,
      { id: it.id },
    )
    expect(data.auditEntriesBySubjectUserId.items).toContainEqual({
      action: 'HEALTH_NOTES',
      actorEmail: at.desk.email,
      model: 'Player',
      rowId: ada.id,
    })
  })

  test('of nobody are not there', async () => {
    const answer = await at.post('/players/nobody/health-notes')
    expect([answer.status, answer.body.code]).toEqual([404, 'PLAYER_NOT_FOUND'])
  })
})
