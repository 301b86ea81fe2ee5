import { expect, test } from './fixtures.ts'
import { roundOfPages } from './page-rounds.ts'
import { expectNoAxeViolations } from './screens.ts'

const round = roundOfPages({})

const page = (inside: string) =>
  `<!doctype html><html lang="en"><head><title>Words</title></head>
  <body style="background: #fff; color: #222"><main><h1>Heading</h1>${inside}</main></body></html>`

const unreadable = {
  'on the page itself': '<p style="color: #aaa">Words</p>',
  'in a box with a colour of its own': '<section style="background: #345"><p>Words</p></section>',
  'on a colour that lets another through':
    '<section style="background: #000"><p style="background: #0008; color: #333">Words</p></section>',
  'half transparent': '<section style="opacity: 0.4; background: #fff"><p>Words</p></section>',
  'over a layer of the same box':
    '<div style="position: relative"><div style="position: absolute; inset: 0; background: #333"></div><p style="position: relative">Words</p></div>',
  'over a layer that comes before it, in a box of its own':
    '<div style="position: relative"><div style="position: absolute; inset: 0; background: #333"></div><p style="isolation: isolate">Words</p></div>',
  'over a layer that lies on a picture':
    '<div style="position: relative; background: #fff linear-gradient(#fff, #fff)"><div style="position: absolute; inset: 0; background: #333"></div><p style="position: relative">Words</p></div>',
  'in the same cell of a grid':
    '<div style="display: grid"><div style="grid-area: 1 / 1; background: #333"></div><p style="grid-area: 1 / 1">Words</p></div>',
  'pulled over its neighbour':
    '<div style="background: #333; height: 80px"></div><p style="margin-top: -60px">Words</p>',
  'in a field': '<label>Name <input value="Words" style="background: #fff; color: #bbb"></label>',
}

for (const [where, words] of Object.entries(unreadable))
  test(`text that cannot be read is found: ${where}`, async () => {
    const { page: blank } = round
    await blank.setContent(page(words))
    await expect(expectNoAxeViolations(blank)).rejects.toThrow('color-contrast')
  })

test('a link that does not stand out from the text around it is found', async () => {
  const { page: blank } = round
  const link = '<a href="/there" style="color: #333; text-decoration: none">the rules</a>'
  await blank.setContent(page(`<p>Please read ${link} before you come.</p>`))
  await expect(expectNoAxeViolations(blank)).rejects.toThrow('link-in-text-block')
})

test('text that cannot be read is found beside a bar that covers other words', async () => {
  const { page: blank } = round
  const bar = '<nav style="position: fixed; inset: auto 0 0; height: 90%; background: #fff">Bar</nav>'
  await blank.setContent(page(`<p style="color: #aaa">Words</p><p style="margin-top: 50vh">Below</p>${bar}`))
  await expect(expectNoAxeViolations(blank)).rejects.toThrow('color-contrast')
})

test('what can be read is left alone', async () => {
  const { page: blank } = round
  await blank.setContent(page('<section style="background: #123; color: #fff"><p>Words</p></section>'))
  await expectNoAxeViolations(blank)
})
