/** An address of a machine, by one of these schemes: `['http:', 'https:']`. */
export function isUrl(text: string, schemes: readonly string[]): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return schemes.includes(url.protocol) && url.hostname !== ''
}
