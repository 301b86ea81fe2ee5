import { expect, test } from './fixtures.ts'
import { roundOfPages } from './page-rounds.ts'
import { expectSoundWords } from './screens.ts'

const round = roundOfPages({})

const PAGE = '<h1>课程</h1><main><button>报名</button><nav aria-label="页面">…</nav></main>'

/** What a translation can break, with the rule that finds each. */
const BROKEN: Readonly<Record<string, readonly [body: string, rule: string]>> = {
  'a button without a word': ['<button> </button>', 'button-name'],
  'a link without a word': ['<a href="/"> </a>', 'link-name'],
  'a field without a label': ['<label></label><input>', 'label'],
  'a picture without words': ['<img src="data:,">', 'image-alt'],
  'a heading without a word': ['<h2> </h2>', 'empty-heading'],
  'two parts of one name': ['<nav aria-label="页面">…</nav>', 'landmark-unique'],
  'words of no language': ['<p lang="zz">Seniors</p>', 'valid-lang'],
}

test.describe('what a translation breaks is found', () => {
  for (const [what, [body, rule]] of Object.entries(BROKEN))
    test(what, async () => {
      const { page } = round
      await page.setContent(`<html lang="zh-Hans"><title>课程</title>${PAGE}`)
      await expectSoundWords(page)
      await page.setContent(`<html lang="zh-Hans"><title>课程</title>${PAGE}${body}`)
      await expect(expectSoundWords(page)).rejects.toThrow(rule)
    })

  test('a page without a title, or in no language', async () => {
    const { page } = round
    await page.setContent(`<html>${PAGE}`)
    await expect(expectSoundWords(page)).rejects.toThrow('document-title')
    await expect(expectSoundWords(page)).rejects.toThrow('html-has-lang')
  })
})
