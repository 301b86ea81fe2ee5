import { parseJson } from '@touchline/domain/complaints.ts'
import { Amplify } from 'aws-amplify'
import { del, get, post, put } from 'aws-amplify/api'
import { fetchAuthSession } from 'aws-amplify/auth'
import { withinTimeout } from './within-timeout.ts'

export type RestApi = 'admin' | 'manage'

interface Sent {
  query?: Record<string, string>
  body?: object
}

/** The client's types know no way to say "whichever of the four". */
type Call = (input: { apiName: RestApi; path: string; options: object }) => {
  response: Promise<{ body?: { text(): Promise<string> } }>
  cancel(): void
}
const calls = { get, post, put, delete: del } as unknown as Record<'get' | 'post' | 'put' | 'delete', Call>

/** One request to the REST APIs of the desk; a refusal is thrown with the sentence that came with it. */
export async function callRest<Answer>(
  api: RestApi,
  method: keyof typeof calls,
  path: string,
  { query, body }: Sent = {},
): Promise<Answer> {
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

/** By what code the API has refused a request; null when it was something else that went wrong. */
export function refusalCode(error: unknown): string | null {
  const { response } = (error ?? {}) as { response?: { body?: string } }
  const refusal = parseJson(response?.body ?? '') as { code?: string } | undefined
  return refusal?.code ?? null
}

/** The client signs with its cloud credentials; those of an outside identity pool our server cannot check. */
async function tokenHeader(): Promise<Record<string, string>> {
  if (Amplify.getConfig().API?.GraphQL?.defaultAuthMode !== 'userPool') return {}
  const { tokens } = await withinTimeout(fetchAuthSession())
  return tokens ? { Authorization: `Bearer ${tokens.accessToken}` } : {}
}

/** That what was asked for is not there, or not there any more. */
export const isMissing = (error: Error | null) =>
  (error as { response?: { statusCode: number } } | null)?.response?.statusCode === 404
