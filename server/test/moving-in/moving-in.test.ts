import { randomUUID } from 'node:crypto'
import { withoutEmail } from '@touchline/domain/walk-ins/walk-in.ts'
import { describe, expect, test } from 'vitest'
import { openMail } from '../../src/mail/outbox/sealed-mail.ts'
import type { Person } from '../amplify-client.ts'
import { askFor, deleteRow, getRow, updateRow } from '../calls.ts'
import { clubAt } from '../club-at.ts'
import { givenFall, givenMum, register } from '../fall.ts'
import { signToken } from '../tokens.ts'

const at = clubAt('2025-09-08T17:00:00Z')

type Values = Record<string, unknown>

const HEADINGS = 'Player first name,Player last name,Birth date,Parent name,Parent email,Phone'

let sheets = 0

/** A sheet of new families, each with its own names, addresses and phones. */
function sheetOf(...rows: string[]): { content: string; key: string } {
  sheets += 1
  const key = `${'abcdefghijklmnopqrstuvwxyz'[sheets]}ez`
  const text = [HEADINGS, ...rows]
    .join('\n')
    .replaceAll('KEY', key)
    .replaceAll('555-', `${sheets + 100}-`)
  return { content: Buffer.from(text).toString('base64'), key }
}

const twoFamilies = () =>
  sheetOf(
    'Mia,CostaKEY,2016-03-04,Ana CostaKEY,ana-KEY@example.org,604-555-0131',
    'Leo,CostaKEY,2018-07-09,Ana CostaKEY,ana-KEY@example.org,604-555-0131',
    'Bo,RayKEY,2017-01-01,Di RayKEY,di-KEY@example.org,604-555-0132',
  )

async function moveIn(input: Values, who: Person = at.desk) {
  const answer = await askFor(
    who,
    'mutation M($input: MoveInInput!) { it: moveIn(input: $input) { outcome } }',
    { input },
  )
  return { error: answer.error, ...(answer.it && JSON.parse(answer.it.outcome)) }
}

async function undo(id: string, who: Person = at.desk) {
  const answer = await askFor(
    who,
    'mutation U($input: UndoMoveInInput!) { it: undoMoveIn(input: $input) { outcome } }',
    { input: { id } },
  )
  return { error: answer.error, ...(answer.it && JSON.parse(answer.it.outcome)) }
}

/** Imports like the screen does: preview, then import exactly that. */
async function broughtIn(content: string): Promise<string> {
  const { seen } = await moveIn({ content })
  const { id, error } = await moveIn({ content, seen, id: randomUUID(), fileName: 'families.csv' })
  expect(error).toBeUndefined()
  return id
}

const usersOf = (key: string) =>
  at.server.sql<{ id: string; email: string; phone: string }[]>`
    select id, email, phone from users where last_name like ${`%${key}`} and not _deleted order by first_name`

const childrenOf = (key: string) =>
  at.server.sql<{ id: string; first_name: string }[]>`
    select id, first_name from players where last_name like ${`%${key}`} and not _deleted order by first_name`

const moveIns = async (id: string) =>
  (
    await askFor(
      at.desk,
      'query L { it: deskMoveIns { items { id fileName families children toInvite invited madeBy undoneAt } } }',
      {},
    )
  ).it.items.find((one: { id: string }) => one.id === id)

