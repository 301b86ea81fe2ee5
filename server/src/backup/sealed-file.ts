import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { CannotOpen, type KeyRing } from '../secrets/key-ring.ts'

/**
 * An encrypted file in which changed, truncated or reordered data are detected. It begins with a line with the format
 * and key id, followed by pieces, each with its length, ciphertext and tag. The vector of a piece contains its number
 * and whether it is the last one.
 */
const NAME = 'touchline-backup-1'
const LONGEST_HEAD = 100
const PIECE = 64 * 1024
const TAG = 16
const LAST = 0x8000_0000

type Bytes = AsyncIterable<Buffer>

const pieceKey = (key: Buffer, salt: Buffer) => Buffer.from(hkdfSync('sha256', key, salt, 'backup', 32))

function vectorOf(number: number, isLast: boolean): Buffer {
  const vector = Buffer.alloc(12)
  vector.writeUInt32BE(number, 7)
  vector.writeUInt8(isLast ? 1 : 0, 11)
  return vector
}

export async function* sealed(content: Bytes, ring: KeyRing): Bytes {
  const salt = randomBytes(16)
  const { id, secret } = ring.newestForFiles()
  const key = pieceKey(secret, salt)
  yield Buffer.from(`${NAME} ${id} ${salt.toString('base64url')}\n`)
  let number = 0
  const piece = (text: Buffer, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', key, vectorOf(number++, isLast))
    const ciphertext = Buffer.concat([cipher.update(text), cipher.final()])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(ciphertext.length + (isLast ? LAST : 0))
    return Buffer.concat([length, ciphertext, cipher.getAuthTag()])
  }
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of content) {
    rest = Buffer.concat([rest, chunk])
    for (; rest.length > PIECE; rest = rest.subarray(PIECE)) yield piece(rest.subarray(0, PIECE), false)
  }
  yield piece(rest, true)
}

const NOT_WHOLE = 'This backup is damaged: it was cut or changed after it was made.'

/** Decrypts the content; throws `CannotOpen` with a message if it was modified. */
export async function* opened(file: Bytes, ring: KeyRing): Bytes {
  const read = reader(file)
  const key = keyFor((await read.line()).toString('latin1'), ring)
  for (let number = 0, isLast = false; !isLast; number += 1) {
    const length = (await read.bytes(4)).readUInt32BE()
    isLast = length >= LAST
    const ciphertext = await read.bytes(isLast ? length - LAST : length)
    const decipher = createDecipheriv('aes-256-gcm', key, vectorOf(number, isLast), { authTagLength: TAG })
    decipher.setAuthTag(await read.bytes(TAG))
    const text = decipher.update(ciphertext)
    try {
      decipher.final()
    } catch {
      throw new CannotOpen(NOT_WHOLE)
    }
    yield text
  }
  if (!(await read.isAtEnd())) throw new CannotOpen(NOT_WHOLE)
}

function keyFor(head: string, ring: KeyRing): Buffer {
  const [name, keyId = '', salt = ''] = head.trimEnd().split(' ')
  if (name !== NAME) throw new CannotOpen('This file isn’t a Touchline backup.')
  const key = ring.forFile(keyId)
  if (key) return pieceKey(key, Buffer.from(salt, 'base64url'))
  throw new CannotOpen(
    'This backup was made with another key: set SECRET_KEY to the one that was in use when it was made.',
  )
}

function reader(file: Bytes) {
  const chunks = file[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  const more = async () => {
    const { value, done } = await chunks.next()
    if (!done) rest = Buffer.concat([rest, value])
    return !done
  }
  const take = (count: number) => {
    const taken = rest.subarray(0, count)
    rest = rest.subarray(count)
    return taken
  }
  return {
    async bytes(count: number): Promise<Buffer> {
      if (count > PIECE) throw new CannotOpen(NOT_WHOLE)
      while (rest.length < count) if (!(await more())) throw new CannotOpen(NOT_WHOLE)
      return take(count)
    },
    async line(): Promise<Buffer> {
      while (!rest.includes('\n') && rest.length < LONGEST_HEAD && (await more()));
      return take(Math.min(rest.indexOf('\n') + 1 || LONGEST_HEAD, LONGEST_HEAD))
    },
    isAtEnd: async () => rest.length === 0 && !(await more()),
  }
}
