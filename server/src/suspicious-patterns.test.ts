import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The patterns that a source file holds. */
function patternsIn(file: string): string[] {
  const found: string[] = []
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { regex } = node as { regex?: { pattern: string } }
    if (regex) found.push(regex.pattern)
    for (const part of Object.values(node)) look(part)
  }
  look(parseSync(file, readFileSync(`${root}/${file}`, 'utf8')).program.body)
  return found
}

/**
 * Whether a pattern may take far more steps than its text has characters: a repetition within a repetition, one at the
 * end that can begin anywhere, or two of which one takes anything. Errs on the side of asking.
 */
function isSuspicious(pattern: string): boolean {
  const plain = pattern
    .replace(/\\p\{[^}]*\}|\\./gi, 'e')
    .replace(/\[\^[^\]]*\]/g, 'n')
    .replace(/\[[^\]]*\]/g, 'c')
    .replace(/\{\d+,\}/g, '+')
    .replace(/\{[\d,]+\}/g, '')
    .replace(/\(\?<?[:=!]/g, '(')
  if (/\([^()]*[+*][^()]*\)[+*]/.test(plain)) return true
  if (!plain.startsWith('^') && /[+*]\??\)*\$$/.test(plain)) return true
  const repeated = plain.match(/[^+*?][+*]/g) ?? []
  return repeated.length > 1 && repeated.some((one) => one.startsWith('.') || one.startsWith('n'))
}

/** Looked at by a person, with the reason why each is harmless all the same. */
const VETTED = new Map([
  [String.raw`\/+$`, 'configuration: PUBLIC_URL'],
  [String.raw`^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+$`, 'the two sides of the @ share no sign'],
  [
    String.raw`^(?<quote>"?)(?<name>[^<>"\p{C}]+)\k<quote>\s*<(?<address>[^<>]+)>$`,
    'configuration, at most 500',
  ],
  [String.raw`^([\w-]+):\s*(.*)$`, 'fits every line that has a colon: nothing is tried twice'],
  [
    String.raw`^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_` +
      '`' +
      String.raw`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_` +
      '`' +
      '{|}~-]+)*$',
    'at most 64, and a dot is in neither part',
  ],
  [String.raw`^\s*[^\s,]+(\s*,\s*[^\s,]+)*\s*$`, 'configuration: OIDC_AUDIENCE'],
  ['=+$', 'the base64 of our own bytes'],
  [String.raw`^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$`, 'our own hashes'],
  ['%.*$', 'an IP address'],
  [String.raw`^[^\s@]+@[^\s@]+\.[^\s@]+$`, 'at most 254, asked before'],
  [String.raw`^[^\s@]+@[^\s@]+$`, 'the two sides of the @ share no sign'],
  [String.raw`^([^\p{L}\p{N}]*)(.*?)((?:['’]s)?[^\p{L}\p{N}]*)$`, 'a note of at most 280'],
  [String.raw`\{\{([^{}|]*)(?:\|([^{}]*))?\}\}`, 'a part of it holds no brace, so no two tries overlap'],
  ['^The day moved (.+) → (.+)$', 'a line of a plan, at most 200'],
  ['^(.+) moved (.+) → (.+)$', 'a line of a plan, at most 200'],
  ['^(.+?): (.+) instead of (.+)$', 'a line of a plan, at most 200'],
  ['^[a-z0-9]+(-[a-z0-9]+)*$', 'a hyphen is in neither part'],
])

/** A new one that is listed here makes this fail: make it linear or ask for the length first, then say why it is safe. */
test('no pattern that touches input is suspicious, but for those that a person has looked at', () => {
  const files = ['server/src', 'domain']
    .flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root }))
    .filter((file) => !file.endsWith('.test.ts'))
  const suspicious = new Set(files.flatMap((file) => patternsIn(file).filter(isSuspicious)))
  expect(files.length).toBeGreaterThan(300)
  expect([...suspicious].filter((pattern) => !VETTED.has(pattern))).toEqual([])
})

test.each([
  ['^(a+)+$', true],
  [String.raw`(\w+\s?)*$`, true],
  ['[^x]+$', true],
  ['^.*a.*b$', true],
  [String.raw`^\d{4}-\d{2}$`, false],
  [String.raw`\s+`, false],
  [String.raw`^[\w-]{8,64}$`, false],
])('%s', (pattern, isOne) => expect(isSuspicious(pattern)).toBe(isOne))
