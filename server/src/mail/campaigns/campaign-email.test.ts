import { clubContent } from '@touchline/domain/club/content.ts'
import { type FieldValues, MERGE_FIELD_NAMES } from '@touchline/domain/mail/merge-fields.ts'
import { expect, test } from 'vitest'
import { campaignEmail } from './campaign-email.ts'

const { content: club } = clubContent([])
const empty = Object.fromEntries(MERGE_FIELD_NAMES.map((name) => [name, ''])) as FieldValues
const unsubscribeUrl = 'https://club.example/unsubscribe/abc'
const about = { club, unsubscribeUrl }
const words = {
  subject: 'Hi {{firstName}}',
  body: 'One\nline.\n\n\nTwo.\r\n\r\nThree: https://club.example/a?b=1.',
}

test('paragraphs, line breaks and links are kept, in text and in HTML', () => {
  const { subject, text, html } = campaignEmail({ purpose: 'NOTICE', ...words }, empty, about)
  expect(subject).toBe('Hi there')
  expect(text).toBe(
    'Hi there\n\nOne\nline.\n\nTwo.\n\nThree: https://club.example/a?b=1.\n\n--\nPMFC Youth Soccer · hello@example.org · 604-555-0142\n',
  )
  expect(html).toContain('>One<br>line.</p>')
  expect(html).toContain('href="https://club.example/a?b=1"')
})

test('only a newsletter can be stopped, and it names the postal address if the club has one (N-5)', () => {
  const notice = campaignEmail({ purpose: 'NOTICE', ...words }, empty, about)
  expect([notice.unsubscribeUrl, notice.html.includes('nsubscribe')]).toEqual([null, false])
  const contact = { ...club.contact, postalAddress: 'Box 12, Richmond, BC' }
  const newsletter = campaignEmail({ purpose: 'NEWSLETTER', ...words }, empty, {
    club: { ...club, contact },
    unsubscribeUrl,
  })
  expect(newsletter.unsubscribeUrl).toBe(unsubscribeUrl)
  expect(newsletter.text).toContain('PMFC Youth Soccer, Box 12, Richmond, BC')
  expect(newsletter.html).toContain(`href="${unsubscribeUrl}"`)
})

test('a name stays text, and a subject one line', () => {
  const values = { ...empty, firstName: '<b>Ana</b>\r\nBcc: x@example.org' }
  const { subject, html } = campaignEmail({ purpose: 'NOTICE', ...words }, values, about)
  expect(subject).toBe('Hi <b>Ana</b> Bcc: x@example.org')
  expect(html).not.toContain('<b>')
})
