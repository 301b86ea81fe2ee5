import { withinTimeout } from '../data/within-timeout.ts'

interface AccountRequest {
  path: `/account/${string}`
  accessToken: string
  /** Sent along with a POST; without `isPost` or a body it is a question. */
  body?: object
  isPost?: boolean
}

/** Asks the server about the person themselves; a refusal is thrown with its sentence. */
export async function askAboutMe<Answer>({
  path,
  accessToken,
  body,
  isPost = false,
}: AccountRequest): Promise<Answer> {
  const headers: Record<string, string> = { authorization: `Bearer ${accessToken}` }
  if (body) headers['content-type'] = 'application/json'
  const method = body || isPost ? 'POST' : 'GET'
  const answer = await withinTimeout(fetch(path, { method, headers, body: body && JSON.stringify(body) }))
  if (answer.ok) return answer.json()
  return refused(answer)
}

export type DocumentPath =
  | `/account/receipts/${string}`
  | `/account/statements/${string}`
  | `/account/fund-letters/${string}`

/** A paper of theirs, or of the family in whose shoes an administrator is. */
export async function askForDocument(
  path: DocumentPath,
  accessToken: string,
  headers: Record<string, string>,
): Promise<Blob> {
  const answer = await withinTimeout(
    fetch(path, { headers: { ...headers, authorization: `Bearer ${accessToken}` } }),
  )
  return answer.ok ? answer.blob() : refused(answer)
}

async function refused(answer: Response): Promise<never> {
  const { message = '', ...errorInfo } = await answer.json().catch(() => ({}))
  // As the refusals of the GraphQL service come, so that a page in another language finds its sentence (Y-7).
  const cause = { errors: [{ message, errorInfo }] }
  throw Object.assign(new Error(message, { cause }), { name: nameOf(answer.status) })
}

function nameOf(status: number): string {
  if (status === 409) return 'ClubRefusal'
  return status < 500 ? 'NotAuthorizedException' : 'InternalErrorException'
}
