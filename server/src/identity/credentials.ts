import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { BoundedCache } from '../bounded-cache.ts'
import type { Caller } from '../graphql/caller.ts'

/** The user that credentials belong to, which decides what requests signed with them may see and do. */
export type Holder = Pick<Caller, 'role' | 'email' | 'session' | 'subject'>

/** In the format of `GetCredentialsForIdentity`. */
export interface IssuedCredentials {
  AccessKeyId: string
  SecretKey: string
  SessionToken: string
  /** Epoch seconds. */
  Expiration: number
}

export interface OpenedCredentials {
  accessKeyId: string
  secretKey: string
  identityId: string
  holder: Holder
  /** Epoch milliseconds. */
  expiresAt: number
}

/** Issues credentials, and restores them from their session token alone, so that no table is needed. */
export interface CredentialMint {
  issue(identityId: string, holder: Holder, now: Date): IssuedCredentials
  /** Null for a token that we did not issue; expired tokens are opened too. */
  open(sessionToken: string): OpenedCredentials | null
  /** The identity id of a signed-in user: derived from the subject by a one-way function. */
  identityIdOf(subject: string): string
}

interface Sealed {
  /** Both keys are derived from it. */
  seed: string
  identityId: string
  holder: Holder
  expiresAt: number
}

/** The client caches credentials for 50 minutes, whatever expiry we send. */
const LIFETIME_MS = 60 * 60 * 1000
const VERSION = Buffer.from([1])
const IV_BYTES = 12
const TAG_BYTES = 16
const LONGEST_TOKEN = 4096

export function makeMint(secret: string, region: string): CredentialMint {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'credentials', purpose, 32))
  const sealKey = keyFor('seal')
  const accessKey = keyFor('access key id')
  const secretKey = keyFor('secret key')
  const identityKey = keyFor('identity id')
  // A browser signs all its requests of an hour with the same credentials.
  const opened = new BoundedCache<OpenedCredentials>(2_000)

  const keysFrom = (seed: string) => ({
    accessKeyId: `ASIA${mac(accessKey, seed).toString('hex').slice(0, 16).toUpperCase()}`,
    secretKey: mac(secretKey, seed).toString('base64url').slice(0, 40),
  })

  return {
    issue(identityId, holder, now) {
      const seed = randomBytes(16).toString('base64url')
      const expiresAt = now.getTime() + LIFETIME_MS
      const { accessKeyId, secretKey } = keysFrom(seed)
      return {
        AccessKeyId: accessKeyId,
        SecretKey: secretKey,
        SessionToken: seal(sealKey, { seed, identityId, holder, expiresAt }),
        Expiration: Math.floor(expiresAt / 1000),
      }
    },
    open(sessionToken) {
      const known = opened.get(sessionToken)
      if (known) return known
      const sealed = unseal(sealKey, sessionToken)
      if (!sealed) return null
      const { seed, ...rest } = sealed
      const credentials = { ...keysFrom(seed), ...rest }
      opened.set(sessionToken, credentials)
      return credentials
    },
    identityIdOf: (subject) => `${region}:${uuidFrom(mac(identityKey, subject))}`,
  }
}

const mac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()

function seal(key: Buffer, content: Sealed): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(VERSION)
  const text = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()])
  return Buffer.concat([VERSION, iv, text, cipher.getAuthTag()]).toString('base64url')
}

function unseal(key: Buffer, token: string): Sealed | null {
  if (token.length > LONGEST_TOKEN) return null
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length < 1 + IV_BYTES + TAG_BYTES || bytes[0] !== VERSION[0]) return null
  // Base64 has several spellings of the same bytes; only ours is accepted.
  if (bytes.toString('base64url') !== token) return null
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, 1 + IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(VERSION)
    .setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    const text = [decipher.update(bytes.subarray(1 + IV_BYTES, -TAG_BYTES)), decipher.final()]
    return JSON.parse(Buffer.concat(text).toString('utf8'))
  } catch {
    return null
  }
}

/** Version 8, which marks derived ids; the random ids of guests are version 4. */
function uuidFrom(digest: Buffer): string {
  const bytes = Buffer.from(digest.subarray(0, 16))
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
