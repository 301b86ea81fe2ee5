const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The text of an HTML email, with each piece between tags on its own line. */
export const plainText = (html: string): string =>
  html
    .split('<')
    .map((piece, n) => (n === 0 ? piece : afterTag(piece)))
    .join('\n')
    .replace(/&(#x?[\da-f]{1,6}|[a-z]{1,8});/gi, (whole, name: string) => signOf(name) ?? whole)

function afterTag(piece: string): string {
  const end = piece.indexOf('>')
  return end < 0 || /^style\b/i.test(piece) ? '' : piece.slice(end + 1)
}

/** Decodes '#233' and '#xE9' to é. */
function signOf(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()]
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}
