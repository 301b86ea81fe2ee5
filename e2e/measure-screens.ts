import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { withClubs } from '../bench/clubs.ts'
import { startProcess } from '../bench/processes.ts'
import { atMost, type Line } from '../bench/summary.ts'
import { chromiumFlags, findChromium } from './find-chromium.ts'
import { type Screen, screensOf } from './measured-screens.ts'
import { PHONE, SLOWER, slowDown } from './slow-phone.ts'
import { tapOnCalculator } from './tap-on-calculator.ts'

const ROUNDS = 3
const QUIET_MS = 2_000
const PATIENCE_MS = 60_000
const TAP_BAR_MS = 100
const FIRST_BAR_S = 3
const NEXT_BAR_S = 1.5
const SHIFT_BAR = 0.02

interface Visit {
  usableMs: number
  shift: number
  /** All scripts, and those that loaded after the screen was usable. */
  scripts: string[]
  late: string[]
}

async function measure(browser: Browser, origin: string, screen: Screen) {
  const first: Visit[] = []
  const next: Visit[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ viewport: PHONE })
    if (screen.email) await keepSignIn(context, origin, screen.email)
    first.push(await visit(context, origin, screen))
    next.push(await visit(context, origin, screen))
    await context.close()
  }
  const scripts = first.at(-1)?.scripts ?? []
  const { kilobytes, files } = screen.bar
  const [firstSeconds, nextSeconds] = [first, next].map(
    (visits) => middle(visits.map(({ usableMs }) => usableMs)) / 1000,
  ) as [number, number]
  const shift = Math.max(...[...first, ...next].map((visit) => visit.shift))
  const loaded = await kilobytesOf(scripts)
  const row = {
    screen: screen.name,
    'first visit s': firstSeconds.toFixed(2),
    'next visit s': nextSeconds.toFixed(2),
    'layout shift': shift.toFixed(3),
    'scripts KB': `${loaded.toFixed(0)} (${kilobytes})`,
    'of these later': (await kilobytesOf(first.at(-1)?.late ?? [])).toFixed(0),
    files: `${scripts.length} (${files})`,
  }
  const lines = [
    atMost(`${screen.name}, first visit by a slow phone`, firstSeconds, FIRST_BAR_S, ' s'),
    atMost(`${screen.name}, next visit`, nextSeconds, NEXT_BAR_S, ' s'),
    atMost(`${screen.name}, layout shift`, shift, SHIFT_BAR),
    atMost(`${screen.name}, scripts`, loaded, kilobytes, ' KB'),
  ]
  return { row, lines }
}

/** Waits until the screen is usable, and then until nothing more loads, since late requests count as well. */
async function visit(context: BrowserContext, origin: string, screen: Screen): Promise<Visit> {
  const page = await context.newPage()
  const devTools = await slowDown(page)
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const url = request.url()
    if (url.endsWith('.js')) scripts.add(url)
  })
  // The page reports by itself, because Playwright's own waiting takes its share of a slow processor.
  const reported = Promise.withResolvers<number>()
  devTools.on('Runtime.bindingCalled', ({ payload }) => reported.resolve(Number(payload)))
  await devTools.send('Runtime.enable')
  await devTools.send('Runtime.addBinding', { name: 'reportUsable' })
  await page.addInitScript(watchScreen, screen.awaited)
  await page.goto(origin + screen.path, { waitUntil: 'commit' })
  const patience = setTimeout(() => reported.reject(new Error(`${screen.name} did not come`)), PATIENCE_MS)
  const usableMs = await reported.promise
  clearTimeout(patience)
  const early = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).responseEnd <= window.usableAt)
      .map(({ name }) => name),
  )
  await untilQuiet(page)
  const shift = await page.evaluate(() => window.shifted)
  await devTools.detach()
  await page.close()
  const late = [...scripts].filter((script) => !early.includes(script))
  return { usableMs, shift, scripts: [...scripts], late }
}

