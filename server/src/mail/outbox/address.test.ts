import { expect, test } from 'vitest'
import { isAddress, parseSender } from './address.ts'

test.each([
  ['club@example.org', { name: '', address: 'club@example.org' }],
  ['PMFC <club@example.org>', { name: 'PMFC', address: 'club@example.org' }],
  ['"PMFC, Richmond" <club@example.org>', { name: 'PMFC, Richmond', address: 'club@example.org' }],
  ['Câu lạc bộ <club@example.org>', { name: 'Câu lạc bộ', address: 'club@example.org' }],
])('%s is a sender', (text, sender) => {
  expect(parseSender(text)).toEqual(sender)
})

test.each([
  'PMFC',
  'PMFC <>',
  'PMFC <club>',
  '<club@example.org',
  'PMFC <club@example.org> <other@example.org>',
  'a@example.org, b@example.org',
  'PM"FC <club@example.org>',
  'PMFC\r\nBcc: all@example.org <club@example.org>',
  'PMFC <club@example.org\r\nBcc: all@example.org>',
])('%j is none', (text) => {
  expect(parseSender(text)).toBeNull()
})

test.each([
  ['a tag', 'maya+club@example.org'],
  ['an apostrophe', "o'neil@example.org"],
  ['another script', 'ánh@例え.jp'],
  ['254 characters', `${'m'.repeat(242)}@example.org`],
])('an address with %s is fine', (_what, address) => {
  expect(isAddress(address)).toBe(true)
})

test.each([
  ['another header', 'maya@example.org\r\nBcc: all@example.org'],
  ['a bare line feed', 'maya@example.org\nBcc: all@example.org'],
  ['a line feed at its end', 'maya@example.org\n'],
  ['a second recipient', 'maya@example.org, all@example.org'],
  ['a group', 'all: maya@example.org;'],
  ['a name before it', 'All <all@example.org>'],
  ['a quoted part', '"all@example.org"@example.org'],
  ['two at signs', 'maya@all@example.org'],
  ['an SMTP command', 'maya@example.org>\r\nRCPT TO:<all@example.org'],
  ['a null byte', 'maya\0@example.org'],
  ['an invisible character', 'maya\u200b@example.org'],
  ['no domain', 'maya'],
  ['nothing', ''],
  ['255 characters', `${'m'.repeat(243)}@example.org`],
])('an address with %s is none', (_what, address) => {
  expect(isAddress(address)).toBe(false)
})
