import { expect, test } from 'vitest'
import { CONSENT_TEXTS } from './consents.ts'
import { consentName, type GivenConsent, givenConsentsRefusal } from './given-consents.ts'

const current = {
  CONDUCT: '2025-1',
  RISK: '2025-2',
  CONCUSSION: '2025-1',
  PHOTOS: '2025-1',
  NEWSLETTER: '2025-1',
  FUN_DAY_WAIVER: '2025-1',
}
const yes = (text: GivenConsent['text'], textVersion = '2025-1'): GivenConsent => ({
  text,
  textVersion,
  agreed: true,
})

test.each([
  ['nothing', [], undefined],
  ['the texts of now', [yes('CONDUCT'), yes('RISK', '2025-2')], undefined],
  ['an old text', [yes('CONDUCT'), yes('RISK', '2025-1')], 'CONSENT_OUTDATED'],
  ['an old text that was not agreed to', [{ ...yes('PHOTOS', '2024-1'), agreed: false }], 'CONSENT_OUTDATED'],
  ['two answers to one text', [yes('PHOTOS'), { ...yes('PHOTOS'), agreed: false }], 'CONSENT_TWICE'],
] as const)('E-14: %s', (_case, given, code) => expect(givenConsentsRefusal(given, current)?.code).toBe(code))

test('E-14: the refusal names the text', () =>
  expect(givenConsentsRefusal([yes('RISK')], current)?.message).toBe(
    'Our text on acknowledgement of risk has changed since you opened this page. Please read the new one and tick it again.',
  ))

test('every text has a name of its own', () =>
  expect(new Set(CONSENT_TEXTS.map(consentName)).size).toBe(CONSENT_TEXTS.length))
