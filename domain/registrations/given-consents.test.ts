import { expect, test } from 'vitest'
import { consentName } from './consent-names.texts.ts'
import { CONSENT_TEXTS } from './consents.ts'
import {
  agreedTexts,
  consentRefusal,
  type GivenConsent,
  givenConsentsRefusal,
  paperRefusal,
} from './given-consents.ts'

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

const at = (createdAt: string, given: GivenConsent) => ({ ...given, createdAt })
const no = (given: GivenConsent): GivenConsent => ({ ...given, agreed: false })

test.each([
  ['nothing on record', [], [], []],
  ['on record in the wording of now', [at('2025-09-01', yes('RISK', '2025-2'))], [], ['RISK']],
  ['on record in an older wording', [at('2025-09-01', yes('RISK', '2025-1'))], [], []],
  ['a yes, then a no', [at('2025-09-02', no(yes('CONDUCT'))), at('2025-09-01', yes('CONDUCT'))], [], []],
  [
    'a no, then a yes',
    [at('2025-09-01', no(yes('CONDUCT'))), at('2025-09-02', yes('CONDUCT'))],
    [],
    ['CONDUCT'],
  ],
  ['given just now', [], [yes('CONCUSSION')], ['CONCUSSION']],
  ['refused just now', [at('2025-09-01', yes('CONCUSSION'))], [no(yes('CONCUSSION'))], []],
] as const)('E-15: %s', (_case, recorded, given, texts) =>
  expect(agreedTexts(recorded, given, current)).toEqual(texts),
)

test.each([
  ['the wording of now', { ...yes('RISK', '2025-2'), playerId: 'maya' }, undefined],
  ['one that is not in use', { ...yes('RISK', '2025-3'), playerId: 'maya' }, 'CONSENT_OUTDATED'],
  ['of no child, where one is needed', yes('CONDUCT'), 'PLAYER_MISSING'],
  ['of no child, where none is', yes('NEWSLETTER'), undefined],
] as const)('E-14: a single answer: %s', (_case, answer, code) =>
  expect(consentRefusal(answer, current)?.code).toBe(code),
)

test.each([
  ['signed today', '2025-09-08', null, undefined],
  ['signed tomorrow', '2025-09-09', null, 'SIGNED_WHEN'],
  ['signed 366 days ago', '2024-09-07', null, undefined],
  ['signed 367 days ago', '2024-09-06', null, 'SIGNED_WHEN'],
  ['no day at all', '2025-02-30', null, 'SIGNED_WHEN'],
  ['signed the day before the last answer', '2025-09-04', '2025-09-05T17:00:00.000Z', 'ANSWERED_SINCE'],
  ['signed on the day of the last answer', '2025-09-05', '2025-09-05T17:00:00.000Z', undefined],
  ['answered late in the evening of the club', '2025-09-05', '2025-09-06T04:00:00.000Z', undefined],
])('E-21: on September 8, %s', (_when, signedOn, lastAnsweredAt, code) =>
  expect(paperRefusal({ signedOn, lastAnsweredAt }, '2025-09-08')?.code).toBe(code),
)
