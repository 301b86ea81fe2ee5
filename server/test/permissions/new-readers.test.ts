import { randomUUID } from 'node:crypto'
import { clubContent } from '@touchline/domain/club/content.ts'
import type { Permission } from '@touchline/domain/identity/permissions.ts'
import { withoutEmail } from '@touchline/domain/walk-ins/walk-in.ts'
import { describe, expect, test } from 'vitest'
import { inMode, type Someone, someone } from '../identity/matrix-people.ts'
import { outboxRows } from '../mail/outbox-rows.ts'
import { permissionDesk } from './permission-desk.ts'

const at = permissionDesk()

const { facts } = clubContent([]).content

const NOTES = 'Peanuts'
const BIRTH_DATE = '2017-05-31'

/** A child with health notes, and an account of the clerk that is nobody's guardian yet. */
interface Scene {
  owner: string
  child: string
  mine: Someone
}

interface Answer {
  data?: { it?: Record<string, unknown> | null } | null
  errors?: { message: string }[]
}

async function givenUser(values: object = {}): Promise<string> {
  const { data } = await president()(CREATE('User'), {
    input: { email: `${randomUUID()}@example.org`, ...values },
  })
  return data.it.id
}

async function givenChild(userPlayersId: string | null, healthNotes: string | null = NOTES): Promise<string> {
  const input = { firstName: `Maya ${randomUUID()}`, lastName: 'Lee', birthDate: BIRTH_DATE }
  const { data } = await president()(CREATE('Player'), { input: { ...input, userPlayersId, healthNotes } })
  return data.it.id
}

/** A guardian who registered at the desk without an email. */
async function withoutAddress(owner: string): Promise<void> {
  await at.server.sql`update users set email = ${withoutEmail(owner)} where id = ${owner}`
}

async function givenScene(): Promise<Scene> {
  const owner = await givenUser()
  return { owner, child: await givenChild(owner), mine: await someone(at.server) }
}

const president = () => inMode(at.server, at.president, 'userPool')
const CREATE = (model: string) =>
  `mutation M($input: Create${model}Input!) { it: create${model}(input: $input) { id } }`

const versionOf = async (table: 'users' | 'players', id: string): Promise<number> => {
  const [row] = await at.server.sql`select _version from ${at.server.sql(table)} where id = ${id}`
  return row?._version
}

async function change(model: 'User' | 'Player', id: string, values: object): Promise<Answer> {
  const query = `mutation M($input: Update${model}Input!) { it: update${model}(input: $input) { id } }`
  const _version = await versionOf(model === 'User' ? 'users' : 'players', id)
  return at.send(query, { input: { id, _version, ...values } })
}

async function merge(kind: 'users' | 'players', keepId: string, goneId: string): Promise<Answer> {
  const versions = { keepVersion: await versionOf(kind, keepId), goneVersion: await versionOf(kind, goneId) }
  const path = kind === 'users' ? '/manage/merges' : '/manage/child-merges'
  return asAnswer(await at.rest('post', path, { keepId, goneId, ...versions }))
}

const asAnswer = ({ status, ...answer }: { status: number; message?: string }): Answer =>
  status < 300 ? { data: { it: {} } } : { errors: [{ message: answer.message ?? '' }] }

const familyCode = (userId: string): Promise<Answer & { data?: { it?: { code?: string } | null } | null }> =>
  at.send('mutation M($input: FamilyCodeInput!) { it: familyCode(input: $input) { code } }', {
    input: { userId },
  })

async function typeIn(code: string | undefined, { userPool }: Someone): Promise<void> {
  await fetch(`${at.server.url}/account/family/code`, {
    method: 'POST',
    headers: { authorization: `Bearer ${userPool}`, 'content-type': 'application/json' },
    body: JSON.stringify({ code, birthDate: BIRTH_DATE }),
  })
}

