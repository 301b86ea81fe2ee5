import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Where a value is stored. An encrypted value can only be decrypted in its own place, not in another row. */
export interface Place {
  table: string
  column: string
  row: string
}

interface Key {
  id: string
  secret: Buffer
  /** For whole files; separate from the key for columns, so that neither reveals anything about the other. */
  files: Buffer
}

const VERSION = 'v1'
const IV_BYTES = 12
const TAG_BYTES = 16
const ID_BYTES = 6

/** The beginning of an encrypted value, up to the key id. */
export const sealedBy = (keyId: string): string => `${VERSION}.${keyId}.`

/** Version, key, initialisation vector, tag and ciphertext. */
const SHAPE = /^v1\.[\w-]{8}\.[\w-]{16}\.[\w-]{22}\.[\w-]*$/

/** The value cannot be decrypted: its key is unknown, or it was changed, moved or truncated. */
export class CannotOpen extends Error {
  override name = 'CannotOpen'
}

/**
 * The keys of an installation: the newest encrypts, and all of them decrypt. They are derived from long random texts,
 * which are read again when an unknown key is encountered, because another process may have added it.
 */
export class KeyRing {
  readonly #readTexts: () => readonly string[]
  #keys: Key[] = []

  constructor(readTexts: () => readonly string[]) {
    this.#readTexts = readTexts
    this.#read()
  }

  /** The id of the key that encrypts. */
  get newest(): string {
    return this.#newest().id
  }

  has(keyId: string): boolean {
    return this.#find(keyId) !== undefined
  }

  seal(place: Place, text: string): string {
    const { id, secret } = this.#newest()
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv('aes-256-gcm', secret, iv).setAAD(nameOf(place))
    const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return sealedBy(id) + [iv, cipher.getAuthTag(), ciphertext].map(base64).join('.')
  }

  open(place: Place, sealed: string): string {
    const [, keyId = '', iv = '', tag = '', ciphertext = ''] = SHAPE.test(sealed) ? sealed.split('.') : []
    const key = this.#find(keyId)
    if (!key) throw new CannotOpen(`There is no key for ${place.table}.${place.column}: see SECRET_KEY.`)
    const decipher = createDecipheriv('aes-256-gcm', key.secret, bytes(iv), { authTagLength: TAG_BYTES })
      .setAAD(nameOf(place))
      .setAuthTag(bytes(tag))
    try {
      return Buffer.concat([decipher.update(bytes(ciphertext)), decipher.final()]).toString('utf8')
    } catch {
      throw new CannotOpen(`What ${place.table}.${place.column} holds was not sealed in this place.`)
    }
  }

  /** Whether the value was encrypted for this place with one of the keys; it cannot be forged without a key. */
  opens(place: Place, value: string): boolean {
    try {
      this.open(place, value)
      return true
    } catch (error) {
      if (error instanceof CannotOpen) return false
      throw error
    }
  }

  /** The key and key id for encrypting files from now on. */
  newestForFiles(): { id: string; secret: Buffer } {
    const { id, files } = this.#newest()
    return { id, secret: files }
  }

  /** The key for a file that names this key id. */
  forFile(keyId: string): Buffer | undefined {
    return this.#find(keyId)?.files
  }

  #find(keyId: string): Key | undefined {
    const known = this.#keys.find(({ id }) => id === keyId)
    if (known || keyId === '') return known
    this.#read()
    return this.#keys.find(({ id }) => id === keyId)
  }

  #newest(): Key {
    const [newest] = this.#keys
    if (!newest) throw new Error('A key ring needs at least one key.')
    return newest
  }

  #read(): void {
    this.#keys = this.#readTexts().map(keyFrom)
  }
}

const derive = (text: string, purpose: string, length: number) =>
  Buffer.from(hkdfSync('sha256', text, 'touchline', purpose, length))

/** Identifies the key without revealing anything about it. */
export const keyIdOf = (text: string): string => base64(derive(text, 'key id', ID_BYTES))

/** Random initialisation vectors are safe here, because far fewer than 2³² values are encrypted. */
const keyFrom = (text: string): Key => ({
  id: keyIdOf(text),
  secret: derive(text, 'columns', 32),
  files: derive(text, 'files', 32),
})

const nameOf = ({ table, column, row }: Place) => Buffer.from(JSON.stringify([table, column, row]))
const base64 = (buffer: Buffer) => buffer.toString('base64url')
const bytes = (text: string) => Buffer.from(text, 'base64url')
