import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { askFor, getRow, updateRow } from '../calls.ts'
import { givenFall } from '../fall.ts'
import type { Row } from '../given.ts'
import { PATIENT } from '../patient.ts'
import { reportDesk } from '../rest/report-desk.ts'
import { search } from './search.ts'

const at = reportDesk()

/** A unique name; the letter at the front keeps it a single word. */
const unheard = () => `N${randomUUID().slice(0, 8)}`

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)
const found = async (model: string, filter: Record<string, unknown>): Promise<string[]> =>
  idsOf((await search(at.desk, model, { filter })).it.items)
const players = (typed: string) => found('Player', { words: { match: typed } })
const guardians = (typed: string) => found('User', { words: { match: typed } })
const people = async (typed: string): Promise<string[]> => {
  const query = 'query P($words: String) { it: searchPeople(words: $words) { items { id } } }'
  return idsOf((await askFor(at.desk, query, { words: typed })).it.items)
}

async function givenFamily() {
  const name = unheard()
  const user = await at.given.user({ lastName: name })
  const maya = await at.given.player({ lastName: 'Oduya', userPlayersId: user.id })
  return { name, user, maya }
}

async function change(model: string, { id }: Row, values: Record<string, unknown>) {
  const { _version } = (await getRow(at.desk, model, id, '_version')).it
  const { error } = await updateRow(at.desk, model, { id, _version, ...values })
  expect(error).toBeUndefined()
}

test('each word matches the player or the guardian, in every list', async () => {
  const { name, user, maya } = await givenFamily()
  const { once } = await givenFall(at.desk)
  const registration = await at.given.registration(maya.id, once.id)
  const order = await at.given.kitOrder(maya.id)
  const typed = `MÁY ${name.slice(0, 7)} pat odu`
  expect(await players(typed)).toEqual([maya.id])
  const ofPlayer = { player: { words: { match: typed } } }
  expect(await found('PlayerProgramRegistration', ofPlayer)).toEqual([registration.id])
  expect(await found('KitOrder', ofPlayer)).toEqual([order.id])
  expect(await people(typed)).toEqual([user.id])
  expect(await players(`maya ${name} nobody`)).toEqual([])
  expect(await guardians(`maya ${name}`)).toEqual([])
})

describe('the words are updated', () => {
  test('when a guardian changes name or address', async () => {
    const { name, user, maya } = await givenFamily()
    const [lastName, key] = [unheard(), unheard().toLowerCase()]
    await change('User', user, { lastName, email: `${key}@example.org` })
    for (const typed of [lastName, key, `maya ${key} example`]) {
      expect(await players(typed)).toEqual([maya.id])
      expect(await people(typed)).toEqual([user.id])
    }
    expect([await players(name), await people(name)]).toEqual([[], []])
    expect(await players(user.email as string)).toEqual([])
  })

  test('when a player changes name', async () => {
    const { name, user, maya } = await givenFamily()
    const firstName = unheard()
    await change('Player', maya, { firstName })
    expect(await players(`${firstName} ${name}`)).toEqual([maya.id])
    expect(await people(`${firstName} ${name}`)).toEqual([user.id])
    expect(await players(`maya ${name}`)).toEqual([])
  })

  test('when a player gets another guardian, or has none', async () => {
    const [one, other] = [await givenFamily(), await givenFamily()]
    await change('Player', one.maya, { userPlayersId: other.user.id })
    expect(await players(`maya ${one.name}`)).toEqual([])
    expect((await players(`maya ${other.name}`)).toSorted()).toEqual([one.maya.id, other.maya.id].toSorted())
    await change('Player', one.maya, { userPlayersId: null })
    expect(await players(`maya ${other.name}`)).toEqual([other.maya.id])
  })

  test('P-7: when a guardian is merged into another', async () => {
    const [keep, gone] = [await givenFamily(), await givenFamily()]
    await change('Player', gone.maya, { firstName: 'Bo' })
    const { status } = await at.post('/merges', {
      keepId: keep.user.id,
      keepVersion: 1,
      goneId: gone.user.id,
      goneVersion: 1,
    })
    expect(status).toBe(201)
    expect(await players(`bo ${keep.name}`)).toEqual([gone.maya.id])
    expect([await players(gone.name), await people(gone.name)]).toEqual([[], []])
  })

  test('when a guardian is deleted, and when one is back', async () => {
    const { name, user, maya } = await givenFamily()
    await at.server.sql`update users set _deleted = true where id = ${user.id}`
    expect([await players(name), await people(name)]).toEqual([[], []])
    await at.server.sql`update users set _deleted = false where id = ${user.id}`
    expect([await players(name), await people(name)]).toEqual([[maya.id], [user.id]])
  })

  test('when an account without a row changes its name', async () => {
    const [id, name] = [randomUUID(), unheard()]
    await at.server.sql`
      insert into pool_users (id, email, status, attributes)
      values (${id}, ${`${id}@example.org`}, 'CONFIRMED', '{"given_name":"Zoë"}')`
    expect(await people(`zoe ${id}`)).toEqual([id])
    await at.server.sql`
      update pool_users set attributes = ${`{"family_name":"${name}"}`}::text::jsonb where id = ${id}`
    expect([await people(`zoe ${id}`), await people(name)]).toEqual([[], [id]])
  })
})

test('when a child is added while the guardian’s name changes, it gets the new one', async () => {
  const { name, user } = await givenFamily()
  const lastName = unheard()
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const { promise: isRenamed, resolve: renamed } = Promise.withResolvers<void>()
  const renaming = at.server.sql.begin(async (tx) => {
    await tx`update users set last_name = ${lastName} where id = ${user.id}`
    renamed()
    await mayEnd
  })
  await isRenamed
  const adding = at.given.player({ firstName: 'Bo', lastName: 'Oduya', userPlayersId: user.id })
  await vi.waitFor(async () => {
    const waiting = await at.server.sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    expect(waiting.length).toBe(1)
  }, PATIENT)
  end()
  await renaming
  const { id } = await adding
  expect(await players(`bo ${lastName}`)).toEqual([id])
  expect(await players(`bo ${name}`)).toEqual([])
})

test('only the trigger decides the words of a player', async () => {
  const { name, maya } = await givenFamily()
  await at.server.sql`update players set words = 'else' where id = ${maya.id}`
  expect(await players(`maya ${name}`)).toEqual([maya.id])
})
