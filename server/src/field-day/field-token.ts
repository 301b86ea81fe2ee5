import { createHmac, timingSafeEqual } from 'node:crypto'

export const FIELD_SECRET = 'field lists'

const sealOf = (secret: string, id: string) => createHmac('sha256', secret).update(`field\0${id}`).digest()

/** Lets anyone who has it open the list of one program, until the link with this id is ended (J-1). */
export const fieldToken = (secret: string, id: string): string =>
  `${id}~${sealOf(secret, id).toString('base64url')}`

/** The id of the link; null if we did not make the token. */
export function readFieldToken(secret: string, token: string): string | null {
  const [id, seal, ...more] = token.split('~')
  if (!id || !seal || more.length > 0) return null
  const [given, wanted] = [Buffer.from(seal, 'base64url'), sealOf(secret, id)]
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : null
}