/** What the clerk can read of any child, signed in as the parent account they made for themselves. */
async function readBy(mine: Someone): Promise<string[]> {
  const list = '{ it: listPlayers(limit: 100) { items { healthNotes } } }'
  const { data } = await inMode(at.server, mine, 'userPool')(list)
  return (data?.it?.items ?? []).map((one: { healthNotes: string | null }) => one.healthNotes ?? '')
}

type Way = (scene: Scene) => Promise<Answer>

/** Every way in which the desk can make somebody a guardian. */
const WAYS: [string, Permission[], Way][] = [
  [
    'by moving the child',
    ['PEOPLE'],
    ({ child, mine }) => change('Player', child, { userPlayersId: mine.userId }),
  ],
  [
    'by linking the two',
    ['PEOPLE'],
    async ({ owner, mine }) => {
      const family = randomUUID()
      await change('User', mine.userId, { family })
      return change('User', owner, { family })
    },
  ],
  [
    'by joining a family that is linked',
    ['PEOPLE'],
    async ({ owner, mine }) => {
      const family = randomUUID()
      await at.server.sql`update users set family = ${family} where id = ${owner}`
      return change('User', mine.userId, { family })
    },
  ],
  [
    'by a new record in a family that is linked',
    ['PEOPLE'],
    async ({ owner, mine }) => {
      const family = randomUUID()
      await at.server.sql`update users set family = ${family} where id = ${owner}`
      await at.server.sql`update users set _deleted = true where id = ${mine.userId}`
      return at.send(CREATE('User'), { input: { email: mine.email, family } })
    },
  ],
  [
    'by another address',
    ['PEOPLE'],
    async ({ owner, mine }) => {
      await at.server.sql`update users set _deleted = true where id = ${mine.userId}`
      return change('User', owner, { email: mine.email.toUpperCase() })
    },
  ],
  [
    'by a first address',
    ['REGISTRATIONS'],
    async ({ owner, mine }) => {
      await withoutAddress(owner)
      await at.server.sql`update users set _deleted = true where id = ${mine.userId}`
      return change('User', owner, { email: mine.email })
    },
  ],
  ['by merging the parent away', ['PEOPLE'], ({ owner, mine }) => merge('users', mine.userId, owner)],
  [
    'by merging in somebody whom they are linked with',
    ['PEOPLE'],
    async ({ owner, mine }) => {
      const [family, decoy] = [randomUUID(), await givenUser()]
      await change('User', decoy, { family })
      await change('User', mine.userId, { family })
      return merge('users', owner, decoy)
    },
  ],
  [
    'by merging into somebody whom they are linked with',
    ['PEOPLE'],
    async ({ owner, mine }) => {
      const [family, decoy] = [randomUUID(), await givenUser()]
      await change('User', decoy, { family })
      await change('User', mine.userId, { family })
      return merge('users', decoy, owner)
    },
  ],
  [
    'by merging a child without a guardian into one of their own',
    ['REGISTRATIONS'],
    async ({ child, mine }) => {
      await at.server.sql`update players set user_players_id = null where id = ${child}`
      return merge('players', await givenChild(mine.userId, null), child)
    },
  ],
  [
    'by a court’s order',
    ['PEOPLE'],
    async ({ owner, child, mine }) => {
      const path = `/manage/guardians/${owner}/no-access/${mine.userId}`
      return asAnswer(await at.rest('put', path, { reason: 'An order of the court', playerIds: [child] }))
    },
  ],
  [
    'by a code',
    ['REGISTRATIONS'],
    async ({ owner, mine }) => {
      await withoutAddress(owner)
      const answer = await familyCode(owner)
      await typeIn(answer.data?.it?.code, mine)
      return answer
    },
  ],
  [
    'by an invitation to an address of a sheet',
    ['PEOPLE'],
    async ({ owner, mine }) => {
      const id = randomUUID()
      await withoutAddress(owner)
      await at.server.sql`
        insert into move_ins (id, file_name, families, children, registrations, payments, made_by, made_at)
        values (${id}, 'Sheet', 1, 1, 0, 0, ${at.clerk.email}, now())`
      await at.server
        .sql`insert into moved_in_addresses (user_id, email, move_in_id) values (${owner}, ${mine.email}, ${id})`
      const query = 'mutation M($input: InviteMovedInInput!) { it: inviteMovedIn(input: $input) { outcome } }'
      const answer = await at.send(query, { input: { id } })
      const { leftOut = [] } = JSON.parse(String(answer.data?.it?.outcome ?? '{}'))
      const sent = await outboxRows(at.server.sql, mine.email)
      await typeIn(sent.map(({ text }) => /\b\w{4}-\w{4}-\w{4}\b/.exec(text)?.[0]).find(Boolean), mine)
      return leftOut.length > 0 ? { errors: [{ message: leftOut[0].why }] } : answer
    },
  ],
]

