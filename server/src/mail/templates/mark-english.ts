import { escapeHtml } from './escape-html.ts'

/** Text as HTML, with line breaks. */
export const asLines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

export type Marked = (html: string) => string

/**
 * Matches these words where they occur whole, longer ones first. No character of the class `before` may precede them;
 * in HTML, it must include those of entities. Null if there are no words.
 */
export function wholeWords(words: readonly string[], before = '\\w'): RegExp | null {
  const patterns = words
    .toSorted((a, b) => b.length - a.length)
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return patterns.length === 0 ? null : new RegExp(`(?<![${before}])(?:${patterns.join('|')})(?!\\w)`, 'g')
}

/** Marks these words with `lang="en"`, so that devices pronounce and hyphenate them as English. */
export function markEnglish(words: readonly string[]): Marked {
  const pattern = wholeWords(words.filter((text) => /[A-Za-z]/.test(text)).map(asLines), '\\w&#')
  return pattern ? (html) => html.replaceAll(pattern, '<span lang="en">$&</span>') : (html) => html
}
