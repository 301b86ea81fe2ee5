import { TOKEN_AREAS, type TokenArea } from '@touchline/domain/identity/access-token.ts'
import { describe, expect, test } from 'vitest'
import { deskQueries } from '../../src/desk/desk-queries.ts'
import { deskFieldNames } from '../../src/graphql/sdl-desk.ts'
import { givenAccessToken } from '../access-token.ts'
import { documentFor, operationsOf } from '../attacks/attack-documents.ts'
import { forFile } from '../for-file.ts'
import { API_KEY } from '../running-server.ts'
import {
  impersonate,
  type Send,
  type Someone,
  sender,
  signOutEverywhere,
  someAdmin,
  someone,
  startMatrixServer,
} from './matrix-people.ts'

const server = await forFile(startMatrixServer())
const admin = await someAdmin(server)
const family = await someone(server)
await impersonate(server, admin, family.userId)

test('each of them is in the schema, and each has a resolver', () =>
  expect(Object.keys(deskQueries).sort()).toEqual(deskFieldNames.toSorted()))

const signedIn = ({ userPool }: Someone, as?: string) => sender(server, { authorization: userPool }, as)

async function token(areas: readonly TokenArea[]): Promise<Send> {
  const made = await givenAccessToken(server.sql, { areas })
  return sender(server, { authorization: made.token })
}

describe.each(operationsOf('Query').filter(({ name }) => deskFieldNames.includes(name)))('$name', (field) => {
  const query = documentFor('Query', field)
  const days = { firstDay: '2025-09-01', lastDay: '2025-09-30' }
  const group = { purpose: 'NOTICE', audience: '{"kind":"NEVER_REGISTERED"}' }
  const ask = (send: Send) =>
    send(query, { id: admin.userId, programId: 'none', slug: 'none', ...days, ...group })
  const refused = {
    status: 200,
    data: { it: null },
    errors: [{ message: `Not Authorized to access ${field.name} on type Query` }],
  }

  test('is answered for an administrator, until they sign out', async () => {
    const leaving = await someAdmin(server)
    expect(await ask(signedIn(leaving))).toMatchObject({ status: 200, errors: [] })
    await signOutEverywhere(server, leaving)
    expect((await ask(signedIn(leaving))).status).toBe(401)
  })

  test('is refused to visitors, to parents, and to an administrator impersonating a parent', async () => {
    const visitor = sender(server, { 'x-api-key': API_KEY })
    for (const send of [visitor, signedIn(family), signedIn(admin, family.userId)])
      expect(await ask(send)).toMatchObject(refused)
  })

  test('X-3: is answered to a token for its area, if there is one, whatever plan is cached for others', async () => {
    const area = deskQueries[field.name]?.tokenArea ?? null
    const own = await token(TOKEN_AREAS.filter((one) => one === area))
    const others = await token(TOKEN_AREAS.filter((one) => one !== area))
    for (let round = 0; round < 2; round += 1) {
      expect(await ask(own)).toMatchObject(area ? { status: 200, errors: [] } : refused)
      expect(await ask(others)).toMatchObject(refused)
      expect(await ask(await token([]))).toMatchObject(refused)
    }
  })
})

test('a few of them fit into a request, five are too many', async () => {
  const times = (count: number) =>
    signedIn(admin)(
      `{ ${Array.from({ length: count }, (_, n) => `n${n}: deskNumbers { asOf __typename }`).join(' ')} }`,
    )
  expect((await times(3)).data.n2).toEqual({ asOf: expect.any(String), __typename: 'DeskNumbers' })
  expect((await times(5)).errors[0]?.message).toContain('would touch too many rows')
})
