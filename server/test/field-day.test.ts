import { clubContent } from '@touchline/domain/club/content.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { askFor } from './calls.ts'
import { givenMum } from './fall.ts'
import { emailDesk } from './mail/campaign-desk.ts'
import { storeSetting } from './store-setting.ts'

/** Saturday afternoon at the field, a quarter past five. */
const SATURDAY = new Date('2025-10-05T00:15:00.000Z')
const DAY = '2025-10-04'
const at = emailDesk()

beforeEach(() => {
  at.now = SATURDAY
})

const { facts } = clubContent([]).content
const allow = (fieldCare: object) => storeSetting(at.server, 'facts', { ...facts, fieldCare })

async function givenProgram(values: object = {}) {
  const program = await at.given.program({
    days: ['SAT', 'SUN'],
    startTime: '17:00',
    endTime: '18:30',
    ...values,
  })
  const fee = await at.given.fee(program.id)
  const family = await givenMum(at.desk)
  const register = async (name: string, days = ['SAT'], more: object = {}) => {
    const child = await family.child(name)
    await at.given.registration(child.id, fee.id, { days, months: ['2025-10'], ...more })
    return child
  }
  return { program, ...family, register }
}

async function givenLink(programId: string, name = 'Coach Sam') {
  const { status, body } = await at.call('post', `/programs/${programId}/field-links`, { name })
  expect(status).toBe(201)
  const { links } = (await at.call('get', `/programs/${programId}/field-day`)).body
  const { address } = links.find((link: { id: string }) => link.id === body.id)
  return { id: body.id as string, token: address.split('/field/')[1] as string }
}

async function ask(path: string, token: string, body?: object) {
  const answer = await fetch(`${at.server.url}/${path}/${token}`, {
    method: body ? 'POST' : 'GET',
    headers: body ? { 'content-type': 'application/json' } : {},
    body: body && JSON.stringify(body),
  })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}
const look = (token: string) => ask('field-lists', token)
const send = (token: string, ...entries: object[]) => ask('field-lists', token, { entries })
const mark = (playerId: string, state: string | null, at = '2025-10-05T00:10:00Z') => ({
  ...{ kind: 'MARK', key: crypto.randomUUID(), day: DAY, at, playerId, state },
})
const namesOn = async (token: string) =>
  (await look(token)).body.children.map(({ name }: { name: string }) => name)
const stateOf = async (token: string, id: string) =>
  (await look(token)).body.children.find((child: { id: string }) => child.id === id)?.state

describe('J-1: a coach’s link', () => {
  test('opens the list of its program, may not be cached, and ends when the desk says so', async () => {
    const { program } = await givenProgram()
    const { id, token } = await givenLink(program.id)
    const { status, headers, body } = await look(token)
    expect([status, body.program, body.day]).toEqual([200, program.name, DAY])
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex'])
    expect((await at.call('delete', `/field-links/${id}`)).status).toBe(204)
    for (const path of ['field-lists', 'field-care'])
      expect(
        (await ask(path, token, path === 'field-care' ? { playerId: 'x' } : { entries: [] })).status,
      ).toBe(404)
    expect((await look(token)).status).toBe(404)
    expect((await at.call('get', `/programs/${program.id}/field-day`)).body.links).toEqual([])
    const acts = await at.server.sql`
      select action, actor_email from audit_entries where row_id = ${program.id} and action like 'FIELD%' order by created_at`
    expect(acts.map(({ action }) => action).sort()).toEqual(['FIELD_LINK', 'FIELD_LINK_END'])
    expect(new Set(acts.map(({ actor_email }) => actor_email))).toEqual(new Set([at.desk.email]))
  })

  test('ends with its program', async () => {
    const { program } = await givenProgram({ endDate: '2025-10-05' })
    const { token } = await givenLink(program.id)
    expect((await look(token)).status).toBe(200)
    at.now = new Date('2025-10-07T00:15:00.000Z')
    expect((await look(token)).status).toBe(404)
  })

  test('cannot be guessed, and a link for one program opens no other', async () => {
    const { program } = await givenProgram()
    const { id, token } = await givenLink(program.id)
    const [, seal] = token.split('~')
    const other = await givenLink((await givenProgram()).program.id)
    for (const forged of ['x', id, `${id}~`, `${other.id}~${seal}`, `${token}x`, `${token}~x`])
      expect((await look(forged)).status).toBe(404)
  })
})

