import { createHmac, timingSafeEqual } from 'node:crypto'

const DIGITS = 6
export const PIN_SECRET = 'referee pins'

/** Told to a referee by the coordinator. Short enough for the phone; the endpoint limits guesses. */
export const refereePin = (secret: string, slug: string, officialId: string): string => {
  const bytes = createHmac('sha256', secret).update(`pin\0${slug}\0${officialId}`).digest()
  return String(bytes.readUInt32BE(0) % 10 ** DIGITS).padStart(DIGITS, '0')
}

export function isPin(wanted: string, given: string): boolean {
  const [one, other] = [Buffer.from(wanted), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
