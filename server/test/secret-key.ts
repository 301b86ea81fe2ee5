import { KeyRing } from '../src/secrets/key-ring.ts'

/** The SECRET_KEY of every server and database of a test. */
export const SECRET_KEY = 'a key for tests only: kZ0v8mQ1xT6yN4bR'

export const testKeys = new KeyRing(() => [SECRET_KEY])