describe('J-2: the list', () => {
  test('lists those who hold a place and train that day, and says no more than that', async () => {
    const { program, register } = await givenProgram()
    const ada = await register('Ada')
    await register('Bo', ['SUN'])
    const gone = await register('Cy')
    await at.server.sql`
      update player_program_registrations set status = 'CANCELLED' where player_registrations_id = ${gone.id}`
    const held = await register('Di')
    await at.server.sql`update players set status = 'ON_HOLD', health_notes = 'Knee' where id = ${held.id}`
    const other = await givenProgram()
    await other.register('Eve')
    const { token } = await givenLink(program.id)
    const { children } = (await look(token)).body
    expect(children).toEqual([
      {
        ...{ id: ada.id, name: expect.stringMatching(/^Ada .\.$/), group: expect.stringMatching(/^U\d+$/) },
        ...{ state: null, isAbsent: false, isOnHold: false, hasNotes: false, hasPhone: false },
      },
      expect.objectContaining({ id: held.id, isOnHold: true, hasNotes: false }),
    ])
    expect(await namesOn((await givenLink(other.program.id)).token)).toEqual([expect.stringMatching(/^Eve/)])
  })

  test('is empty on a day without a session, and names the next one', async () => {
    const { program, register } = await givenProgram()
    await register('Ada')
    const { token } = await givenLink(program.id)
    at.now = new Date('2025-10-07T00:15:00.000Z')
    expect((await look(token)).body).toMatchObject({ session: null, next: '2025-10-11', children: [] })
  })
})

describe('J-3, J-4: entries sent by a phone', () => {
  test('are stored once, however often they are sent, and the later mark counts', async () => {
    const { program, register } = await givenProgram()
    const ada = await register('Ada')
    const { token } = await givenLink(program.id)
    const visitor = {
      kind: 'VISITOR',
      key: crypto.randomUUID(),
      day: DAY,
      at: '2025-10-05T00:10:00Z',
      words: 'Noor',
    }
    const note = { ...visitor, kind: 'NOTE', key: crypto.randomUUID(), words: 'Two balls are flat.' }
    const entries = [mark(ada.id, 'HERE'), visitor, note]
    await Promise.all(Array.from({ length: 6 }, () => send(token, ...entries)))
    expect(await stateOf(token, ada.id)).toBe('HERE')
    expect((await look(token)).body.visitors).toEqual([{ id: visitor.key, words: 'Noor' }])
    const notes = async () => {
      const query = `query N($programId: ID!) { it: deskFieldNotes(programId: $programId) {
        items { id day kind words coach readBy } total } }`
      return (await askFor(at.desk, query, { programId: program.id })).it
    }
    const { items, total } = await notes()
    expect([total, items[0].day]).toEqual([2, DAY])
    expect(
      items.map(({ kind, words, coach }: { [key: string]: string }) => [kind, words, coach]).sort(),
    ).toEqual([
      ['NOTE', 'Two balls are flat.', 'Coach Sam'],
      ['VISITOR', 'Noor', 'Coach Sam'],
    ])
    await send(token, mark(ada.id, 'AWAY', '2025-10-05T00:05:00Z'))
    expect(await stateOf(token, ada.id)).toBe('HERE')
    await send(token, mark(ada.id, null, '2025-10-05T00:12:00Z'))
    expect(await stateOf(token, ada.id)).toBe(null)
    expect((await at.call('put', `/field-notes/${note.key}`, { isRead: true })).status).toBe(204)
    const again = (await notes()).items
    expect(again.find(({ id }: { id: string }) => id === note.key).readBy).toBe(at.desk.email)
  })

  test('J-4: a leaked link cannot flood the desk with notes; marks still work', async () => {
    const { program, register } = await givenProgram()
    const maya = await register('Maya')
    const { id, token } = await givenLink(program.id)
    const notes = Array.from({ length: 120 }, (_, n) => ({
      ...{ kind: 'NOTE', key: crypto.randomUUID(), day: DAY, at: '2025-10-05T00:10:00Z', words: `Note ${n}` },
    }))
    expect((await send(token, ...notes)).status).toBe(200)
    expect((await send(token, ...notes, mark(maya.id, 'HERE'))).status).toBe(200)
    expect(await at.server.sql`select from field_notes where link_id = ${id}`).toHaveLength(100)
    expect(await stateOf(token, maya.id)).toBe('HERE')
  })

  test('about another program’s child change nothing', async () => {
    const [one, other] = [await givenProgram(), await givenProgram()]
    const eve = await other.register('Eve')
    const { token } = await givenLink(one.program.id)
    expect((await send(token, mark(eve.id, 'HERE'))).status).toBe(200)
    expect(await at.server.sql`select from attendance where player_id = ${eve.id}`).toHaveLength(0)
    expect((await send(token, { kind: 'MARK' })).status).toBe(400)
  })

  const october = { firstDay: '2025-10-01', lastDay: '2025-10-31' }
  const attendance = async (wanted: object) => {
    const query = `query A($firstDay: AWSDate!, $lastDay: AWSDate!, $programId: ID, $playerId: ID, $limit: Int, $from: Int) {
      it: deskAttendance(firstDay: $firstDay, lastDay: $lastDay, programId: $programId, playerId: $playerId, limit: $limit, from: $from) {
        items { playerId programId program day state isAbsent } total } }`
    return (await askFor(at.desk, query, { ...wanted })).it
  }

  test('the desk reads all of it, page by page', async () => {
    const { program, register } = await givenProgram()
    const children = [await register('Ada'), await register('Bo'), await register('Cy')]
    const { token } = await givenLink(program.id)
    for (const child of children) await send(token, mark(child.id, 'HERE'))
    const all = await attendance({ ...october, programId: program.id })
    expect([all.items.length, all.total]).toEqual([3, 3])
    const last = await attendance({ ...october, programId: program.id, limit: 1, from: 2 })
    expect(last).toEqual({ items: [all.items[2]], total: 3 })
  })

  test('the desk reads it by child, program and day', async () => {
    const { program, register } = await givenProgram()
    const ada = await register('Ada')
    await send((await givenLink(program.id)).token, mark(ada.id, 'HERE'))
    const { items } = await attendance({ ...october, playerId: ada.id })
    expect(items).toEqual([
      {
        playerId: ada.id,
        programId: program.id,
        program: program.name,
        day: DAY,
        state: 'HERE',
        isAbsent: false,
      },
    ])
    const november = { firstDay: '2025-11-01', lastDay: '2025-11-30' }
    expect(await attendance({ ...november, programId: program.id })).toEqual({ items: [], total: 0 })
  })
})

