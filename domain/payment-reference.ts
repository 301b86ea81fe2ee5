import { familyNumber } from './money/family-reference.ts'

/** What families write on a payment: R-… for a registration, K-… for a kit order. */
export const isReference = (typed: string | undefined, kind: 'R' | 'K'): typed is string =>
  new RegExp(`^${kind}-[A-Z0-9]{5,}$`, 'i').test(typed ?? '')

export interface TypedReferences {
  /** Of families, by their numbers (B-7). */
  familyNumbers: number[]
  /** Of single places and orders, R-… and K-…, as they were given out before. */
  references: string[]
}

/** Everything in a text that could be a reference: several at once, in any case, with or without dash and prefix. */
export function referencesIn(typed: string): TypedReferences {
  const words = typed
    .toUpperCase()
    .split(/[^\p{L}\p{N}–-]+/u)
    .filter(Boolean)
  const halves = words.slice(1).map((word, n) => `${words[n]}${word}`)
  return {
    familyNumbers: [...words, ...halves].flatMap((word) => familyNumber(word) ?? []),
    references: words.flatMap((word) => {
      const [, kind, code] = /^(?:([RK])-?)?([A-Z2-9]{7})$/.exec(word) ?? []
      if (!code) return []
      return kind ? [`${kind}-${code}`] : [`R-${code}`, `K-${code}`]
    }),
  }
}
