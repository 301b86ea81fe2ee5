import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { styleInliner } from './inline-styles.ts'

let files: string

beforeAll(async () => {
  files = await mkdtemp(path.join(tmpdir(), 'touchline-styles-'))
  await mkdir(path.join(files, 'assets'))
  await writeFile(path.join(files, 'assets/a.css'), 'a{color:red}\n')
  await writeFile(path.join(files, 'assets/b.css'), 'b{content:"$1"}\n')
  await writeFile(path.join(files, 'assets/much.css'), `c{content:"${'x'.repeat(48 * 1024)}"}`)
})
afterAll(() => rm(files, { recursive: true }))

const link = (name: string, mark = '') => `<link rel="stylesheet" href="/assets/${name}.css${mark}"/>`
const off = (name: string, mark = '') =>
  `<link rel="stylesheet" href="/assets/${name}.css${mark}" media="not all" disabled=""/>`

describe('the styles of a page', () => {
  test('stand in it in their order, and their links are switched off', () =>
    expect(styleInliner(files)(`<title>T</title>${link('a')}${link('b', '#')}</head><p>P</p>`)).toEqual({
      html: `<title>T</title><style>a{color:red}b{content:"$1"}</style>${off('a')}${off('b', '#')}</head><p>P</p>`,
      styles: ['a{color:red}b{content:"$1"}'],
    }))

  test.each([
    ['are fetched where they are many', `${link('a')}${link('much')}</head>`],
    ['may come from elsewhere', '<link rel="stylesheet" href="https://example.org/a.css"/></head>'],
    ['may be none', '<p>P</p>'],
  ])('%s', (_, html) => expect(styleInliner(files)(html)).toEqual({ html, styles: [] }))
})
