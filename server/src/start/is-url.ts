/** Whether it is a URL with a host and one of these schemes, such as `['http:', 'https:']`. */
export function isUrl(text: string, schemes: readonly string[]): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return schemes.includes(url.protocol) && url.hostname !== ''
}
