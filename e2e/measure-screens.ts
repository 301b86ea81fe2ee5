import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { withClubs } from '../bench/clubs.ts'
import { startProcess } from '../bench/processes.ts'
import { chromiumFlags, findChromium } from './find-chromium.ts'

/** As Lighthouse has it: a slow line, and a phone that is four times slower than this machine. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const SLOWER = 4
const PHONE = { width: 390, height: 844 }
const ROUNDS = 3
const QUIET_MS = 2_000
const PATIENCE_MS = 60_000
const TAP_BAR_MS = 100

interface Screen {
  name: string
  path: string
  /** Whose sign-in the browser has kept. */
  email?: string
  /** What a person waits for: with it, and with scripts that answer, the screen is usable. */
  awaited: string
  bar: { kilobytes: number; files: number }
}

const area = { kilobytes: 190, files: 20 }

const screensOf = (programId: string): Screen[] => [
  { name: 'home', path: '/', awaited: 'main h1', bar: { kilobytes: 120, files: 12 } },
  {
    name: 'dashboard',
    path: '/guardian',
    email: 'parent@example.org',
    awaited: 'main [aria-labelledby="players"]',
    bar: area,
  },
  {
    name: 'registration',
    path: `/guardian/programs/${programId}/register`,
    email: 'parent@example.org',
    awaited: 'main form input',
    bar: area,
  },
  {
    name: 'desk list',
    path: '/admin/registrations?status=ALL',
    email: 'admin@example.org',
    awaited: 'main [data-index]',
    bar: area,
  },
]

interface Visit {
  usableMs: number
  shift: number
  /** All of them, and those without which the screen was usable. */
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
  return {
    screen: screen.name,
    'first visit s': seconds(middle(first.map(({ usableMs }) => usableMs))),
    'next visit s': seconds(middle(next.map(({ usableMs }) => usableMs))),
    'layout shift': Math.max(...[...first, ...next].map(({ shift }) => shift)).toFixed(3),
    'scripts KB': `${await kilobytesOf(scripts)} (${kilobytes})`,
    'of these later': await kilobytesOf(first.at(-1)?.late ?? []),
    files: `${scripts.length} (${files})`,
  }
}

/** Until the screen is usable, and then until nothing more comes: what is fetched late counts as well. */
async function visit(context: BrowserContext, origin: string, screen: Screen): Promise<Visit> {
  const page = await context.newPage()
  const devTools = await slowDown(page)
  const scripts = new Set<string>()
  let latest = Date.now()
  page.on('request', (request) => {
    latest = Date.now()
    const url = request.url()
    if (url.endsWith('.js')) scripts.add(url)
  })
  page.on('requestfinished', () => {
    latest = Date.now()
  })
  await page.addInitScript(watchScreen, screen.awaited)
  await page.goto(origin + screen.path, { waitUntil: 'commit' })
  const usable = await page.waitForFunction(() => window.usableAt, null, { timeout: PATIENCE_MS })
  const usableMs = Number(await usable.jsonValue())
  const early = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).responseEnd <= window.usableAt)
      .map(({ name }) => name),
  )
  while (Date.now() - latest < QUIET_MS) await page.waitForTimeout(QUIET_MS / 4)
  const shift = await page.evaluate(() => window.shifted)
  await devTools.detach()
  await page.close()
  const late = [...scripts].filter((script) => !early.includes(script))
  return { usableMs, shift, scripts: [...scripts], late }
}

declare global {
  interface Window {
    usableAt: number
    shifted: number
  }
}

/** In the page: notes when what is awaited is there and the scripts have taken over, and sums up what has jumped. */
function watchScreen(awaited: string): void {
  window.usableAt = 0
  window.shifted = 0
  const look = () => {
    const isAlive = document.documentElement?.dataset.alive !== undefined
    if (isAlive && document.querySelector(awaited)) window.usableAt = performance.now()
    else requestAnimationFrame(look)
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

async function slowDown(page: Page): Promise<CDPSession> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return devTools
}

/** From the tap to the frame that shows its answer, as the browser itself counts it; the slowest of a few. */
async function tapOnCalculator(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage({ viewport: PHONE })
  await slowDown(page)
  await page.goto(origin, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    window.usableAt = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.usableAt = Math.max(window.usableAt, duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  const form = page.getByRole('form', { name: 'Price calculator' })
  for (const count of ['2', '3', '1'])
    await form.getByRole('radio', { name: count, exact: true }).first().click({ force: true })
  await page.waitForTimeout(QUIET_MS)
  const slowest = await page.evaluate(() => window.usableAt)
  await page.close()
  return slowest
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
    body: JSON.stringify({ query: `{ listPrograms(filter: { status: { eq: "OPEN" } }) { items { id } } }` }),
  })
  return (await answer.json()).data.listPrograms.items[0].id
}

/** As they come over the wire to a browser of today. */
async function kilobytesOf(urls: string[]): Promise<string> {
  const sizes = urls.map(async (url) => {
    const { headers } = await fetch(url, { headers: { 'accept-encoding': 'br' } })
    return Number(headers.get('content-length'))
  })
  const sum = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  return (sum / 1024).toFixed(0)
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2)

/** How soon a screen can be used on a slow phone, what jumps meanwhile, and what it brings along. */
await withClubs(async (clubOf) => {
  const site = await startProcess('server/src/main.ts', {
    DATABASE_URL: await clubOf(0),
    PORT: '0',
    DEMO: '1',
  })
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    const rows = []
    for (const screen of screensOf(await someProgram(site.url)))
      rows.push(await measure(browser, site.url, screen))
    console.log(
      `\nScreens on slow 4G with a ${SLOWER} times slower processor, the middle of ${ROUNDS} visits; the bars are 3.0 s and 1.5 s, a shift of 0.02, and for scripts what stands beside them`,
    )
    console.table(rows)
    const tap = await tapOnCalculator(browser, site.url)
    console.log(`The price calculator answers a tap after ${tap} ms; the bar is ${TAP_BAR_MS}`)
  } finally {
    await browser.close()
    await site.stop()
  }
})
