import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContext } from '@playwright/test'

/** Axe. Whoever has to read it anew on a page takes the smaller file. */
export const judgeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export type KeptContext = (headers?: Record<string, string>) => Promise<BrowserContext>

/**
 * A browser's window that the tests of a worker have one after the other. All that a site can keep is taken away before
 * each, but for its scripts and styles: to fetch and compile them anew takes as long as most tests take for the rest.
 */
export function keepContext(browser: Browser, origin: string): KeptContext {
  const open = async () => {
    const context = await browser.newContext()
    // The browser keeps what it has compiled of a script that comes with every page: sent to a single one when it is to be
    // judged, axe takes nearly as long to arrive as to judge.
    await context.addInitScript(judgeSource)
    // Stays open, so that the process stays that has compiled the scripts; the place is one that has none itself.
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

/** A window's clock that a test has moved cannot be given back: the next test would be in another year. */
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
