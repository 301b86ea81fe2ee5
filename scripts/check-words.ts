import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { repositoryFiles, root } from './repository-files.ts'

/** Expressions that confused readers, and replacements. Add whatever is found next. */
const PLAIN: [odd: RegExp, plain: string][] = [
  [/\be-mails?\b/i, 'email'],
  [/\b(this|the|a|your|our) letters?\b(?! (of|in) )/i, 'email, message'],
  [/\bin all\b(?! (of|the|our|your)\b)/i, 'total'],
  [/how it comes about/i, 'see breakdown'],
  [/\bgo(es)? back to (those|the family)\b/i, 'is refunded'],
  [/\bcents\)\} goes back\b/, 'is refunded'],
  [/notes on health/i, 'health notes'],
  [/\bas it was shipped/i, 'default'],
  [/who did what/i, 'history'],
  [/\ball the same\b/i, 'anyway'],
  [/mine over it/i, 'Overwrite with mine'],
  [/\b(is|are) not here\b/i, 'not found'],
  [/no longer counts/i, 'no longer works'],
  [/\bit works for \d+ minutes/i, 'expires in'],
  [/\bperhaps we meet\b/i, 'hope to see you'],
  [/\bfor who (registers|has|is)\b/i, 'for families who'],
  [/somebody of the club/i, 'club staff'],
  [/\bwhat has been\b/i, 'past'],
  [/by hand\b/i, 'manual, yourself'],
  [/\bthe whole price stands\b/i, 'your total appears'],
  [/and why not\b/i, "doesn't fit"],
  [/\bthrow the\b.*\baway\b/i, 'delete'],
  [/was it a slip/i, 'changed your mind?'],
  [/next to other discounts/i, 'combines with'],
  [/\banswer this (email|message)\b/i, 'reply to this email'],
  [/we have noted\b/i, "we've received"],
  [/is not that of\b/i, 'not a duplicate of'],
]

/** Skips identifiers: a text contains a space or begins like a sentence. */
const isText = (value: string) => /\s/.test(value.trim()) || /^[A-Z][a-z-]/.test(value)

/** The odd expressions in a file's texts. */
export function oddWordsIn(file: string, source: string): string[] {
  const found: string[] = []
  const look = (value: string) => {
    if (!isText(value)) return
    const text = value.replaceAll(/\s+/g, ' ').trim()
    for (const [odd, plain] of PLAIN)
      if (odd.test(text)) found.push(`${file}: "${text.slice(0, 80)}" (rather: ${plain})`)
  }
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') look(value)
    },
    TemplateElement: ({ value }) => look(value.cooked ?? ''),
    JSXText: ({ value }) => look(value),
  }).visit(parseSync(file, source).program)
  return found
}

/** Only product texts are checked; test names may say anything. */
const isRead = (file: string) =>
  /^(domain|server\/src|web\/app)\/.*\.tsx?$/.test(file) &&
  !file.endsWith('.test.ts') &&
  !file.includes('/test/')

export const checkWords = (): string[] =>
  repositoryFiles()
    .filter(isRead)
    .flatMap((file) => oddWordsIn(file, readFileSync(path.join(root, file), 'utf8')))
