/**
 * An id that a form chooses itself, so that sending it twice makes one row. Also works over plain http, where
 * `randomUUID` does not exist.
 */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
