import { describe, expect, test } from 'vitest'
import { getRow } from '../calls.ts'
import { givenMum } from '../fall.ts'
import { reportDesk } from './report-desk.ts'

const at = reportDesk()

describe('notes on health', () => {
  test('are read through a request that the family can see', async () => {
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

  test('of an unknown child do not exist', async () => {
    const answer = await at.post('/players/nobody/health-notes')
    expect([answer.status, answer.body.code]).toEqual([404, 'PLAYER_NOT_FOUND'])
  })
})
