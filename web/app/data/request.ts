import type { AuthMode, Client } from './client.ts'
import type { Document } from './documents.ts'
import { rememberOwnWrites } from './own-writes.ts'
import { isUnauthorized, requestError } from './request-error.ts'
import { withinTimeout } from './within-timeout.ts'

const BACKOFF_MS = 1_000
const MUTATION = /^\s*mutation\b/

export interface RequestOptions {
  /** How many times to try, 1 by default; an unauthorized call is never repeated. */
  attempts?: number
  /** Left out: the configured mode, else iam (the client's own default). */
  authMode?: AuthMode
  wait?: (milliseconds: number) => Promise<unknown>
}

/** Sends one operation and returns the value of its root field, or the whole answer. */
export type Request = <Answer>(document: Document, variables: Record<string, unknown>) => Promise<Answer>

export function makeRequest(client: Client, options: RequestOptions = {}): Request {
  const { attempts = 1, authMode, wait = delay } = options

  async function send<Answer>({ query, field, seconds }: Document, variables: Record<string, unknown>) {
    const pending = client.graphql({ query, variables, authMode })
    const { data } = await withinTimeout(pending, () => client.cancel(pending), seconds)
    const answer = (field === undefined ? data : data[field]) as Answer
    if (MUTATION.test(query)) rememberOwnWrites(answer)
    return answer
  }

  return async (document, variables) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await send(document, variables)
      } catch (thrown) {
        const error = requestError(thrown)
        if (attempts <= 1 || isUnauthorized(error)) throw error
        if (attempt >= attempts) throw new Error('Max retries exceeded', { cause: error })
        await wait(BACKOFF_MS * 2 ** attempt)
      }
    }
  }
}

function delay(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
