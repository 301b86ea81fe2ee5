import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const STEP_SECONDS = 30
const DIGITS = 6
/** Allows for a phone's clock that is half a minute off, and for the time to type (RFC 6238, 5.2). */
const STEPS_ASIDE = [0, -1, 1]

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 160 bits, as RFC 4226 recommends, in the encoding of authenticator apps. */
export const newSecret = (): string => base32(randomBytes(20))

export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS)

/** The code of one step: RFC 4226's truncation of an HMAC-SHA-1 over the step number. */
export function totpCode(secret: string, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = hash.readUInt8(hash.length - 1) & 0x0f
  const number = (hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/** The step of this code, near the current one and after the last used one; null for a wrong code. */
export function matchingStep(secret: string, code: string, now: Date, lastStep: number): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const steps = STEPS_ASIDE.map((aside) => stepAt(now) + aside).filter((step) => step > lastStep)
  return steps.find((step) => timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code))) ?? null
}
