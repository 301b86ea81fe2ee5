/** In steps, as a call takes only so many values at once. */
export function base64(bytes: Uint8Array): string {
  let text = ''
  for (let n = 0; n < bytes.length; n += 8_192) text += String.fromCharCode(...bytes.subarray(n, n + 8_192))
  return btoa(text)
}
