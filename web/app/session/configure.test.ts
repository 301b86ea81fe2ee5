import { expect, test } from 'vitest'
import { amplifyClient } from '../data/client.ts'
import { getDocument } from '../data/documents.ts'
import { makeRequest } from '../data/request.ts'
import { standInServer } from '../data/test/stand-in-server.ts'
import { configureAmplify } from './configure.ts'

const server = standInServer()

test('every request checks again whether somebody is being impersonated', async () => {
  let target: string | null = null
  const config = {
    amplify: { API: { GraphQL: server.config } },
    authFlowType: 'USER_PASSWORD_AUTH' as const,
  }
  configureAmplify(config, () => target)
  const ask = () => makeRequest(amplifyClient())(getDocument('Player'), { id: 'p1' })
  await ask()
  target = 'u-parent'
  await ask()
  target = null
  await ask()
  const sent = server.asked.map(({ headers }) => headers['x-impersonate-user'])
  expect(sent).toEqual([undefined, 'u-parent', undefined])
  expect(server.asked[1]?.headers['x-api-key']).toBe('da2-visitor')
})
