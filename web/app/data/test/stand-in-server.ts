import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { Amplify, type ResourcesConfig } from 'aws-amplify'
import { afterAll, beforeAll, beforeEach } from 'vitest'

interface ReceivedRequest {
  query: string
  variables: Record<string, unknown>
  headers: Record<string, unknown>
  /** The operation's root field. */
  field: string
}

/** Returns the root field's value or `errors(...)`, or writes the response itself and returns `handled`. */
type Answer = (asked: ReceivedRequest, response: ServerResponse) => unknown

interface StandIn {
  asked: ReceivedRequest[]
  answer: Answer
  /** Configures the real client to reach this server. */
  config: ReturnType<typeof graphqlConfig>
}

export const handled = Symbol('the response is already written')

/** A GraphQL endpoint for one test file that answers whatever its tests tell it to. */
export function standInServer(): StandIn {
  const standIn: StandIn = { asked: [], answer: () => null, config: graphqlConfig('') }
  const server = createServer(async (incoming, response) => {
    const { query, variables } = (await json(incoming)) as ReceivedRequest
    const asked = { query, variables, headers: incoming.headers, field: rootField(query) }
    standIn.asked.push(asked)
    const value = await standIn.answer(asked, response)
    if (value !== handled) response.end(JSON.stringify(body(asked.field, value)))
  })

  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    standIn.config = graphqlConfig(`127.0.0.1:${(server.address() as AddressInfo).port}/graphql`)
  })
  beforeEach(() => {
    Amplify.configure({ API: { GraphQL: standIn.config } })
    standIn.asked = []
  })
  afterAll(async () => {
    server.closeAllConnections()
    await once(server.close(), 'close')
  })
  return standIn
}

export const errors = (...entries: { message: string; errorType?: string }[]) => ({ errors: entries })

export const row = (id: string, fields: Record<string, unknown> = {}) => ({
  id,
  _version: 1,
  _deleted: null,
  ...fields,
})

function body(field: string, value: unknown) {
  const isFailure = typeof value === 'object' && value !== null && 'errors' in value
  return isFailure ? { data: null, ...value } : { data: { [field]: value } }
}

function rootField(query: string) {
  return /\{\s*(\w+)\(/.exec(query)?.[1] ?? ''
}

function graphqlConfig(address: string) {
  return {
    endpoint: `ws://${address}`,
    customEndpoint: `http://${address}`,
    customEndpointRegion: 'us-east-1',
    region: 'us-east-1',
    defaultAuthMode: 'apiKey',
    apiKey: 'da2-visitor',
  } satisfies NonNullable<ResourcesConfig['API']>['GraphQL']
}
