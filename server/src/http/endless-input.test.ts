import { looksLikeAddress } from '@touchline/domain/contact/contact-message.ts'
import { passwordFault, withoutEnding, wordWithin } from '@touchline/domain/identity/password.ts'
import { folded, hasWords } from '@touchline/domain/search-text.ts'
import { shortName } from '@touchline/domain/tournament/people/short-name.ts'
import { expect, test } from 'vitest'
import { openToken } from '../graphql/read/page-token.ts'
import { maskedEmail, normaliseEmail } from '../identity/email-address.ts'
import { isAddress, parseSender } from '../mail/outbox/address.ts'
import { readReport } from '../mail/outbox/delivery-report.ts'
import { returnTokenIn } from '../mail/outbox/return-address.ts'
import { areProxies } from './proxies.ts'

const LENGTH = 100_000
/** Work that grows with the square of this length takes ten seconds and more; linear work some milliseconds. */
const PATIENCE_MS = 2_000

const texts: [string, string][] = [
  ['dots', `a@${'.'.repeat(LENGTH)}`],
  ['dots and an end', `a@${'.'.repeat(LENGTH)}@`],
  ['spaces', `a${' '.repeat(LENGTH)}b`],
  ['digits', `${'1'.repeat(LENGTH)}a`],
  ['one letter', 'a'.repeat(LENGTH)],
  ['at signs', '@'.repeat(LENGTH)],
  ['braces', '{{'.repeat(LENGTH / 2)],
  ['brackets', `${'<'.repeat(LENGTH)}>`],
  ['quotes', `"${'"a '.repeat(LENGTH / 3)}`],
  ['lines', '\n \n'.repeat(LENGTH / 3)],
  [
    'headers',
    `content-type: multipart/report; ${'report-type='.repeat(LENGTH / 12)}\n\n${'a:\n '.repeat(LENGTH / 4)}`,
  ],
  ['accents', `e${'\u0301'.repeat(LENGTH)}`],
  ['commas', ','.repeat(LENGTH)],
]

const readers: [string, (text: string) => unknown][] = [
  ['looksLikeAddress', looksLikeAddress],
  ['isAddress', isAddress],
  ['parseSender', parseSender],
  ['normaliseEmail', normaliseEmail],
  ['maskedEmail', maskedEmail],
  ['passwordFault', (text) => passwordFault(text, text)],
  ['withoutEnding', withoutEnding],
  ['wordWithin', wordWithin],
  ['folded', folded],
  ['hasWords', (text) => hasWords('Zoë Nguyen', text)],
  ['shortName', shortName],
  ['areProxies', areProxies],
  ['returnTokenIn', (text) => returnTokenIn(text, 'bounces@club.example.org')],
  ['readReport', (text) => readReport(Buffer.from(text))],
]

test.each(readers)('%s takes no longer than its text is long', async (_name, read) => {
  for (const [what, text] of texts) {
    // The processor's time: a machine that is busy with something else must not make a test fail.
    const begun = process.cpuUsage()
    await read(text)
    const { user, system } = process.cpuUsage(begun)
    expect((user + system) / 1000, what).toBeLessThan(PATIENCE_MS)
  }
})

test('a page token of any length is refused at once', () =>
  expect(() => openToken(`${'a'.repeat(LENGTH)}.b`, 'key')).toThrow('does not belong to this query'))
