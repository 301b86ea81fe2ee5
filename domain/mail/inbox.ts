/** Gmail brings these to the same inbox, and gives out no two addresses that differ in dots alone. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/**
 * An address in the one spelling that all others fold to, on either side of its @. Some capitals are two signs where their
 * small letter is one: only after lower case does NFKC put these together.
 */
export function foldAddress(text: string): { beforeAt: string; domain: string } {
  const folded = text.normalize('NFKC').trim().toLowerCase().normalize('NFKC')
  const at = folded.lastIndexOf('@')
  return { beforeAt: folded.slice(0, Math.max(at, 0)), domain: folded.slice(at + 1) }
}

/**
 * The inbox that an address leads to, as far as the address tells: what stands behind a plus is a note of its owner's, and
 * anybody may write as many notes as there are numbers. It is what emails are counted by, never where they go.
 */
export function inboxOf(email: string): string {
  const { beforeAt, domain: spelled } = foldAddress(email)
  const domain = spelled.replace(/\.$/, '')
  // A plus at the very beginning is the name itself.
  const plus = beforeAt.indexOf('+', 1)
  const name = plus === -1 ? beforeAt : beforeAt.slice(0, plus)
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
