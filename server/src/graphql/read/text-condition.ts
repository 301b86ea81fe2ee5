import { isOneOf } from '@touchline/domain/is-one-of.ts'
import { phraseQuery, wordsQuery } from '../../postgres/search-words.ts'
import { badInput } from '../errors.ts'
import type { Statement, Tracked } from '../statement.ts'

const TEXT_OPERATORS = [
  'match',
  'multiMatch',
  'matchPhrase',
  'matchPhrasePrefix',
  'wildcard',
  'regexp',
] as const
type TextOperator = (typeof TEXT_OPERATORS)[number]

const LONGEST_PATTERN = 100
/** Each one multiplies the work of matching in PostgreSQL. */
const MOST_STARS = 4

export const isTextOperator = (operator: string): operator is TextOperator =>
  isOneOf(TEXT_OPERATORS, operator)

/** Text search splits the text into words for each row and comparison. Measured with texts of 2,000 characters. */
export function weightOf(operator: string): number {
  if (!isTextOperator(operator)) return 1
  return operator === 'wildcard' ? 20 : 200
}

/** A search condition on a text, ignoring accents and case. */
export function textCondition(
  statement: Statement,
  sql: string,
  operator: TextOperator,
  operand: Tracked<unknown>,
): string {
  if (operator === 'regexp')
    throw badInput('regexp is not answered here: use match, matchPhrasePrefix or wildcard.', {
      code: 'BAD_OPERATOR',
      field: 'regexp',
    })
  if (operator !== 'wildcard') return wordsCondition(statement, `search_words(${sql})`, operator, operand)
  checkPattern(operand.now as string)
  return `lower(${sql}) like ${statement.param((live) => likePattern(operand.read(live) as string), 'text')}`
}

/** The same on the indexed `words` column of the row. */
export function wordsCondition(
  statement: Statement,
  words: string,
  operator: TextOperator,
  operand: Tracked<unknown>,
): string {
  const query = statement.param((live) => queryFor(operator, operand.read(live) as string), 'tsquery')
  return `${words} @@ ${query}`
}

function queryFor(operator: TextOperator, typed: string): string | null {
  if (operator === 'matchPhrase') return phraseQuery(typed, 'whole')
  return operator === 'matchPhrasePrefix' ? phraseQuery(typed, 'begun') : wordsQuery(typed)
}

function checkPattern(pattern: string): void {
  const stars = pattern.split('*').length - 1
  if (pattern.length > LONGEST_PATTERN || stars > MOST_STARS)
    throw badInput(
      `A wildcard may have at most ${LONGEST_PATTERN} characters, and ${MOST_STARS} stars among them.`,
      { code: 'BAD_PATTERN', field: 'wildcard' },
    )
}

/** `*` matches any characters and `?` one; PostgreSQL's own wildcards are escaped. */
function likePattern(pattern: string): string {
  checkPattern(pattern)
  return pattern
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')
    .replaceAll('*', '%')
    .replaceAll('?', '_')
}
