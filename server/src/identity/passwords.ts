import { randomBytes, timingSafeEqual } from 'node:crypto'
import { hashRaw } from '@node-rs/argon2'
import { Turns } from '../turns.ts'

/** OWASP's setting for argon2id: 19 MiB, two passes. Takes about 20 ms of one core, a third of Node's default. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const TAG_BYTES = 32

/** Node's thread pool has four threads; one stays free for file access and DNS lookups. */
const AT_ONCE = 3
/** With more waiting, a sign-in would take longer than a person waits. */
const MOST_WAITING = 150

/** Too many people are signing in at once. */
export class TooManyAtOnce extends Error {}

export interface Hashes {
  kept: string | null
  /** The password of a sign-up that was tried although the account exists. */
  tried: string | null
}

export interface Passwords {
  /** With the salt of another hash, one computation can check both. */
  hash(password: string, how?: { saltOf?: string | null; network?: string }): Promise<string>
  /**
   * Which of two hashes with the same salt matches the password, at the cost of one. A missing account (null) takes as
   * long as a wrong password.
   */
  match(password: string, hashes: Hashes, network?: string): Promise<keyof Hashes | null>
}

/** Tests may use a lower cost. */
export function makePasswords(cost: Cost = COST): Passwords {
  // Limits memory and threads during a flood of sign-ins, and shares them fairly between networks.
  const turns = new Turns({ atOnce: AT_ONCE, waiting: MOST_WAITING, refusal: () => new TooManyAtOnce() })
  const nobodys = encode(cost, randomBytes(SALT_BYTES), randomBytes(TAG_BYTES))
  const match: Passwords['match'] = (password, hashes, network) =>
    turns.run(async () => {
      const kept = decode(hashes.kept ?? nobodys)
      const tag = await digest(password, kept.cost, kept.salt, kept.tag.length)
      const isTag = (other: Buffer) => other.length === tag.length && timingSafeEqual(tag, other)
      if (isTag(kept.tag)) return 'kept'
      return hashes.tried !== null && isTag(decode(hashes.tried).tag) ? 'tried' : null
    }, network)
  return {
    hash: (password, { saltOf = null, network } = {}) =>
      turns.run(async () => {
        const like = saltOf === null ? { cost, salt: randomBytes(SALT_BYTES) } : decode(saltOf)
        return encode(like.cost, like.salt, await digest(password, like.cost, like.salt, TAG_BYTES))
      }, network),
    match,
  }
}

type Cost = typeof COST

const digest = (password: string, cost: Cost, salt: Buffer, tagLength: number) =>
  hashRaw(password.normalize('NFKC'), {
    salt,
    memoryCost: cost.memory,
    timeCost: cost.passes,
    parallelism: cost.parallelism,
    outputLen: tagLength,
  })

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** The usual text format, which contains the cost, so that it can be raised later. */
const encode = ({ memory, passes, parallelism }: Cost, salt: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`

function decode(hash: string) {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash)
  if (!parts) throw new Error('a password hash of an unknown kind')
  const [, memory, passes, parallelism, salt = '', tag = ''] = parts
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}
