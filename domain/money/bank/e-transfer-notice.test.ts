import { describe, expect, test } from 'vitest'
import { isNoticed, meetNotices, noticeText, readNotice } from './e-transfer-notice.ts'

const SUBJECT =
  'Interac e-Transfer: You’ve received $80.00 from ROBIN FRASER and it has been automatically deposited.'

const text = (message = 'Maya ABC-DEF', reference = 'CA6eTUZS', amount = '$80.00 (CAD)') => `Hi PMFC,
Funds Deposited!
$80.00
Your funds have been automatically deposited into your account.

Transfer Details

Message:

${message}

Date:

October 20, 2025

Reference Number:

${reference}

Sent From:

ROBIN FRASER

Amount:

${amount}

FAQ`

test('B-19: reads an email about a deposit', () => {
  const notice = readNotice({ subject: SUBJECT, text: text() })
  expect(notice).toEqual({
    cents: 8000,
    sender: 'ROBIN FRASER',
    message: 'Maya ABC-DEF',
    reference: 'CA6eTUZS',
  })
  expect(notice && noticeText(notice)).toBe('Interac e-Transfer from ROBIN FRASER CA6eTUZS Maya ABC-DEF')
})

test('B-19: labels and what follows them may stand on one line', () =>
  expect(
    readNotice({
      subject: SUBJECT,
      text: 'Message: Maya\nDate: October 20, 2025\nReference Number: CA6eTUZS\nSent From: ROBIN FRASER\nAmount: $80.00 (CAD)',
    }),
  ).toMatchObject({ message: 'Maya', reference: 'CA6eTUZS' }))

test('B-19: without a message', () =>
  expect(readNotice({ subject: SUBJECT, text: text('').replace('Message:', '') })).toMatchObject({
    message: '',
  }))

describe('B-19: what the payer writes is only a message', () => {
  test('not another amount, or another number', () =>
    expect(
      readNotice({
        subject: SUBJECT,
        text: text('ABC-DEF\nReference Number: CAfake99\nAmount: $900.00 (CAD)'),
      }),
    ).toMatchObject({ cents: 8000, reference: 'CA6eTUZS', message: 'ABC-DEF' }))

  test('nor in the name', () =>
    expect(
      readNotice({
        subject: SUBJECT.replace('ROBIN FRASER', 'BOB received $900.00 from BEA'),
        text: text(),
      })?.cents,
    ).toBe(8000))
})

test.each<[string, string, string]>([
  ['waits to be accepted', 'Interac e-Transfer: ROBIN FRASER sent you $80.00 (CAD)', text()],
  ['another amount inside', SUBJECT, text('', 'CA6eTUZS', '$90.00 (CAD)')],
  ['no amount', SUBJECT.replace('$80.00', 'money'), text()],
  ['nothing', SUBJECT.replace('$80.00', '$0.00'), text('', 'CA6eTUZS', '$0.00')],
  ['no number', SUBJECT, text('', '(none)')],
  ['another email', 'Your parcel is here', text()],
])('B-19: %s is no notice', (_case, subject, body) => expect(readNotice({ subject, text: body })).toBeNull())

const notice = { day: '2025-10-20', cents: 8000, sender: 'ROBIN FRASER', reference: 'CA6eTUZS' }
const line = (day: string, words: string, cents = 8000) => ({ day, cents, text: words, bankId: null })

test.each<[string, ReturnType<typeof line>, boolean]>([
  ['by the name', line('2025-10-20', 'e-Transfer received ROBIN FRASER'), true],
  ['by the number', line('2025-10-21', 'INTERAC E-TFR CA6ETUZS'), true],
  ['the day before', line('2025-10-19', 'Robin Fraser'), true],
  ['two days before', line('2025-10-18', 'Robin Fraser'), false],
  ['after a long weekend', line('2025-10-25', 'Robin Fraser'), true],
  ['a week later', line('2025-10-27', 'Robin Fraser'), false],
  ['another amount', line('2025-10-20', 'Robin Fraser', 8001), false],
  ['somebody else', line('2025-10-20', 'e-Transfer received Sam Fraser'), false],
  ['nothing to tell by', line('2025-10-20', 'e-Transfer received'), false],
])('B-19: the bank’s line meets the email, %s', (_case, bank, isSame) =>
  expect(isNoticed(bank, notice)).toBe(isSame),
)

test('B-19: two payments alike meet two emails, and a third is new', () => {
  const same = line('2025-10-20', 'e-Transfer received ROBIN FRASER')
  const { met, others } = meetNotices([same, same, same], [notice, { ...notice, reference: 'CA7fVVAT' }])
  expect([met.length, others.length]).toEqual([2, 1])
})