/** Waits until there have been no requests and no responses for a while. */
async function untilQuiet(page: Page): Promise<void> {
  const quiet = Promise.withResolvers<void>()
  const timer = setTimeout(quiet.resolve, QUIET_MS)
  const wait = () => void timer.refresh()
  page.on('request', wait).on('requestfinished', wait)
  await quiet.promise
  page.off('request', wait).off('requestfinished', wait)
}

declare global {
  interface Window {
    usableAt: number
    shifted: number
    reportUsable(ms: string): void
  }
}

/** In the page: notes when the awaited element is there and the scripts have taken over, and adds up layout shifts. */
function watchScreen(awaited: string): void {
  window.usableAt = 0
  window.shifted = 0
  const look = () => {
    const isAlive = document.documentElement?.dataset.alive !== undefined
    if (isAlive && document.querySelector(awaited)) {
      window.usableAt = performance.now()
      window.reportUsable(String(window.usableAt))
    } else requestAnimationFrame(look)
  }
  look()
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) window.shifted += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

async function keepSignIn(context: BrowserContext, origin: string, email: string): Promise<void> {
  const { amplify } = await (await fetch(`${origin}/config.json`)).json()
  const { userPoolEndpoint, userPoolClientId } = amplify.Auth.Cognito
  const answer = await fetch(userPoolEndpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      ClientId: userPoolClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: 'kickoff-2022' },
    }),
  })
  const { AccessToken, IdToken, RefreshToken } = (await answer.json()).AuthenticationResult
  const prefix = `CognitoIdentityServiceProvider.${userPoolClientId}`
  const kept = {
    [`${prefix}.LastAuthUser`]: email,
    [`${prefix}.${email}.accessToken`]: AccessToken,
    [`${prefix}.${email}.idToken`]: IdToken,
    [`${prefix}.${email}.refreshToken`]: RefreshToken,
  }
  const page = await context.newPage()
  await page.goto(`${origin}/config.json`)
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, kept)
  await page.close()
}

async function someProgram(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'touchline-public' },
    body: JSON.stringify({
      query: `{ listPrograms(filter: { status: { eq: "OPEN" } }) { items { id endDate } } }`,
    }),
  })
  const items: { id: string; endDate: string }[] = (await answer.json()).data.listPrograms.items
  // A program that is still open may be over, if nobody has closed it.
  return items.reduce((last, one) => (one.endDate > last.endDate ? one : last)).id
}

/** Compressed as for a current browser. */
async function kilobytesOf(urls: string[]): Promise<number> {
  const sizes = urls.map(async (url) => {
    const { headers } = await fetch(url, { headers: { 'accept-encoding': 'br' } })
    return Number(headers.get('content-length'))
  })
  const sum = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  return sum / 1024
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number

/** How soon a screen is usable on a slow phone, what jumps in the meantime, and how much it loads. */
await withClubs(async (clubOf) => {
  const site = await startProcess('server/src/main.ts', {
    DATABASE_URL: await clubOf(0),
    PORT: '0',
    DEMO: '1',
  })
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    const measured = []
    for (const screen of screensOf(await someProgram(site.url)))
      measured.push(await measure(browser, site.url, screen))
    console.log(
      `\nScreens on slow 4G with a ${SLOWER} times slower processor, the middle of ${ROUNDS} visits; the bars are ${FIRST_BAR_S} s and ${NEXT_BAR_S} s, a shift of ${SHIFT_BAR}, and for scripts what stands beside them`,
    )
    console.table(measured.map(({ row }) => row))
    const tap = await tapOnCalculator(browser, site.url)
    console.log(`The price calculator answers a tap after ${tap} ms; the bar is ${TAP_BAR_MS}`)
    const lines: Line[] = measured.flatMap((screen) => screen.lines)
    process.send?.([...lines, atMost('a tap on the price calculator is answered', tap, TAP_BAR_MS, ' ms')])
  } finally {
    await browser.close()
    await site.stop()
  }
})
