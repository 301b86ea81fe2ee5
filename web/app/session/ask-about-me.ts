import { withinTimeout } from '../data/within-timeout.ts'

/** Asks the server about the person themselves; a refusal is thrown with its sentence. */
export async function askAboutMe<Answer>(
  method: 'GET' | 'POST',
  path: '/account/closing' | '/account/data',
  accessToken: string,
): Promise<Answer> {
  const answer = await withinTimeout(
    fetch(path, { method, headers: { authorization: `Bearer ${accessToken}` } }),
  )
  if (answer.ok) return answer.json()
  const { message = '' } = await answer.json().catch(() => ({}))
  const name = answer.status < 500 ? 'NotAuthorizedException' : 'InternalErrorException'
  throw Object.assign(new Error(message), { name })
}
