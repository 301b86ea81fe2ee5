import { describe, expect, test } from 'vitest'
import { emailFiles, everyEmail } from '../../../test/mail/every-email.ts'
import { emailParts } from './email.ts'
import { factLines } from './email-facts.ts'

test('none is left out', () => {
  for (const [file, functions] of Object.entries(emailFiles)) {
    const names = Object.entries(functions).flatMap(([name, value]) =>
      typeof value === 'function' ? name : [],
    )
    expect(Object.keys(everyEmail[file] ?? {}).toSorted()).toEqual(names.toSorted())
  }
})

const all = Object.values(everyEmail).flatMap((file) => Object.entries(file))

describe.each(all)('%s', (_name, email) => {
  const { subject, paragraphs, facts, action, also = [] } = typeof email === 'function' ? email('en') : email
  const url = `https://club.example.org${action.path}`
  const others = also.map(({ label }, n) => ({ label, url: `https://club.example.org/other-${n}` }))
  const parts = emailParts({
    title: subject,
    paragraphs,
    facts,
    action: { label: action.label, url },
    also: others,
  })
  const lines = factLines(facts).map(({ label, value }) => `${label}: ${value}`)

  test('what has happened, when and where, the money, one button, the rest, other ways on, whom to ask', () => {
    const expected = [
      subject,
      paragraphs[0] ?? '',
      ...lines,
      `${action.label}:\n${url}`,
      ...paragraphs.slice(1),
      ...others.map((one) => `${one.label}:\n${one.url}`),
    ]
    const places = [...expected, 'Questions? Just reply to this email.'].map((part) =>
      parts.text.indexOf(part),
    )
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(parts.html.match(/class="button"/g)).toHaveLength(1)
  })

  test('amount and reference stand on lines of their own, and not in the first sentence', () => {
    for (const line of lines) expect(parts.text.split('\n')).toContain(line)
    expect(paragraphs[0]).not.toMatch(/\$\d|\b[A-Z2-9]{3}-[A-Z2-9]{3}\b/)
  })
})

test('the order is fixed, whatever order it is written in', () => {
  const facts = {
    payTo: 'a@b.org',
    reference: 'KX4-7MR',
    amountCents: 100,
    where: 'Field',
    when: 'Sat',
  }
  expect(factLines(facts).map(({ label }) => label)).toEqual([
    'When',
    'Where',
    'Amount',
    'Reference',
    'e-Transfer to',
  ])
})
