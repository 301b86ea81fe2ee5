import { folded } from '@touchline/domain/search-text.ts'

const MOST_WORDS = 8

/**
 * What somebody typed as one query, each word of which may be the beginning of a word; null if there is no word in it.
 * It is held against the column `words` of users, players or accounts.
 */
export function wordsQuery(text: string): string | null {
  const queries = [...new Set(wordsIn(text))].slice(0, MOST_WORDS).map((word) => `${word}:*`)
  return queries.length > 0 ? queries.join(' & ') : null
}

/** The same words one after another; of the last one perhaps only the beginning. */
export function phraseQuery(text: string, last: 'whole' | 'begun'): string | null {
  const words = wordsIn(text).slice(0, MOST_WORDS)
  if (words.length === 0) return null
  return words.join(' <-> ') + (last === 'begun' ? ':*' : '')
}

/** As `search_words` keeps them: quoted, and with a letter before a digit. */
const wordsIn = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => `'${/^[0-9]/.test(word) ? 'x' : ''}${word}'`)
