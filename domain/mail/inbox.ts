/** Gmail delivers addresses that differ only in dots to the same inbox, and never hands out two of them. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/**
 * Folds an address to one spelling, on either side of its @. NFKC runs again after lower-casing, because some capitals
 * are two characters where the small letter is one.
 */
export function foldAddress(text: string): { beforeAt: string; domain: string } {
  const folded = text.normalize('NFKC').trim().toLowerCase().normalize('NFKC')
  const at = folded.lastIndexOf('@')
  return { beforeAt: folded.slice(0, Math.max(at, 0)), domain: folded.slice(at + 1) }
}

/**
 * The inbox an address leads to, as far as the address tells. Anything after a plus is the owner's own tag, and anybody
 * can invent any number of tags. Emails are counted by inbox, but never sent to it.
 */
export function inboxOf(email: string): string {
  const { beforeAt, domain: spelled } = foldAddress(email)
  const domain = spelled.replace(/\.$/, '')
  // A plus at the very start belongs to the name.
  const plus = beforeAt.indexOf('+', 1)
  const name = plus === -1 ? beforeAt : beforeAt.slice(0, plus)
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
