import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sealedBy } from '../src/secrets/key-ring.ts'
import { seal } from '../src/secrets/seal.ts'
import { givenAccessToken } from './access-token.ts'
import { createRow, deleteRow, getRow, listRows, post, updateRow } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'
import { givenMum } from './fall.ts'
import { send } from './rest/rest-client.ts'
import { testKeys } from './secret-key.ts'
import { signToken } from './tokens.ts'

const NOTE = 'Peanuts, "EpiPen" in the bag\n花生'
const FIELDS = 'healthNotes hasHealthNotes'

const { server, desk } = await deskForFile()
const family = await givenMum(desk)
const ada = await family.child('Ada')
await updateRow(family.mum, 'Player', { id: ada.id, _version: 1, healthNotes: NOTE })

const stored = async (id: string) =>
  (await server.sql`select health_notes from players where id = ${id}`)[0]?.health_notes
const auditOf = (id: string) =>
  server.sql`select action, before, after from audit_entries where row_id = ${id} order by created_at, id`
const token = () => signToken({ email: desk.email, groups: ['pmfcadmin'] })
const getPlayer = `query Q($id: ID!) { it: getPlayer(id: $id) { ${FIELDS} } }`
const asked = async (headers: Record<string, string>) =>
  (await post(server, { query: getPlayer, variables: { id: ada.id } }, headers)).json.data.it

describe('H-1: who can read health notes', () => {
  test('the family, in every shape of answer', async () => {
    const { it } = await getRow(family.mum, 'Player', ada.id, FIELDS)
    expect(it).toEqual({ healthNotes: NOTE, hasHealthNotes: true })
    const { data } = await family.mum.ask(`{
      a: listPlayers(limit: 10) { items { note: healthNotes user { players(limit: 10) { items { id: healthNotes key: id } } } } nextToken }
      b: listUsers(limit: 10) { items { players(limit: 10) { items { healthNotes } nextToken } } }
    }`)
    expect(data.a.items).toEqual([{ note: NOTE, user: { players: { items: [{ id: NOTE, key: ada.id }] } } }])
    expect(data.b.items).toEqual([{ players: { items: [{ healthNotes: NOTE }], nextToken: null } }])
  })

  test('no administrator: the answer is null, and says that there are some', async () => {
    const hidden = { healthNotes: null, hasHealthNotes: true }
    expect((await getRow(desk, 'Player', ada.id, FIELDS)).it).toEqual(hidden)
    const list = await listRows(desk, 'Player', { id: { eq: ada.id } }, FIELDS)
    expect(list.it.items).toEqual([hidden])
    const none = await family.child('Bo')
    expect((await getRow(desk, 'Player', none.id, FIELDS)).it).toEqual({
      healthNotes: null,
      hasHealthNotes: false,
    })
    await deleteRow(desk, 'Player', { id: none.id, _version: 1 })
  })

  test('no administrator who views the site as the family, and no access token', async () => {
    const hidden = { healthNotes: null, hasHealthNotes: true }
    await server.sql`insert into impersonations (id, admin_email, target_user_id, reason, ends_at)
      values (${randomUUID()}, ${desk.email}, ${family.user.id}, 'Asked for help', now() + interval '1 hour')`
    expect(await asked({ authorization: await token(), 'x-impersonate-user': family.user.id })).toEqual(
      hidden,
    )
    const { token: program } = await givenAccessToken(server.sql)
    expect(await asked({ authorization: program })).toEqual(hidden)
    const path = `/manage/players/${ada.id}/health-notes`
    const refused = await send(server, 'post', path, { token: program })
    expect([refused.status, refused.body.code]).toEqual([403, 'NOT_BY_TOKEN'])
  })

  test('an administrator, through the route that records it', async () => {
    const answer = await send(server, 'post', `/manage/players/${ada.id}/health-notes`, {
      token: await token(),
    })
    expect(answer.body).toEqual({ healthNotes: NOTE })
    expect((await auditOf(ada.id)).at(-1)).toMatchObject({
      action: 'HEALTH_NOTES',
      before: null,
      after: null,
    })
  })

  test('the same in events of a subscription as in reads', async () => {
    const document = `subscription S($id: ID!) { onUpdatePlayer(filter: { id: { eq: $id } }) { ${FIELDS} } }`
    const cy = await family.child('Cy')
    const [theirs, ours] = [family.mum, desk].map((who) => who.subscribe(document, { id: cy.id }))
    await Promise.all([theirs?.ready, ours?.ready])
    await updateRow(family.mum, 'Player', { id: cy.id, _version: 1, healthNotes: 'Asthma' })
    expect((await theirs?.next())?.onUpdatePlayer).toEqual({ healthNotes: 'Asthma', hasHealthNotes: true })
    expect((await ours?.next())?.onUpdatePlayer).toEqual({ healthNotes: null, hasHealthNotes: true })
    for (const one of [theirs, ours]) one?.end()
    await deleteRow(desk, 'Player', { id: cy.id, _version: 2 })
  })
})