describe('A-10: nobody gets to read health notes by making a guardian', () => {
  test.each(WAYS)('%s', async (_way, granted, way) => {
    await at.grant(granted)
    const refused = await givenScene()
    const answer = await way(refused)
    expect(await readBy(refused.mine)).not.toContain(NOTES)
    expect(answer.errors?.[0]?.message).toMatch(/(need|with) the Health notes permission/)
    await at.grant([...granted, 'HEALTH'])
    const done = await givenScene()
    expect((await way(done)).data?.it).toBeTruthy()
    expect(await readBy(done.mine)).toContain(NOTES)
  })

  test('changes that let nobody read anything new are still allowed', async () => {
    await at.grant(['PEOPLE'])
    const { owner, child } = await givenScene()
    const [one, other, walkIn] = await Promise.all([givenUser(), givenUser(), givenUser()])
    const family = randomUUID()
    await givenChild(one, null)
    await givenChild(walkIn, null)
    await withoutAddress(walkIn)
    const done = async (answer: Answer) => expect(answer.data?.it).toBeTruthy()
    // Everything, for children without notes.
    await done(await change('User', one, { family }))
    await done(await change('User', other, { family }))
    await done(await change('User', one, { email: `${randomUUID()}@example.org` }))
    await done(await familyCode(walkIn))
    // Somebody's second record, without a child, is merged into the one that has one.
    await done(await merge('users', owner, await givenUser()))
    // The other guardians could read it already.
    await at.server.sql`update users set family = ${family} where id = ${owner}`
    await done(await change('Player', child, { userPlayersId: other }))
    await done(await merge('players', child, await givenChild(owner)))
    await done(await change('User', owner, { family: null }))
  })
})

test('A-10: letting coaches read health notes takes the permission to read them', async () => {
  const save = async (health: string, published = true) => {
    const [row] = await at.server
      .sql`select id, _version from club_settings where key = 'facts' and not _deleted`
    const value = JSON.stringify({ ...facts, fieldCare: { health, phone: true } })
    const known = row ? { id: row.id, _version: row._version } : {}
    const word = row ? 'update' : 'create'
    const type = row ? 'Update' : 'Create'
    const query = `mutation M($input: ${type}ClubSettingInput!) { it: ${word}ClubSetting(input: $input) { id } }`
    const { data, errors } = await at.send(query, { input: { ...known, key: 'facts', value, published } })
    return data?.it ? 'done' : errors[0]?.message
  }
  const refused = expect.stringContaining('need the Health notes permission')
  await at.grant(['SETTINGS'])
  expect(await save('NOTES')).toEqual(refused)
  expect(await save('MARK')).toBe('done')
  expect(await save('NOTES')).toEqual(refused)
  await at.grant(['SETTINGS', 'HEALTH'])
  expect(await save('NOTES')).toBe('done')
  await at.grant(['SETTINGS'])
  // While hidden it lets nobody read anything; showing it again does.
  expect(await save('NOTES', false)).toBe('done')
  expect(await save('NOTES')).toEqual(refused)
  expect(await save('NOTHING')).toBe('done')
})
