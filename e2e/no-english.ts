import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The same in every language: names of the club, of places and of things, age groups, sizes, and whoever a test calls `newFamily`. */
const NAMES =
  /\b(PMFC|Cedar Bend Field|Coach \w+|Interac|e-Transfer|Google|PDF|KidSport|A4K|BC Soccer|ABCD-EFGH|U\d+|ics|EN|English|[\w.+*-]+@[\w.-]+|Robin|Fraser|RF|Y?X{0,2}[SML]|A[SM])\b/g

/** Runs in the page: every text and label that is not marked as of another language. */
function textsOfPage(): string[] {
  const isMarked = (element: Element | null) => {
    const marked = element?.closest('[lang]')
    return marked !== document.documentElement && !marked?.getAttribute('lang')?.startsWith('zh')
  }
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent?.closest('script, style, noscript') && !isMarked(parent)) texts.push(node.textContent ?? '')
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [alt], [placeholder]'))
    if (!isMarked(element))
      for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
        texts.push(element.getAttribute(name) ?? '')
  return [document.title, ...texts]
}

/** No word of ours is left in English: not in a text, not in a label. */
export async function expectNoEnglish(page: Page) {
  const texts = await page.evaluate(textsOfPage)
  const left = texts.filter((text) => /[A-Za-z]{2,}/.test(text.replaceAll(NAMES, '')))
  expect(left).toEqual([])
}
