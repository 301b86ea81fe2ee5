import { familyNumber } from './family-reference.ts'

export interface TypedReferences {
  /** Of families, as their numbers (B-7). */
  familyNumbers: number[]
  /** The older references of single places and orders: R-… and K-…. */
  references: string[]
}

/**
 * Finds everything in a text that could be a reference: several at once, in any case, with or without dash and prefix.
 */
export const referencesIn = (text: string): TypedReferences => foundIn(text, (code) => [code])

/** The same for a search: characters that people mistake for each other match both ways. */
export const referencesLike = (typed: string): TypedReferences => foundIn(typed, lookAlikes)

function foundIn(text: string, writingsOf: (code: string) => readonly string[]): TypedReferences {
  const words = text
    .toUpperCase()
    .split(/[^\p{L}\p{N}–-]+/u)
    .filter(Boolean)
  const halves = words.slice(1).map((word, n) => `${words[n]}${word}`)
  const families = [...words, ...halves].map((word) => word.replace(/[–-]/g, '')).filter(isAsLongAs(6))
  return {
    familyNumbers: families.flatMap(writingsOf).flatMap((code) => familyNumber(code) ?? []),
    references: words.flatMap((word) => {
      const [, kind, code] = /^(?:([RK])-?)?([A-Z0-9]{7})$/.exec(word) ?? []
      if (!code) return []
      return writingsOf(code).flatMap((one) => (kind ? [`${kind}-${one}`] : [`R-${one}`, `K-${one}`]))
    }),
  }
}

const isAsLongAs = (length: number) => (word: string) => word.length === length

/** Characters that people confuse. References contain no O, I, L, 0 or 1, so whoever types one has misread another. */
const LOOK_ALIKES = [
  ['QDO0', 'QD'],
  ['JIL1', 'J'],
  ['2Z', '2Z'],
  ['5S', '5S'],
  ['6G', '6G'],
  ['8B', '8B'],
] as const

/** Every code this may have been before some of its characters were misread. */
const lookAlikes = (code: string): string[] =>
  [...code]
    .map((read) => LOOK_ALIKES.find(([group]) => group.includes(read))?.[1] ?? read)
    .reduce<string[]>((begun, ones) => begun.flatMap((one) => [...ones].map((next) => one + next)), [''])

/** What somebody at the desk typed to find what a payment is for (B-12). */
export interface TypedSearch extends TypedReferences {
  /** Amounts, in whole cents. */
  cents: number[]
  /** Everything else: starts of words in a child's or guardian's name, or in an address. */
  names: string
}

const AMOUNT = /^\$?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:[.,](\d{2}))?\$?$/

export function typedSearch(typed: string): TypedSearch {
  const words = typed.split(/[\s;]+|,(?=\s|$)/).filter(Boolean)
  const amounts = words.map((word) => ({ word, cents: amountIn(word) }))
  return {
    ...referencesLike(typed),
    cents: amounts.flatMap(({ cents }) => cents ?? []),
    names: amounts.flatMap(({ word, cents }) => (cents === null ? word : [])).join(' '),
  }
}

/** '212', '$212.00', '1,212.00' or '212,00' in cents; null if it is not an amount. */
function amountIn(word: string): number | null {
  const [, dollars, cents = '00'] = AMOUNT.exec(word) ?? []
  return dollars === undefined ? null : Number(dollars.replaceAll(',', '')) * 100 + Number(cents)
}