describe('H-2: an administrator writes without reading', () => {
  test('null leaves them, a text replaces them, an empty text removes them', async () => {
    const { mum, child } = await givenMum(desk)
    const { id } = await child('Di')
    const notes = async () => (await getRow(mum, 'Player', id, FIELDS)).it
    const write = (_version: number, healthNotes: string | null) =>
      updateRow(desk, 'Player', { id, _version, healthNotes }, FIELDS)
    expect((await write(1, 'Asthma')).it).toEqual({ healthNotes: null, hasHealthNotes: true })
    expect(await notes()).toEqual({ healthNotes: 'Asthma', hasHealthNotes: true })
    await write(2, null)
    expect(await notes()).toEqual({ healthNotes: 'Asthma', hasHealthNotes: true })
    await write(3, '')
    expect(await notes()).toEqual({ healthNotes: '', hasHealthNotes: false })
  })

  test('a guess looks like any other change', async () => {
    const { child } = await givenMum(desk)
    const { id } = await child('Ed')
    await updateRow(desk, 'Player', { id, _version: 1, healthNotes: 'Asthma' })
    await updateRow(desk, 'Player', { id, _version: 2, healthNotes: 'Asthma' })
    const [, first, second] = (await auditOf(id)).map(({ after }) => JSON.parse(after).healthNotes)
    expect([first, second]).toEqual(['hidden, changed', 'hidden, changed'])
  })
})

describe('H-3: the audit', () => {
  test('says that there are notes and that they changed, but not their text', async () => {
    const { mum, user } = await givenMum(desk)
    const input = { firstName: 'Flo', lastName: 'Singh', birthDate: '2017-05-31', userPlayersId: user.id }
    const { it } = await createRow(mum, 'Player', { ...input, healthNotes: 'Asthma' })
    await updateRow(mum, 'Player', { id: it.id, _version: 1, healthNotes: 'Asthma and bees' })
    await updateRow(mum, 'Player', { id: it.id, _version: 2, gender: 'f' })
    const entries = await auditOf(it.id)
    const notes = entries.map(({ before, after }) =>
      [before, after].map((json) => json && JSON.parse(json).healthNotes),
    )
    expect(notes).toEqual([
      [null, 'hidden'],
      ['hidden', 'hidden, changed'],
      ['hidden', 'hidden'],
    ])
    expect(JSON.stringify(entries)).not.toMatch(/asthma|bees/i)
  })

  test('no longer contains what older versions wrote into it', async () => {
    const id = randomUUID()
    const row = (healthNotes: string | null) => JSON.stringify({ id, firstName: 'Gus', healthNotes })
    const entries = [
      [null, row('Asthma')],
      [row('Asthma'), row('Bees')],
      [row('Bees'), row('Bees')],
      [row('Bees'), row(null)],
    ] as const
    let hours = 10
    const at = () => `2025-09-01T${hours}:00:00.000Z`
    for (const [before, after] of entries) {
      hours += 1
      await server.sql`
        insert into audit_entries (id, actor_role, action, model, row_id, before, after, created_at, updated_at, _version,
          _deleted, _last_changed_at)
        values (${randomUUID()}, 'PARENT', 'UPDATE', 'Player', ${id}, ${before}, ${after}, ${at()}, ${at()}, 1, false, 0)`
    }
    const migration = new URL(
      '../src/postgres/migrations/071-no-health-notes-in-the-audit.sql',
      import.meta.url,
    )
    await server.sql.unsafe(readFileSync(migration, 'utf8'))
    const notes = (await auditOf(id)).map(({ before, after }) =>
      [before, after].map((json) => json && JSON.parse(json)),
    )
    expect(notes.map((pair) => pair.map((kept) => kept?.healthNotes ?? null))).toEqual([
      [null, 'hidden'],
      ['hidden', 'hidden, changed'],
      ['hidden', 'hidden'],
      ['hidden', null],
    ])
    expect(notes[0]?.[1]).toMatchObject({ id, firstName: 'Gus' })
  })
})

