/** An id that a form takes with it, so that sending it twice makes one row. Also over plain http, where `randomUUID` is not. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
