import { folded } from '@touchline/domain/search-text.ts'

const MOST_WORDS = 8

/**
 * A text-search query for what a user typed, each word of which may be a prefix; null if it has no word. It is matched
 * against the `words` column of users, players or accounts.
 */
export function wordsQuery(text: string): string | null {
  const queries = [...new Set(wordsIn(text))].slice(0, MOST_WORDS).map((word) => `${word}:*`)
  return queries.length > 0 ? queries.join(' & ') : null
}

/** The same words as a phrase; the last one may be a prefix. */
export function phraseQuery(text: string, last: 'whole' | 'begun'): string | null {
  const words = wordsIn(text).slice(0, MOST_WORDS)
  if (words.length === 0) return null
  return words.join(' <-> ') + (last === 'begun' ? ':*' : '')
}

/** In the form that `search_words` stores: quoted, and with a letter before a leading digit. */
const wordsIn = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => `'${/^[0-9]/.test(word) ? 'x' : ''}${word}'`)
