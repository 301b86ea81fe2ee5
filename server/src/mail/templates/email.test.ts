import { expect, test } from 'vitest'
import { emailParts } from './email.ts'

test('the text says everything, the code and the link right after the first paragraph', () => {
  const { text } = emailParts({
    title: 'Confirm your email',
    paragraphs: ['Enter this code to finish signing up.', 'The code expires in 15 minutes.'],
    code: '048213',
    action: { label: 'Confirm', url: 'https://club.example/confirm?a=1&b=2' },
  })
  expect(text).toBe(`Confirm your email

Enter this code to finish signing up.

048213

Confirm:
https://club.example/confirm?a=1&b=2

The code expires in 15 minutes.

Questions? Just reply to this email.

--
PMFC · Youth soccer in Richmond and Vancouver
`)
})

test('without code and link there is no trace of them', () => {
  const { text, html } = emailParts({ title: 'Training is on', paragraphs: ['See you at five.'] })
  expect(text).toBe(
    'Training is on\n\nSee you at five.\n\nQuestions? Just reply to this email.\n\n--\nPMFC · Youth soccer in Richmond and Vancouver\n',
  )
  expect(html).not.toMatch(/class="(code|button)"|undefined|<a /)
})

test('what people typed stays text', () => {
  const attack = `<img src=x onerror="alert('1')"> & co`
  const { html } = emailParts({
    title: attack,
    paragraphs: [attack],
    code: attack,
    action: { label: attack, url: 'https://club.example/?q="><script>' },
  })
  expect(html).not.toMatch(/<img|<script/)
  expect(html.split('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co')).toHaveLength(6)
})

test.each(['javascript:alert(1)', 'data:text/html,hello', 'file:///etc/passwd'])('no link to %s', (url) => {
  expect(() => emailParts({ title: 'Hi', paragraphs: [], action: { label: 'Go', url } })).toThrow(
    'An email links to web pages only',
  )
})

test('the code can be copied as bare digits, and nothing is fetched from elsewhere', () => {
  const { html } = emailParts({ title: 'Your code', paragraphs: ['Here it is.'], code: '048213' })
  expect(html).toContain('>048213</p>')
  expect(html).not.toMatch(/https?:|url\(|src=/)
})
