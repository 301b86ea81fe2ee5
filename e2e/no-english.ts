import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/**
 * The same in every language: names of the club, places and things, age groups, sizes, addresses, references, and
 * people created by `newFamily`.
 */
const NAMES =
  /\b(PMFC|Cedar Bend Field|Coach \w+|Interac|e-Transfer|Google|PDF|KidSport|A4K|BC Soccer|ABCD-EFGH|U\d+|ics|EN|English|[\w.+*-]+@[\w.-]+|https?:\/\/\S+|[2-9A-Z]{3}-[2-9A-Z]{3}|Robin|Fraser|RF|Y?X{0,2}[SML]|A[SM])\b/g

interface PageTexts {
  /** The texts of the page, in which English is marked. */
  texts: string[]
  /** Labels, options and the page title, where parts cannot be marked, so they contain the club's names as they are. */
  labels: string[]
}

/** Runs in the page: every text and label that is not marked as another language. */
function textsOfPage(): PageTexts {
  const isMarked = (element: Element | null) => {
    const marked = element?.closest('[lang]')
    return marked !== document.documentElement && !marked?.getAttribute('lang')?.startsWith('zh')
  }
  const [texts, labels] = [[] as string[], [document.title]]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent?.closest('script, style, noscript') && !isMarked(parent))
      (parent?.closest('option') ? labels : texts).push(node.textContent ?? '')
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [alt], [placeholder]'))
    if (!isMarked(element))
      for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
        labels.push(element.getAttribute(name) ?? '')
  return { texts, labels }
}

/**
 * Checks that none of our own words is left in English, in texts or labels. `ownNames` are the club's teams and
 * pitches.
 */
export async function expectNoEnglish(page: Page, ownNames?: RegExp) {
  const { texts, labels } = await page.evaluate(textsOfPage)
  const withoutOwn = ownNames ? labels.map((label) => label.replaceAll(ownNames, '')) : labels
  const left = [...texts, ...withoutOwn].filter((text) => /[A-Za-z]{2,}/.test(text.replaceAll(NAMES, '')))
  expect(left).toEqual([])
}
