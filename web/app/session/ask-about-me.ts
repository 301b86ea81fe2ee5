import { withinTimeout } from '../data/within-timeout.ts'

interface AccountRequest {
  path: `/account/${string}`
  accessToken: string
  /** The body of a POST; without it and without `isPost`, a GET is sent. */
  body?: object
  isPost?: boolean
}

/** A request to the server about the signed-in person; a refusal is thrown with its sentence. */
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

/** A document of theirs, or of the family that an administrator is viewing the site as. */
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
  // In the form of a GraphQL refusal, so that a page in another language finds its sentence (Y-7).
  const cause = { errors: [{ message, errorInfo }] }
  throw Object.assign(new Error(message, { cause }), { name: nameOf(answer.status) })
}

function nameOf(status: number): string {
  if (status === 409) return 'ClubRefusal'
  return status < 500 ? 'NotAuthorizedException' : 'InternalErrorException'
}