describe('I-6: importing a sheet', () => {
  test('a preview writes nothing; the import creates families that get no email and cannot sign in', async () => {
    const { content, key } = twoFamilies()
    const emails = await at.server.sql`select from mail_outbox`
    const looked = await moveIn({ content })
    expect(looked).toMatchObject({ families: 2, joined: 0, children: 3, withEmail: 2, missing: [] })
    expect(looked.rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual(
      Array(3).fill('NEW_FAMILY'),
    )
    expect(await usersOf(key)).toHaveLength(0)

    const id = await broughtIn(content)
    const [ana, di] = await usersOf(key)
    expect(ana).toMatchObject({
      email: withoutEmail(ana?.id ?? ''),
      phone: expect.stringMatching(/^604-\d{3}-0131$/),
    })
    expect(di).toBeDefined()
    expect((await childrenOf(key)).map((one) => one.first_name)).toEqual(['Bo', 'Leo', 'Mia'])
    expect(await at.server.sql`select from mail_outbox`).toHaveLength(emails.length)
    expect(await moveIns(id)).toMatchObject({
      ...{ fileName: 'families.csv', families: 2, children: 3, toInvite: 2, invited: 0 },
      ...{ madeBy: at.desk.email, undoneAt: null },
    })
    const [entry] = await at.server.sql`
      select actor_email from audit_entries where row_id = ${ana?.id ?? ''} and action = 'CREATE'`
    expect(entry?.actor_email).toBe(at.desk.email)
  })

  test('the same file again imports nothing, and neither does the same request', async () => {
    const { content, key } = twoFamilies()
    const { seen } = await moveIn({ content })
    const input = { content, seen, id: randomUUID() }
    expect((await moveIn(input)).id).toBe(input.id)
    expect((await moveIn(input)).id).toBe(input.id)
    const again = await moveIn({ content })
    expect(again.rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual(
      Array(3).fill('ALREADY_HERE'),
    )
    const { error } = await moveIn({ content, seen: again.seen, id: randomUUID() })
    expect(error?.errorInfo?.code).toBe('NOTHING_NEW')
    expect(await childrenOf(key)).toHaveLength(3)
  })

  test('two at the same moment import each family once', async () => {
    const { content, key } = twoFamilies()
    const { seen } = await moveIn({ content })
    const both = await Promise.all([1, 2].map(() => moveIn({ content, seen, id: randomUUID() })))
    expect(both.map(({ error }) => error?.errorInfo?.code ?? 'DONE').toSorted()).toEqual(['CHANGED', 'DONE'])
    expect(await childrenOf(key)).toHaveLength(3)
  })

  test('a child joins the family with its email, and the import does what was previewed', async () => {
    const { user } = await givenMum(at.desk)
    const { content } = sheetOf(`Leo,Ng,2018-07-09,Mum Ng,${user.email},`)
    const { rows, seen } = await moveIn({ content })
    expect(rows).toMatchObject([{ outcome: 'JOINS_FAMILY' }])
    const other = sheetOf(`Leo,Ng,2018-07-10,Mum Ng,${user.email},`)
    const { error } = await moveIn({ content: other.content, seen, id: randomUUID() })
    expect(error?.errorInfo?.code).toBe('CHANGED')
    await broughtIn(content)
    const children = await at.server.sql`
      select from players where user_players_id = ${user.id} and first_name = 'Leo' and not _deleted`
    expect(children).toHaveLength(1)
  })

  test('unknown columns are mapped by hand, once', async () => {
    const key = 'mapped'
    const text = `a${key};b;c;d\nMia Costa${key};2016-03-04;Ana Costa${key};604-555-0133`
    const content = Buffer.from(text).toString('base64')
    expect((await moveIn({ content })).missing).toHaveLength(4)
    const columns = ['childName', 'birthDate', 'guardianName', 'phone']
    expect((await moveIn({ content, columns })).missing).toEqual([])
    expect(await moveIn({ content })).toMatchObject({ columns, families: 1 })
  })

  test.each([
    ['nothing', '', 'EMPTY_FILE'],
    ['a spreadsheet as it is', 'PK\u0003\u0004', 'UNREADABLE_FILE'],
    ['too many rows', 'a,b\n'.repeat(1_600), 'TOO_MANY_ROWS'],
    ['an open quote', 'a,"b\n1,2', 'UNREADABLE_FILE'],
  ])('%s is refused', async (_what, text, code) => {
    const { error } = await moveIn({ content: Buffer.from(text).toString('base64') })
    expect(error?.errorInfo?.code).toBe(code)
  })

  test('a parent can neither preview nor import', async () => {
    const { mum } = await givenMum(at.desk)
    const { content } = twoFamilies()
    expect((await moveIn({ content }, mum)).error?.errorType).toBe('Unauthorized')
    expect((await undo('any', mum)).error?.errorType).toBe('Unauthorized')
  })
})

describe('I-7: undoing an import as one', () => {
  test('removes everything it created, and it can be imported again', async () => {
    const { content, key } = twoFamilies()
    const id = await broughtIn(content)
    expect(await undo(id)).toMatchObject({ removed: { families: 2, children: 3 }, stays: [] })
    expect([...(await usersOf(key)), ...(await childrenOf(key))]).toEqual([])
    expect(await moveIns(id)).toMatchObject({ undoneAt: expect.any(String), toInvite: 0 })
    expect((await moveIn({ content })).families).toBe(2)
  })

  test('rows that others depend on stay, with the reason, and the rest goes', async () => {
    const { once } = await givenFall(at.desk)
    const { content, key } = twoFamilies()
    const id = await broughtIn(content)
    const [bo, leo, mia] = await childrenOf(key)
    const { it: player } = await getRow(at.desk, 'Player', mia?.id ?? '', 'id _version createdAt')
    await register(at.desk, player, once)
    const { removed, stays } = await undo(id)
    expect(removed).toEqual({ families: 1, children: 2, registrations: 0, payments: 0 })
    expect(stays).toEqual([
      { name: `Mia Costa${key}`, why: 'is registered for a program' },
      { name: `Ana Costa${key}`, why: 'has children here' },
    ])
    expect((await getRow(at.desk, 'Player', leo?.id ?? '')).it).toBeNull()
    expect((await getRow(at.desk, 'Player', bo?.id ?? '')).it).toBeNull()
  })

  test('rows changed since stay; rows that somebody has deleted stay deleted', async () => {
    const { content, key } = twoFamilies()
    const id = await broughtIn(content)
    const [bo, leo] = await childrenOf(key)
    await updateRow(at.desk, 'Player', { id: leo?.id, _version: 1, shirtSize: 'YM' })
    await deleteRow(at.desk, 'Player', { id: bo?.id, _version: 1 })
    expect(await undo(id)).toMatchObject({
      removed: { families: 1, children: 1 },
      stays: [{ why: 'has changed since' }, { why: 'has children here' }],
    })
  })
})

describe('I-8: inviting families', () => {
  const invite = async (id: string, who: Person = at.desk) => {
    const answer = await askFor(
      who,
      'mutation I($input: InviteMovedInInput!) { it: inviteMovedIn(input: $input) { outcome } }',
      { input: { id } },
    )
    return { error: answer.error, ...(answer.it && JSON.parse(answer.it.outcome)) }
  }

  const emailsTo = async (address: string) => {
    const rows = await at.server.sql<{ id: string; text: string }[]>`
      select id, text_body as text from mail_outbox where recipient = ${address}`
    return rows.map(({ id, text }) => openMail(id, 'text_body', text))
  }

  const takeOver = async (email: unknown, code: string, birthDate: string) => {
    const answer = await at.server.app.inject({
      method: 'POST',
      url: '/account/family/code',
      headers: { authorization: `Bearer ${await signToken({ email: String(email) })}` },
      payload: { code, birthDate },
    })
    return { status: answer.statusCode, ...answer.json() }
  }

  test('once each, with a code that opens the record to somebody who knows a birth date', async () => {
    const { content, key } = twoFamilies()
    const id = await broughtIn(content)
    expect((await invite(id)).invited).toBe(2)
    expect((await invite(id)).invited).toBe(0)
    const [text = '', ...others] = await emailsTo(`ana-${key}@example.org`)
    expect(others).toEqual([])
    expect(text).not.toMatch(/Ana|Mia|Leo|Costa/)
    const code = /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(text)?.[0] ?? ''
    const { user } = await givenMum(at.desk)
    expect((await takeOver(user.email, code, '2016-03-05')).code).toBe('CODE_UNKNOWN')
    expect((await takeOver(user.email, code, '2016-03-04')).children).toHaveLength(2)

    // Whatever the address: the sheet still finds them, and undoing leaves claimed records alone.
    expect((await moveIn({ content })).children).toBe(0)
    expect(await moveIns(id)).toMatchObject({ toInvite: 0, invited: 2 })
    const { removed, stays } = await undo(id)
    expect(removed).toEqual({ families: 1, children: 1, registrations: 0, payments: 0 })
    expect(stays.map(({ why }: { why: string }) => why)).toEqual(['has changed since', 'has changed since'])
    expect(await emailsTo(`di-${key}@example.org`)).toEqual([])
  })

  test('Y-11: in the language on the record, with a link to the page in it', async () => {
    const { content, key } = twoFamilies()
    const id = await broughtIn(content)
    const address = `ana-${key}@example.org`
    await at.server.sql`
      update users set language = 'zh-Hant'
      where id = (select user_id from moved_in_addresses where email = ${address})`
    await invite(id)
    const [text] = await emailsTo(address)
    expect(text).toContain('您的家庭已在我們的新網站上')
    expect(text).toContain('/zh-Hant/guardian/code')
  })

  test('somebody with an account by then is not invited, and a parent can invite nobody', async () => {
    const { content, key } = twoFamilies()
    const id = await broughtIn(content)
    const [ana] = await usersOf(key)
    await updateRow(at.desk, 'User', { id: ana?.id, _version: 1, email: `new-${key}@example.org` })
    const { mum } = await givenMum(at.desk)
    expect((await invite(id, mum)).error?.errorType).toBe('Unauthorized')
    expect((await invite(id)).invited).toBe(1)
  })
})
