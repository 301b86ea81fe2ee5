import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContext } from '@playwright/test'

/** The source of axe; the minified file loads faster on each page. */
export const judgeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export type KeptContext = (headers?: Record<string, string>) => Promise<BrowserContext>

/**
 * A browser window that the tests of a worker share, one after another. Before each test, all site data are cleared
 * except cached scripts and styles: loading and compiling those again takes as long as the rest of most tests.
 */
export function keepContext(browser: Browser, origin: string): KeptContext {
  const open = async () => {
    const context = await browser.newContext()
    // Added to every page, axe stays in the browser's compile cache; sent to a single page when needed, it takes nearly
    // as long to load as to run.
    await context.addInitScript(judgeSource)
    // A page without scripts that stays open, to keep the process that has compiled the scripts.
    const parked = await context.newPage()
    await parked.goto(`${origin}/config.json`)
    const isClockMoved = noticeClock(context)
    return { context, parked, isClockMoved, devTools: await context.newCDPSession(parked) }
  }
  let opened: ReturnType<typeof open> | undefined
  return async (headers = {}) => {
    const last = await opened
    if (last?.isClockMoved()) {
      opened = undefined
      await last.context.close()
    }
    opened ??= open()
    const { context, parked, devTools } = await opened
    for (const page of context.pages()) if (page !== parked) await page.close()
    await context.setOffline(false)
    await context.setExtraHTTPHeaders(headers)
    await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await context.clearCookies()
    return context
  }
}

/** A clock that a test has moved cannot be restored: the next test would run in another year. */
function noticeClock({ clock }: BrowserContext): () => boolean {
  let isMoved = false
  for (const name of ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'] as const) {
    const move = clock[name].bind(clock) as (time: never) => Promise<void>
    Object.assign(clock, {
      [name]: (time: never) => {
        isMoved = true
        return move(time)
      },
    })
  }
  return () => isMoved
}
