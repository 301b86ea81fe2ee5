import { expect, test } from 'vitest'
import { StillParts } from './still-parts.ts'

const mark = (name: string) => `<template data-still="${name}"></template>`

/** A page with one such part, which is left out once the server has it. */
function rendered(made: [object, object], text: string, secret = 's') {
  const parts = new StillParts(secret)
  const { start, end, isKept } = parts.note(made, 'faq')
  const html = `<main>${mark(start)}${isKept ? '' : text}${mark(end)}</main>`
  return { isKept, html: parts.fillIn(html) }
}

test('a part is rendered once for its data, and the next page reuses it', () => {
  const made: [object, object] = [{}, {}]
  expect(rendered(made, '<p>One</p>')).toEqual({ isKept: false, html: '<main><p>One</p></main>' })
  expect(rendered(made, '<p>Two</p>')).toEqual({ isKept: true, html: '<main><p>One</p></main>' })
})

test.each([
  ['in another frame', (of: object): [object, object] => [{}, of]],
  ['of other data', (of: object): [object, object] => [of, {}]],
])('%s it is rendered again', (_, made) => {
  const of = {}
  rendered(made(of), '<p>One</p>')
  expect(rendered(made(of), '<p>Two</p>')).toEqual({ isKept: false, html: '<main><p>Two</p></main>' })
})

test('a part with a script is not kept, since the policy of the next page would not name the script', () => {
  const made: [object, object] = [{}, {}]
  rendered(made, '<script>a()</script>')
  expect(rendered(made, '<script>b()</script>').html).toBe('<main><script>b()</script></main>')
})

test('several parts each go to their own place, and an unused one goes nowhere', () => {
  const parts = new StillParts('s')
  const made: [object, object] = [{}, {}]
  const [one, , three] = ['one', 'two', 'three'].map((name) => parts.note(made, name))
  const html = [one, three].map((noted) => mark(noted?.start ?? '') + noted?.end + mark(noted?.end ?? ''))
  expect(parts.fillIn(html.join(' and '))).toBe('s-0-end and s-2-end')
})

test('a mark that somebody wrote into a text stays text', () => {
  const made: [object, object] = [{}, {}]
  const text = mark('guessed-0-end')
  expect(rendered(made, text, 'secret').html).toBe(`<main>${text}</main>`)
})