describe('J-5: what else the club allows coaches to see', () => {
  const care = (token: string, playerId: string) => ask('field-care', token, { playerId })

  test('by default nothing; a mark; a phone, and each view is in the family’s history', async () => {
    const { program, register, mum, user } = await givenProgram()
    const ada = await register('Ada')
    await at.server.sql`
      update players set health_notes = 'Peanuts', emergency_contact = 'Gran', emergency_phone = '604-555-0143'
      where id = ${ada.id}`
    const { token } = await givenLink(program.id)
    const shown = async () => {
      const [child] = (await look(token)).body.children
      return [child.hasNotes, child.hasPhone]
    }
    expect(await shown()).toEqual([false, false])
    expect((await care(token, ada.id)).status).toBe(404)
    await allow({ health: 'MARK', phone: true })
    expect(await shown()).toEqual([true, true])
    expect((await care(token, ada.id)).body).toEqual({ contact: 'Gran', phone: '604-555-0143', notes: null })
    await allow({ health: 'NOTES', phone: false })
    expect((await care(token, ada.id)).body).toEqual({ contact: null, phone: null, notes: 'Peanuts' })
    const eve = await (await givenProgram()).register('Eve')
    expect((await care(token, eve.id)).status).toBe(404)
    const { data } = await mum.ask(
      `query Mine($id: ID!) { auditEntriesBySubjectUserId(subjectUserId: $id) { items { action actorRole rowId after } } }`,
      { id: user.id },
    )
    const looks = data.auditEntriesBySubjectUserId.items.filter(
      ({ action }: { action: string }) => action === 'FIELD_CARE',
    )
    expect(looks).toHaveLength(2)
    expect(looks[0]).toMatchObject({ actorRole: 'COACH', rowId: ada.id })
    expect(JSON.stringify(looks)).not.toContain('Peanuts')
    await allow(facts.fieldCare)
  })
})

describe('J-6: a family says that a child cannot come', () => {
  const MUTATION = `mutation Say($input: SayAbsentInput!) { it: sayAbsent(input: $input) { id absences } }`

  test('and that it can after all; the coach sees both', async () => {
    const { program, register, mum } = await givenProgram()
    const ada = await register('Ada')
    const { token } = await givenLink(program.id)
    const say = (isAbsent: boolean, day = DAY) =>
      mum.ask(MUTATION, { input: { playerId: ada.id, programId: program.id, day, isAbsent } })
    const absent = async () => (await look(token)).body.children[0].isAbsent
    expect(JSON.parse((await say(true)).data.it.absences)).toEqual([{ programId: program.id, day: DAY }])
    await say(true)
    expect(await absent()).toBe(true)
    expect(JSON.parse((await say(false)).data.it.absences)).toEqual([])
    expect(await absent()).toBe(false)
    for (const day of ['2025-10-05', '2025-09-27', '2026-03-07'])
      expect((await say(true, day)).errors[0]?.message).toContain('no upcoming session')
    at.now = new Date('2025-10-05T01:31:00.000Z')
    expect((await say(true)).errors[0]?.message).toContain('no upcoming session')
  })

  test('only for its own children', async () => {
    const { program, register } = await givenProgram()
    const ada = await register('Ada')
    const { mum: stranger } = await givenMum(at.desk)
    const input = { playerId: ada.id, programId: program.id, day: DAY, isAbsent: true }
    const { errors } = await stranger.ask(MUTATION, { input })
    expect(errors).toHaveLength(1)
    expect(await at.server.sql`select from attendance where player_id = ${ada.id}`).toHaveLength(0)
  })
})
