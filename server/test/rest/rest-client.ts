import { del, get, post, put } from 'aws-amplify/api'
import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest'
import { useAmplify } from '../identity/modes-client.ts'
import { sendPlainly } from '../plain-http.ts'
import { givenAdmin, type RestServer, restServer, type Someone, startRestServer } from './rest-server.ts'

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of many shapes
  body: any
  /** The client's name for the error; null if all went well. */
  error: string | null
}

export type Method = 'get' | 'post' | 'put' | 'delete'
type Api = 'admin' | 'manage'
type Options = { body?: object; queryParams?: Record<string, string>; headers?: Record<string, string> }

/** The client's own types are too narrow for a table of calls. */
type Call = (input: object) => {
  response: Promise<{ statusCode: number; body?: { text(): Promise<string> } }>
}
const calls = { get, post, put, delete: del } as unknown as Record<Method, Call>

/** Sends a request with the real client, signed with its current credentials; returns refusals. */
export async function call(
  method: Method,
  path: string,
  options: Options = {},
  apiName: Api = 'admin',
): Promise<Answer> {
  try {
    const { statusCode, body } = await calls[method]({ apiName, path, options }).response
    return { status: statusCode, body: parsed((await body?.text()) ?? ''), error: null }
  } catch (thrown) {
    const { name, response } = thrown as { name: string; response?: { statusCode: number; body: string } }
    if (!response) throw thrown
    return { status: response.statusCode, body: parsed(response.body), error: name }
  }
}

const parsed = (text: string) => (text === '' ? null : JSON.parse(text))

/** A server, an administrator and the client signed in as that administrator. */
export async function atTheDesk(): Promise<{ server: RestServer; admin: Someone }> {
  const server = await restServer()
  const admin = await givenAdmin(server)
  await useAmplify(server, admin)
  return { server, admin }
}

/** The same for all tests of a file or block, with one administrator; no test may move the clock. */
export function sharedDesk(): { server: RestServer; admin: Someone } {
  const desk = {} as { server: RestServer; admin: Someone }
  beforeAll(async () => {
    desk.server = await startRestServer()
  })
  afterAll(() => desk.server.close())
  beforeEach(async () => {
    desk.admin = await givenAdmin(desk.server)
    await useAmplify(desk.server, desk.admin)
  })
  return desk
}

/** Plain HTTP with a token, or without any proof. */
export async function send(
  { url }: Pick<RestServer, 'url'>,
  method: string,
  path: string,
  { token, body, headers = {} }: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer & { headers: Headers }> {
  const answer = await sendPlainly(`${url}/staging${path}`, {
    method: method.toUpperCase(),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  })
  return {
    status: answer.status,
    body: parsed(answer.text),
    error: answer.headers.get('x-amzn-errortype'),
    headers: answer.headers,
  }
}

/** Counts the requests that reach the server until the test ends. */
export function countRequests({ app }: RestServer): { count: number } {
  const counted = { count: 0 }
  const listener = () => {
    counted.count += 1
  }
  app.server.on('request', listener)
  onTestFinished(() => void app.server.off('request', listener))
  return counted
}
