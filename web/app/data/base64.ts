/** Encodes in chunks, since a function call takes only so many arguments. */
export function base64(bytes: Uint8Array): string {
  let text = ''
  for (let n = 0; n < bytes.length; n += 8_192) text += String.fromCharCode(...bytes.subarray(n, n + 8_192))
  return btoa(text)
}
