import { expect, test } from 'vitest'
import { forFile } from '../for-file.ts'
import {
  accessTokenOf,
  deleteAccount,
  rest,
  type Someone,
  sender,
  someAdmin,
  startMatrixServer,
} from './matrix-people.ts'

const server = await forFile(startMatrixServer())
const admin = await someAdmin(server)

const statusOf = async (authorization: string) =>
  (await sender(server, { authorization })('{ listPrograms { items { id } } }')).status

test.each<[string, (leaving: Someone) => Promise<unknown>]>([
  ['is disabled', ({ sub }) => rest(server, admin, ['post', `/users/${sub}/disable`])],
  ['leaves the group', ({ sub }) => rest(server, admin, ['delete', `/users/${sub}/groups/pmfcadmin`])],
  ['deletes the account', (leaving) => deleteAccount(server, leaving)],
])('an access token ends when the administrator who made it %s; others’ stay', async (_when, leave) => {
  const leaving = await someAdmin(server)
  const tokens = [await accessTokenOf(server, leaving), await accessTokenOf(server, admin)]
  expect(await Promise.all(tokens.map(statusOf))).toEqual([200, 200])
  await leave(leaving)
  expect(await Promise.all(tokens.map(statusOf))).toEqual([401, 200])
})
