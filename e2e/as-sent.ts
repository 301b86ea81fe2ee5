import type { Page } from '@playwright/test'

/** An address on the site's own origin that loads nothing else. */
const EMPTY = '/as-sent'

/** Makes a page ready for `showAsSent`. */
export async function openEmpty(page: Page): Promise<void> {
  await page.route(`**${EMPTY}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Empty</title>' }),
  )
  await page.goto(EMPTY)
}

/**
 * Shows what the server sends for an address, with its styles and without its scripts, in place of the current page.
 * This costs far less than loading it, but does not show what scripts would change.
 */
export const showAsSent = (page: Page, path: string): Promise<void> => page.evaluate(takeFromServer, path)

/** Runs in the page. */
async function takeFromServer(path: string): Promise<void> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  const sent = new DOMParser().parseFromString(await answer.text(), 'text/html')
  // When the document already contains its styles, their sheets are switched off and never load.
  const needless = 'script, link:not([rel=stylesheet]), link[media="not all"]'
  for (const element of sent.querySelectorAll(needless)) element.remove()
  document.documentElement.replaceWith(sent.documentElement)
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  await Promise.all(
    sheets.map(
      (link) =>
        link.sheet ??
        new Promise((resolve, reject) => {
          link.addEventListener('load', resolve)
          link.addEventListener('error', reject)
        }),
    ),
  )
  await document.fonts.ready
}
