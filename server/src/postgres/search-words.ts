import { folded } from '@touchline/domain/search-text.ts'

const MOST_WORDS = 8

/**
 * What somebody typed as one query, each word of which may be the beginning of a word; null if there is no word in it.
 * It is held against the column `words` of users, players or accounts.
 */
export function wordsQuery(text: string): string | null {
  const words = folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const queries = [...new Set(words)]
    .slice(0, MOST_WORDS)
    .map((word) => `'${/^[0-9]/.test(word) ? 'x' : ''}${word}':*`)
  return queries.length > 0 ? queries.join(' & ') : null
}
