import { expect, test } from 'vitest'
import { parent } from './amplify-client.ts'
import { createRow, deleteRow, listRows, updateRow } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'

const { server, desk, given } = await deskForFile('2025-09-01T17:00:00Z')

test('creating a second user with an address returns the existing one, unchanged, in any spelling', async () => {
  const { id, email } = await given.user({ email: 'Mixed.Case@Example.org' })
  expect(email).toBe('Mixed.Case@Example.org')
  for (const spelling of ['mixed.case@example.org', 'MIXED.CASE@EXAMPLE.ORG', ' Mixed.Case@example.org ']) {
    const { it } = await createRow(
      desk,
      'User',
      { email: spelling, firstName: 'Else' },
      'id email firstName _version',
    )
    expect(it).toEqual({ id, email: 'mixed.case@example.org', firstName: 'Pat', _version: 1 })
  }
})

test('of several users with an address, the newest', async () => {
  const insert = (id: string, at: string, deleted = false) => server.sql`
      insert into users (id, email, created_at, updated_at, _version, _deleted, _last_changed_at)
      values (${id}, 'several@example.org', ${at}, ${at}, 1, ${deleted}, 1)`
  await insert('old', '2025-01-01T00:00:00.000Z')
  await insert('new', '2025-03-01T00:00:00.000Z')
  await insert('gone', '2025-04-01T00:00:00.000Z', true)
  await insert('middle', '2025-02-01T00:00:00.000Z')
  expect((await createRow(desk, 'User', { email: 'several@example.org' })).it.id).toBe('new')
})

test('a deleted user does not count', async () => {
  const { id, email } = await given.user()
  await deleteRow(desk, 'User', { id, _version: 1 })
  const { it } = await createRow(desk, 'User', { email: email as string }, 'id _version')
  expect(it._version).toBe(1)
  expect(it.id).not.toBe(id)
})

test('a language must be on the list, and one from before the list stays', async () => {
  const me = await parent('speaks@example.org')
  const refused = { errorInfo: { code: 'BAD_LANGUAGE', field: 'language' } }
  const fields = { email: 'speaks@example.org', language: 'Mandarin' }
  expect((await createRow(me, 'User', fields)).error).toMatchObject(refused)
  const { it } = await createRow(me, 'User', { ...fields, language: 'zh-Hant' }, 'id language _version')
  expect(it.language).toBe('zh-Hant')
  const change = (language: string | null, _version: number) =>
    updateRow(me, 'User', { id: it.id, _version, language }, 'language _version')
  expect((await change('zh', 1)).error).toMatchObject(refused)
  await server.sql`update users set language = 'Mandarin' where id = ${it.id as string}`
  expect((await change('Mandarin', 1)).it).toEqual({ language: 'Mandarin', _version: 2 })
  expect((await change(null, 2)).it).toEqual({ language: null, _version: 3 })
})

test('eight requests at once make one user', async () => {
  const me = await parent('eight@example.org')
  const made = await Promise.all(
    Array.from({ length: 8 }, () => createRow(me, 'User', { email: 'Eight@example.org' })),
  )
  expect(new Set(made.map(({ it }) => it.id)).size).toBe(1)
  expect((await listRows(desk, 'User', { email: { eq: 'eight@example.org' } })).it.items).toHaveLength(1)
})
