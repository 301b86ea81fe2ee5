import { Amplify } from 'aws-amplify'
import { del, get, post, put } from 'aws-amplify/api'
import { fetchAuthSession } from 'aws-amplify/auth'
import { withinTimeout } from './within-timeout.ts'

type RestApi = 'admin' | 'manage'

interface RestInput {
  query?: Record<string, string>
  body?: object
}

export type CallRest = <Answer>(
  api: RestApi,
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  sent?: RestInput,
) => Promise<Answer>

/** The client's types know no way to say "whichever of the four". */
type Call = (input: { apiName: RestApi; path: string; options: object }) => {
  response: Promise<{ body?: { text(): Promise<string> } }>
  cancel(): void
}
const calls = { get, post, put, delete: del } as unknown as Record<'get' | 'post' | 'put' | 'delete', Call>

/** One request through the client, which must be configured. */
export const callByClient: CallRest = async <Answer>(
  ...[api, method, path, { query, body } = {}]: Parameters<CallRest>
): Promise<Answer> => {
  const headers = await tokenHeader()
  const { response, cancel } = calls[method]({
    apiName: api,
    path,
    options: { headers, queryParams: query, body },
  })
  const text = await withinTimeout(
    response.then((answer) => answer.body?.text()),
    cancel,
  )
  return (text ? JSON.parse(text) : null) as Answer
}

/** The client signs with its cloud credentials; our server cannot check those of an outside identity pool. */
async function tokenHeader(): Promise<Record<string, string>> {
  if (Amplify.getConfig().API?.GraphQL?.defaultAuthMode !== 'userPool') return {}
  const { tokens } = await withinTimeout(fetchAuthSession())
  return tokens ? { Authorization: `Bearer ${tokens.accessToken}` } : {}
}
