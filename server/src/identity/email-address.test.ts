import { expect, test } from 'vitest'
import { maskedEmail, normaliseEmail } from './email-address.ts'

test.each([
  ['as it is', 'parent@example.org', 'parent@example.org'],
  ['capitals', 'Parent@Example.ORG', 'parent@example.org'],
  ['spaces around', '  parent@example.org\t', 'parent@example.org'],
  ['full-width letters', 'ｐarent＠example．org', 'parent@example.org'],
  ['a composed and a combining accent', 'rene\u0301@example.org', 'ren\u00e9@example.org'],
  ['a capital that is two signs', 'J\u030cana@example.org', '\u01f0ana@example.org'],
  ['a domain with an umlaut', 'post@Müller.example', 'post@xn--mller-kva.example'],
  ['a tag and dots', 'a.b+club@mail.example.org', 'a.b+club@mail.example.org'],
  ['one alphabet other than ours', 'мама@example.org', 'мама@example.org'],
  ['64 before the sign', `${'a'.repeat(64)}@example.org`, `${'a'.repeat(64)}@example.org`],
])('one spelling: %s', (_what, given, kept) => expect(normaliseEmail(given)).toBe(kept))

test.each([
  ['nothing', ''],
  ['no sign', 'parent.example.org'],
  ['two signs', 'a@b@example.org'],
  ['nothing before', '@example.org'],
  ['no ending', 'parent@localhost'],
  ['a number as host', 'parent@127.0.0.1'],
  ['an address in brackets', 'parent@[127.0.0.1]'],
  ['two dots', 'a..b@example.org'],
  ['a space', 'par ent@example.org'],
  ['quotes', '"parent"@example.org'],
  ['a second header', 'parent@example.org\r\nbcc: x@example.org'],
  ['a null byte', 'par\0ent@example.org'],
  ['an invisible joiner', 'par\u200dent@example.org'],
  ['a turn of direction', 'par\u202eent@example.org'],
  ['a Cyrillic а among Latin letters', 'p\u0430rent@example.org'],
  ['a Greek ο among Latin letters', 'parent@g\u03bfal.example.org'],
  ['65 before the sign', `${'a'.repeat(65)}@example.org`],
  ['255 characters', `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.example.org`],
  ['half of a pair', 'par\ud800ent@example.org'],
])('no address: %s', (_what, given) => expect(normaliseEmail(given)).toBeNull())

test('a masked address shows where an email went, not whose it is', () =>
  expect(maskedEmail('parent@example.org')).toBe('p***@e***'))
