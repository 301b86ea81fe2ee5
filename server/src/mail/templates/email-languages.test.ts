import { LANGUAGES } from '@touchline/domain/languages.ts'
import { describe, expect, test } from 'vitest'
import { everyEmail } from '../../../test/mail/every-email.ts'
import { emailParts } from './email.ts'

const CHINESE = LANGUAGES.filter((language) => language !== 'en')

/** The same in every language: names of children, of the club and of ways to pay, references and addresses. */
const NAMES = /\b(Maya|PMFC|Interac|e-Transfer|KX4-7MR|https?:\S+|[\w.+-]+@[\w.-]+)/g

const translated = Object.values(everyEmail)
  .flatMap((file) => Object.entries(file))
  .flatMap(([name, email]) => (typeof email === 'function' ? [{ name, email }] : []))

/** What of an email a reader sees, without what is marked as English. */
const ownTexts = (html: string) =>
  html
    .replace(/<head>[\s\S]*?<\/head>/, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/<span lang="en">[\s\S]*?<\/span>/g, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(NAMES, '')
    .split('\n')

describe.each(CHINESE)('Y-11: in %s', (language) => {
  test.each(translated)('$name has no word of ours in English', ({ email }) => {
    const { subject, paragraphs, facts, action, english, also: others = [] } = email(language)
    const link = { label: action.label, url: `https://club.example.org${action.path}` }
    const also = others.map(({ label }) => ({ label, url: 'https://club.example.org/other' }))
    const { html, text } = emailParts({
      title: subject,
      paragraphs,
      facts,
      action: link,
      also,
      language,
      english,
    })
    expect(html).toContain(`<html lang="${language}">`)
    expect(subject).toMatch(/\p{Script=Han}/u)
    expect(`${html}${text}`).not.toMatch(/undefined|null|NaN/)
    expect(ownTexts(html).filter((line) => /[A-Za-z]{2,}/.test(line))).toEqual([])
  })

  test.each(translated)('$name says the same amounts and days as the English', ({ email }) => {
    const [theirs, ours] = [email('en'), email(language)]
    const amounts = (paragraphs: string[]) => paragraphs.join(' ').match(/\$[\d,.]+\d/g)
    expect(amounts(ours.paragraphs)?.toSorted()).toEqual(amounts(theirs.paragraphs)?.toSorted())
    expect(ours.facts?.amountCents).toBe(theirs.facts?.amountCents)
    expect(ours.action.path).toBe(theirs.action.path)
    expect(ours.also?.length).toBe(theirs.also?.length)
    expect(ours.paragraphs).toHaveLength(theirs.paragraphs.length)
  })
})

test('what the club wrote is marked as English, as whole words and never within an entity', () => {
  const { html } = emailParts({
    title: '有 amp 的名额',
    paragraphs: ['amp & Lamp、Fall <b>。'],
    language: 'zh-Hans',
    english: ['amp', 'Fall <b>', ''],
  })
  expect(html).toContain('有 <span lang="en">amp</span> 的名额</h1>')
  expect(html).toContain('<span lang="en">amp</span> &amp; Lamp、<span lang="en">Fall &lt;b&gt;</span>。')
})
