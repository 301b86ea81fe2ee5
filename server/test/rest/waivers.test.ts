import { expect, test } from 'vitest'
import { send } from './rest-client.ts'
import { givenAdmin, restServer, tokenOf } from './rest-server.ts'

test('the desk sees who has signed, with what first-aiders need; nobody else does', async () => {
  const server = await restServer()
  await server.sql`
    insert into fun_day_waivers (id, reference, event, text_version, guardian_name, relation, email, phone,
      emergency_name, emergency_phone, signature, photos, signed_at)
    values ('w1', 'W-1', 'fun-day', '2025-1', 'Ana Lee', 'Mother', 'ana@example.org', '604-555-0100', 'Sam Lee',
      '604-555-0101', 'Ana Lee', true, '2025-08-01T17:00:00Z')`
  await server.sql`
    insert into fun_day_waiver_children (waiver_id, place, name, birth_date, health_notes)
    values ('w1', 1, 'Noah Lee', '2019-01-01', ''), ('w1', 0, 'Maya Lee', '2017-05-31', 'Bees')`
  const token = await tokenOf(server, await givenAdmin(server))
  const { status, body } = await send(server, 'get', '/manage/fun-day-waivers', { token })
  expect(status).toBe(200)
  expect(body.items).toEqual([
    {
      reference: 'W-1',
      textVersion: '2025-1',
      guardianName: 'Ana Lee',
      relation: 'Mother',
      email: 'ana@example.org',
      phone: '604-555-0100',
      emergencyName: 'Sam Lee',
      emergencyPhone: '604-555-0101',
      photos: true,
      signedAt: '2025-08-01T17:00:00.000Z',
      children: [
        { name: 'Maya Lee', birthDate: '2017-05-31', healthNotes: 'Bees' },
        { name: 'Noah Lee', birthDate: '2019-01-01', healthNotes: '' },
      ],
    },
  ])
  expect((await send(server, 'get', '/manage/fun-day-waivers', {})).status).toBeGreaterThanOrEqual(401)
})
