import { cardAddress } from './result-card.ts'

/** A result on its way; the key makes it count once, however often it is sent. */
export interface Waiting {
  token: string
  key: string
  entry: unknown
}

export type SendOutcome = { outcome: 'TAKEN' | 'SAME' | 'DISPUTED'; message: string } | { refused: string }

const PREFIX = 'result:'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Stored on the device until the server has it, even with no signal, a locked phone or a closed page. */
export const waitingFor = (storage: Storage, token: string): Waiting | null => {
  const text = storage.getItem(PREFIX + token)
  return text === null ? null : (JSON.parse(text) as Waiting)
}

export const keepWaiting = (storage: Storage, waiting: Waiting): void =>
  storage.setItem(PREFIX + waiting.token, JSON.stringify(waiting))

/**
 * Sends what is waiting; null while there is no connection. Once the server has read it, it is removed, accepted or
 * not.
 */
export async function sendWaiting(
  storage: Storage,
  waiting: Waiting,
  post: typeof fetch = fetch,
): Promise<SendOutcome | null> {
  const { token, key, entry } = waiting
  let answer: Response
  try {
    answer = await post(cardAddress(token), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ entry, key }),
    })
  } catch {
    return null
  }
  if (answer.status >= 500 || answer.status === 429) return null
  const body = await answer.json()
  // A newer one may have been entered in the meantime, on the same phone.
  if (waitingFor(storage, token)?.key === key) storage.removeItem(PREFIX + token)
  return answer.ok ? body : { refused: body.message }
}
