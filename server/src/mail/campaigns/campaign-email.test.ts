import { clubContent } from '@touchline/domain/club/content.ts'
import { type FieldValues, MERGE_FIELD_NAMES } from '@touchline/domain/mail/merge-fields.ts'
import { describe, expect, test } from 'vitest'
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

describe('in the language of its reader (Y-26)', () => {
  const translations = {
    subject: { 'zh-Hans': { text: '{{firstName}}，您好', english: words.subject } },
    body: { 'zh-Hans': { text: '{{program}}：https://club.example/zh', english: words.body } },
  }
  const newsletter = { purpose: 'NEWSLETTER', ...words, translations } as const
  const values = { ...empty, program: '少年班和Camp' }

  test('a translation that is whole, with everything around it', () => {
    const email = campaignEmail(newsletter, values, { ...about, language: 'zh-Hans' })
    expect(email.subject).toBe('家长，您好')
    expect(email.text).toContain('少年班和Camp：https://club.example/zh\n')
    expect(email.text).toContain('退订通讯：\nhttps://club.example/unsubscribe/abc')
    expect(email.html).toContain('<html lang="zh-Hans">')
    expect(email.html).toContain('少年班和<span lang="en">Camp</span>：<a')
    expect(email.html).toContain('<span lang="en">PMFC Youth Soccer</span>')
  })

  test('one that is missing leaves the English, marked as such, in surroundings of the language', () => {
    const email = campaignEmail(newsletter, values, { ...about, language: 'zh-Hant' })
    expect(email.subject).toBe('Hi there')
    expect(email.html).toContain('<html lang="zh-Hant">')
    expect(email.html).toMatch(/<h1 class="ink" lang="en"/)
    expect(email.html).toMatch(/<p class="ink" lang="en"[^>]*>Two\.</)
    expect(email.text).toContain('取消訂閱通訊')
  })
})
