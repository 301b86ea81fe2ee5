import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['<p>Amount:</p><p>$80.00</p>', 'Amount:\n\n$80.00'],
  ['<style type="text/css">p > b { color: red }</style><p>Ann &amp; Bo</p>', 'Ann & Bo'],
  ['Ren&#233;e &#xE9;&nbsp;&unknown; &#99999999;', 'Renée é &unknown; &#99999999;'],
])('%s', (html, text) => expect(plainText(html).trim()).toBe(text))
