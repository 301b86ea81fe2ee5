import { setTimeout as wait } from 'node:timers/promises'
import { openPool, type Sql } from '../server/src/postgres/pool.ts'
import { withClubs } from './clubs.ts'
import { load } from './load.ts'
import { type MailSink, openMailSink } from './mail-sink.ts'
import { makeOpeningClub, readTaken } from './opening-club.ts'
import { type Evening, openingNight } from './opening-night.ts'
import { sampleWhile } from './process-samples.ts'
import { production, startProcess } from './processes.ts'
import { atLeast, atMost, type Line } from './summary.ts'

const FAMILIES_A_MINUTE = 1_000
const PLACES_A_MINUTE = 400
const SECONDS = 60
const WAIT_BAR = 500
const HOME_BAR = 0.7
const HELD_BAR = 50
/**
 * Some families register in the days before: a freshly started server first compiles everything, and the queue that
 * forms meanwhile takes half a minute to clear.
 */
const EARLY = { families: 80, seconds: 20 }

/** Visitors open the home page in bursts, so that its rate is known and most of the machine is left to families. */
const BURST = { everyMs: 3_000, looks: 200, connections: 4 }
const TOKEN = 'a-token-for-measurements-only'

/** An opening night with its own server, PostgreSQL and mail server. */
export async function soak(seconds = SECONDS): Promise<Line[]> {
  const mail = await openMailSink()
  try {
    return await withClubs(async (clubOf) => {
      const databaseUrl = await clubOf(0)
      const sql = openPool(databaseUrl, 1)
      try {
        return await measure(databaseUrl, { sql, mail, seconds })
      } finally {
        await sql.end()
      }
    })
  } finally {
    await mail.close()
  }
}

interface Surroundings {
  sql: Sql
  mail: MailSink
  seconds: number
}

async function measure(databaseUrl: string, { sql, mail, seconds }: Surroundings): Promise<Line[]> {
  const places = Math.round((PLACES_A_MINUTE * seconds) / SECONDS)
  const count = Math.round((FAMILIES_A_MINUTE * seconds) / SECONDS)
  const everybody = await makeOpeningClub(sql, count + EARLY.families, places + EARLY.families)
  const families = everybody.slice(0, count)
  const own = { DATABASE_URL: databaseUrl, DEMO: '0', SMTP_URL: mail.url, METRICS_TOKEN: TOKEN }
  const { url, stop } = await startProcess('server/src/main.ts', { ...production, ...own })
  try {
    const early = await openingNight(url, everybody.slice(count), EARLY.seconds)
    const quiet = await homeRates(url, wait(5 * BURST.everyMs))
    const emailsBefore = mail.count()
    console.log(`${families.length} families arrive over ${seconds} s for ${places} places …`)
    const { result, samples } = await sampleWhile({ url, token: TOKEN }, async () => {
      const night = openingNight(url, families, seconds)
      return { meanwhile: await homeRates(url, night), ...(await night) }
    })
    const { meanwhile, evenings } = result
    const errors = [...early.errors, ...result.errors]
    const taken = await readTaken(sql)
    const placesGiven = taken.places - EARLY.families
    const at = (part: Exclude<keyof Evening, 'status' | 'comesAt'>, share: number) =>
      quantile(
        evenings.map((evening) => evening[part]),
        share,
      )
    const home = quantile(meanwhile, 0.5) / quantile(quiet, 0.5)
    const held = Math.max(...samples.held)
    console.table({
      errors: { measured: errors.length, bar: 0 },
      'places given': { measured: placesGiven, bar: places },
      'children registered twice': { measured: taken.doubled, bar: 0 },
      'emails taken': { measured: mail.count() - emailsBefore, bar: taken.emails - emailsBefore },
      'registration, p50': { measured: milliseconds(at('registration', 0.5)) },
      'registration, p99': { measured: milliseconds(at('registration', 0.99)), bar: `${WAIT_BAR} ms` },
      'sign-in, p50': { measured: milliseconds(at('signIn', 0.5)) },
      'sign-in, p95': { measured: milliseconds(at('signIn', 0.95)), bar: `${WAIT_BAR} ms` },
      'home page, quiet': { measured: `${Math.round(quantile(quiet, 0.5))} a second` },
      'home page, meanwhile': {
        measured: `${home.toFixed(2)} of it`,
        bar: `${HOME_BAR} of it`,
      },
      'event loop held, longest': { measured: milliseconds(held), bar: `${HELD_BAR} ms` },
      'event loop held, p50 of seconds': { measured: milliseconds(quantile(samples.held, 0.5)) },
      'processor time of a family': {
        measured: milliseconds((samples.cpuSeconds * 1000) / families.length),
      },
      'memory, by quarter': { measured: byQuarter(samples.megabytes), bar: 'flat' },
    })
    if (seconds > SECONDS) printMinutes(evenings, samples.held)
    for (const error of [...new Set(errors)].slice(0, 5)) console.error(error)
    if (errors.length > 0 || placesGiven !== places || taken.doubled > 0) process.exitCode = 1
    return [
      atMost('opening night, errors', errors.length, 0),
      atMost(
        `opening night, places of ${places} not given, or given twice`,
        Math.abs(places - placesGiven) + taken.doubled,
        0,
      ),
      atMost('opening night, registration, p99', at('registration', 0.99), WAIT_BAR, ' ms'),
      atMost('opening night, sign-in, p95', at('signIn', 0.95), WAIT_BAR, ' ms'),
      atLeast('opening night, home page to its quiet rate', home, HOME_BAR),
      atMost('opening night, event loop held', held, HELD_BAR, ' ms'),
    ]
  } finally {
    await stop()
  }
}

