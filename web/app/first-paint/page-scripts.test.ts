import { expect, test } from 'vitest'
import { scriptsAfterPaint, takeOwnScripts } from './page-scripts.ts'

const page =
  '<html><head><title>T</title><link rel="modulepreload" href="/assets/a.js"/>' +
  '<link rel="modulepreload" href="/assets/b.js"/></head><body><p>P</p>' +
  '<script>context()</script><script type="module" async="">import "/assets/$&.js"</script></body></html>'

test('no script is requested before the page has been painted, and none is forgotten', () => {
  const { html: later, scripts } = scriptsAfterPaint(page)
  expect(later).not.toMatch(/<link rel="modulepreload"|<script type="module"/)
  expect(later).toContain('<script type="text/plain" data-scripts="">import "/assets/$&.js"</script>')
  expect(later).toContain('(["/assets/a.js","/assets/b.js"],')
  expect(scripts).toHaveLength(1)
  expect(later).toContain(`<script>${scripts[0]}</script></body>`)
  expect(later).toContain('<title>T</title></head><body><p>P</p><script>context()</script>')
})

test('a page without scripts stays as it is', () => {
  const still = '<html><body><p>P</p></body></html>'
  expect(scriptsAfterPaint(still)).toEqual({ html: still, scripts: [] })
})

test('only a tag with the mark is ours, wherever in the tag the mark stands', () => {
  const page = (nonce: string) =>
    `<script${nonce}>head()</script><p><script>evil()</script><script nonce="guessed">evil()</script></p>` +
    `<script type="module" async=""${nonce}>import "/a.js"</script><link rel="modulepreload" href="/a.js"${nonce}/>`
  expect(takeOwnScripts(page(' nonce="n-1"'), 'n-1')).toEqual({
    scripts: ['head()', 'import "/a.js"'],
    html: page(''),
  })
})