describe('H-4: stored encrypted', () => {
  test('in its own place', async () => {
    expect(await stored(ada.id)).toMatch(new RegExp(`^${sealedBy(testKeys.newest).replaceAll('.', '\\.')}`))
    const { child } = await givenMum(desk)
    const { id } = await child('Hal')
    await server.sql`update players set health_notes = ${await stored(ada.id)} where id = ${id}`
    const [{ email } = { email: '' }] = await server.sql`
      select u.email from users u join players p on p.user_players_id = u.id where p.id = ${id}`
    const bearer = await signToken({ email })
    const { json } = await post(server, { query: getPlayer, variables: { id } }, { authorization: bearer })
    expect(json.data.it).toEqual({ healthNotes: null, hasHealthNotes: true })
  })

  test('a stolen ciphertext typed in by somebody stays plain text', async () => {
    const { mum, user } = await givenMum(desk)
    const id = randomUUID()
    const stolen = seal({ table: 'players', column: 'health_notes', row: id }, 'Asthma')
    const input = { id, firstName: stolen, lastName: 'x', birthDate: '2017-05-31', userPlayersId: user.id }
    const select = 'firstName healthNotes emergencyContact'
    const made = await createRow(
      mum,
      'Player',
      { ...input, healthNotes: stolen, emergencyContact: `.players.health_notes.${stolen}` },
      select,
    )
    const typed = {
      firstName: stolen,
      healthNotes: stolen,
      emergencyContact: `.players.health_notes.${stolen}`,
    }
    expect(made.it).toEqual(typed)
    expect((await getRow(mum, 'Player', id, select)).it).toEqual(typed)
  })

  test.each([
    ['a filter', { healthNotes: { contains: 'P' } }],
    ['one inside another', { not: { or: [{ healthNotes: { eq: null } }] } }],
    ['equalities', { or: [{ healthNotes: { eq: 'a' } }, { healthNotes: { eq: 'b' } }] }],
    ['whether it is there', { healthNotes: { attributeExists: true } }],
  ])('%s is refused by name, for everybody', async (_what, filter) => {
    for (const who of [desk, family.mum]) {
      const { it, error } = await listRows(who, 'Player', filter)
      expect([it, error?.errorInfo?.field]).toEqual([null, 'healthNotes'])
    }
  })

  test('and so is a condition, and the filter of a subscription', async () => {
    const condition = { healthNotes: { beginsWith: 'P' } }
    const { error } = await updateRow(
      desk,
      'Player',
      { id: ada.id, _version: 2, gender: 'f' },
      'id',
      condition,
    )
    const refusal = 'healthNotes is kept encrypted: leave it out of filters and conditions.'
    expect(error?.message).toBe(refusal)
    const guesses = desk.subscribe(
      'subscription { onUpdatePlayer(filter: { healthNotes: { contains: "P" } }) { id } }',
    )
    await guesses.ready
    expect(JSON.stringify(guesses.errors)).toContain(refusal)
    guesses.end()
  })
})