/** Shows when a queue formed during a long night. */
function printMinutes(evenings: readonly Evening[], held: readonly number[]): void {
  const minutes = Object.groupBy(evenings, ({ comesAt }) => Math.floor(comesAt / 60_000))
  console.log('Families by the minute that they came in')
  console.table(
    Object.entries(minutes).map(([minute, came = []]) => {
      const at = (share: number) =>
        milliseconds(
          quantile(
            came.map(({ registration }) => registration),
            share,
          ),
        )
      const seconds = held.slice(Number(minute) * 60, (Number(minute) + 1) * 60)
      return {
        families: came.length,
        'registration, p50': at(0.5),
        p99: at(0.99),
        longest: at(1),
        'event loop held': milliseconds(Math.max(...seconds)),
      }
    }),
  )
}

/** The home pages per second in each burst, until the other work is done. */
async function homeRates(url: string, until: Promise<unknown>): Promise<number[]> {
  const rates: number[] = []
  let isOver = false
  const over = until.finally(() => {
    isOver = true
  })
  const page = [{ url: `${url}/`, headers: { 'accept-encoding': 'br' } }]
  while (!isOver) {
    rates.push((await load(page, BURST.connections, BURST.looks)).perSecond)
    await Promise.race([wait(BURST.everyMs), over])
  }
  return rates
}

const milliseconds = (value: number) => `${Math.round(value)} ms`

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
}

const byQuarter = (megabytes: readonly number[]) =>
  [0, 1, 2, 3]
    .map((n) =>
      megabytes.slice(Math.floor((n * megabytes.length) / 4), Math.floor(((n + 1) * megabytes.length) / 4)),
    )
    .map((quarter) => Math.round(quantile(quarter, 0.5)))
    .join(', ')
    .concat(' MB')

if (import.meta.main) {
  const seconds = Number(process.argv[2] ?? SECONDS)
  if (seconds >= 10) await soak(seconds)
  else {
    console.error('How many seconds should families arrive for? Say at least 10, as in npm run soak -- 600.')
    process.exitCode = 1
  }
}
