import { expect, test } from 'vitest'
import { takeOwnScripts } from './own-scripts.ts'

test('only what carries the mark is ours, wherever in the tag it stands', () => {
  const page = (nonce: string) =>
    `<script${nonce}>head()</script><p><script>evil()</script><script nonce="guessed">evil()</script></p>` +
    `<script type="module" async=""${nonce}>import "/a.js"</script><link rel="modulepreload" href="/a.js"${nonce}/>`
  expect(takeOwnScripts(page(' nonce="n-1"'), 'n-1')).toEqual({
    scripts: ['head()', 'import "/a.js"'],
    html: page(''),
  })
})
