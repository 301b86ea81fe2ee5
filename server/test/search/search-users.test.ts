import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { wordsQuery } from '../../src/postgres/search-words.ts'
import { deskForFile } from '../desk-for-file.ts'
import { givenMum } from '../fall.ts'
import { NOW, search } from './search.ts'

const at = await deskForFile(NOW)

const select = `items { id _version email firstName lastName phone family
  players { items { id firstName lastName birthDate } } }`
const find = async (typed: string) =>
  (await search(at.desk, 'User', { filter: { words: { match: typed } }, select })).it.items

test('a guardian is found by words of name and address, with their players', async () => {
  const { user, child } = await givenMum(at.desk)
  const [ada, bo] = [await child('Ada'), await child('Bo')]
  await at.server.sql`update players set _deleted = true where id = ${bo.id}`
  const key = (user.email as string).split('@')[0] as string
  const found = {
    id: user.id,
    _version: 1,
    email: user.email,
    firstName: 'Pat',
    lastName: 'Singh',
    phone: user.phone,
    family: null,
    players: { items: [{ id: ada.id, firstName: 'Ada', lastName: 'Singh', birthDate: '2017-05-31' }] },
  }
  expect(await find(user.email as string)).toEqual([found])
  expect(await find(`pat ${key}`)).toEqual([found])
  expect(await find(`sam ${key}`)).toEqual([])
  expect(await find('...')).toEqual([])
  await at.server.sql`update users set _deleted = true where id = ${user.id}`
  expect(await find(key)).toEqual([])
})

test('an address or a name typed as it is will be found, whatever its characters', async () => {
  const typed = Array.from({ length: 500 }, (_, n) =>
    n % 2 ? `${randomUUID()}@example.org` : `Fam${randomUUID().slice(0, 8)}`,
  )
  const queries = typed.map(wordsQuery)
  const lost = await at.server.sql`
    select text, search_words(text) as words from unnest(${typed}::text[], ${queries}::text[]) t(text, query)
    where not search_words(text) @@ query::tsquery`
  expect([...lost]).toEqual([])
})
