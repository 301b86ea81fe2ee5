import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const here = import.meta.dirname
const RULE = /\b[A-TV-Z]-\d{1,2}\b/g

const rules = new Set(
  [...readFileSync(join(here, 'rules.md'), 'utf8').matchAll(/\*\*([A-TV-Z]-\d+)\*\*/g)].map(
    (found) => found[1],
  ),
)

// A few rules are about what is stored, so their tests are where it is stored.
const sources = [
  '.',
  '../server/src',
  '../server/test',
  '../web/app/session',
  '../web/app/languages',
  '../web/app/registrations',
  '../scripts',
].flatMap((folder) =>
  readdirSync(join(here, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('node_modules'))
    .map((path) => join(folder, path)),
)

const quotedIn = (path: string) => readFileSync(join(here, path), 'utf8').match(RULE) ?? []

test('rules.md has rules', () => expect(rules.size).toBeGreaterThan(50))

test('every rule is quoted by a test', () => {
  const tested = new Set(sources.filter((path) => path.endsWith('.test.ts')).flatMap(quotedIn))
  expect([...rules].filter((rule) => !tested.has(rule ?? ''))).toEqual([])
})

test('every rule that a source or a test quotes is written down', () => {
  const unknown = sources.flatMap((path) =>
    quotedIn(path)
      .filter((rule) => !rules.has(rule))
      .map((rule) => `${path} ${rule}`),
  )
  expect(unknown).toEqual([])
})
