import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { crowdErrors } from './crowding.ts'

const complaint = (query: string) => crowdErrors(parse(query))[0]?.message
const times = (count: number, write: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => write(n)).join(' ')
const fragments = (count: number) => times(count, (n) => `fragment F${n} on Q { f${n} }`)

test.each([
  ['one operation', '{ a }', undefined],
  ['two operations', 'query A { a } query B { b }', 'Send exactly one operation in each request.'],
  ['fragments alone, which the validation refuses', 'fragment F on Q { a }', undefined],
  ['50 fragments', `{ a } ${fragments(50)}`, undefined],
  ['51 fragments', `{ a } ${fragments(51)}`, 'This query has too many fragments: at most 50 are read.'],
  ['200 spreads', `{ ${'...F '.repeat(200)} }`, undefined],
  [
    '201 spreads',
    `{ ${'...F '.repeat(201)} }`,
    'This query has too many fragment spreads: at most 200 are read.',
  ],
  ['100 variables', `query Q(${times(100, (n) => `$v${n}: ID`)}) { a }`, undefined],
  [
    '101 variables',
    `query Q(${times(101, (n) => `$v${n}: ID`)}) { a }`,
    'This query has too many variables: at most 100 are read.',
  ],
  ['100 directives', `{ ${'a @skip(if: true) '.repeat(100)} }`, undefined],
  [
    '101 directives',
    `{ ${'a @skip(if: true) '.repeat(101)} }`,
    'This query has too many directives: at most 100 are read.',
  ],
  ['1,500 fields', `{ ${times(1_500, (n) => `f${n}`)} }`, undefined],
  [
    '1,501 fields',
    `{ ${times(1_501, (n) => `f${n}`)} }`,
    'This query is too broad: at most 1500 fields are answered.',
  ],
  ['a field 300 times', `{ ${'a '.repeat(300)} }`, undefined],
  ['a field 400 times', `{ ${'a '.repeat(400)} }`, 'This query asks for the same fields too often.'],
  [
    'inside a field that is merged',
    `{ ${'a { b } '.repeat(400)} }`,
    'This query asks for the same fields too often.',
  ],
  [
    'in inline fragments',
    `{ ${'... { a } '.repeat(400)} }`,
    'This query asks for the same fields too often.',
  ],
  ['the id of 400 rows', `{ ${times(400, (n) => `a${n} { id }`)} }`, undefined],
  ['a filter of 12 levels', `{ a(filter: ${'{ and: [ '.repeat(12)}${'] }'.repeat(12)}) }`, undefined],
  [
    'a filter of 100 levels',
    `{ a(filter: ${'{ not: '.repeat(100)}{}${'}'.repeat(100)}) }`,
    'This query is too deep: at most 80 levels are read.',
  ],
  [
    'a list of lists',
    `{ a(b: ${'['.repeat(100)}${']'.repeat(100)}) }`,
    'This query is too deep: at most 80 levels are read.',
  ],
  [
    'fragments in fragments',
    `{ ${'... { '.repeat(100)} a ${'}'.repeat(100)} }`,
    'This query is too deep: at most 80 levels are read.',
  ],
])('%s', (_case, query, expected) => expect(complaint(query)).toBe(expected))
