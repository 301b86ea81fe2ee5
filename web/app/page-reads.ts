import { CONTACT_TOPICS } from '@touchline/domain/contact/contact-topics.ts'
import { AGE_BANDS } from '@touchline/domain/lesson-plans/plan-types.ts'
import { SHOWN } from './routes/public/events/event-filter.ts'
import type { LoadedDay } from './tournament/load-day.ts'

/** What the server reads from a route's address; the rest of the address changes nothing in the page. */
interface RouteReads {
  /** Names in the path. The areas behind sign-in read theirs only in the browser. */
  path?: readonly string[]
  /** Read by the loader. */
  search?: Readonly<Record<string, SearchRead>>
  /** Read only by the view: the data do not depend on them. */
  view?: Readonly<Record<string, SearchRead>>
  /** The values that mean something, given the loader's data. Other values are dropped before the page is rendered. */
  known?(data: unknown): Known
}

interface SearchRead {
  form: RegExp
  most?: number
}

export type Known = Readonly<Record<string, readonly string[]>>

const id: SearchRead = { form: /^[\w-]+$/ }
const month: SearchRead = { form: /^\d{4}-\d{2}$/ }
const words: SearchRead = { form: /^[\p{L}\p{N} .,&'’/+-]+$/u }
const number: SearchRead = { form: /^[1-9]\d{0,2}$/ }
const one = (...values: string[]): SearchRead => ({ form: new RegExp(`^(${values.join('|')})$`) })
const yes = one('1')
const upTo = (most: number) => one(...Array.from({ length: most + 1 }, (_, n) => String(n)))

const event = { event: id }
const games = { team: id, division: id, pitch: id, referee: id }
/** The revision of the printout that somebody has in their hands. */
const paper = { paper: number }
const size = { size: one('A4', 'letter') }

const idsOf = (rows: readonly { id: string }[] = []) => rows.map((row) => row.id)

const ofDay = ({ day, events }: LoadedDay): Known => ({
  event: events.map(({ slug }) => slug),
  team: idsOf(day?.teams),
  division: idsOf(day?.divisions),
  pitch: idsOf(day?.pitches),
  referee: idsOf(day?.officials),
  kind: day?.rundown.map(({ kind }) => kind) ?? [],
  owner: day?.rundown.flatMap(({ owner }) => owner || []) ?? [],
  paper: Array.from({ length: day?.revision ?? 0 }, (_, n) => String(n + 1)),
})

/**
 * For each route, the names it reads while the server renders a page. An address is rendered and cached with these
 * alone: a name missing here does not reach the page. A test checks for that.
 */
export const pageReads: Readonly<Record<string, RouteReads>> = {
  'routes/public/home': {
    search: { season: id },
    view: { once: upTo(4), twice: upTo(4), month: { ...month, most: 12 }, offer: upTo(9) },
    known: ({ season, seasons }: { season: { months: string[] }; seasons: { id: string }[] }) => ({
      month: season.months,
      season: idsOf(seasons),
    }),
  },
  'routes/public/teams': {
    search: { born: { form: /^\d{4}$/ }, sheet: one('kit') },
    known: ({ years }: { years: number[] }) => ({ born: years.map(String) }),
  },
  'routes/public/programs': {
    search: { born: { form: /^\d{4}$/ } },
    known: ({ years }: { years: number[] }) => ({ born: years.map(String) }),
  },
  'routes/public/news': {
    search: { month },
    known: ({ months }: { months: { month: string }[] }) => ({ month: months.map((one) => one.month) }),
  },
  'routes/public/news-article': { path: ['slug'] },
  'routes/public/events': {
    search: { show: id, team: id, season: id, view: one('calendar'), mine: yes },
    known: ({ teams, seasons }: { teams: { id: string }[]; seasons: { id: string }[] }) => ({
      season: idsOf(seasons),
      show: SHOWN.map(({ show }) => show),
      team: idsOf(teams),
    }),
  },
  'routes/public/contact/contact': {
    search: { topic: one(...CONTACT_TOPICS.flatMap((topic) => [topic, topic.toLowerCase()])) },
  },
  'routes/public/thank-you': {
    search: { for: one('registration', 'contact', 'waiver', 'volunteer') },
  },
  'routes/public/lesson-plans': {
    search: { age: one(...AGE_BANDS), week: upTo(15), game: upTo(15) },
  },
  'routes/store/order': { path: ['productId'] },
  'routes/store/test-order': { path: ['productId'] },

  'routes/tournament/fun-day': { view: paper, known: ofDay },
  'routes/tournament/fun-day-rules': { view: { division: id }, known: ofDay },
  'routes/tournament/fun-day-schedule': {
    view: { view: one('grid', 'screen'), ...games, ...paper },
    known: ofDay,
  },
  'routes/tournament/tournament': { path: ['slug'], view: paper, known: ofDay },
  'routes/tournament/tournament-schedule': {
    path: ['slug'],
    view: { view: one('grid', 'screen'), ...games, ...paper },
    known: ofDay,
  },
  'routes/tournament/lunar': { view: paper, known: ofDay },
  'routes/tournament/lunar-refs': { view: { ...games, ...paper }, known: ofDay },
  'routes/tournament/lunar-refs-doc': { view: { print: one('pocket'), ...size } },
  'routes/tournament/team-schedule': {
    search: event,
    view: {
      print: one('strips', 'poster'),
      pick: yes,
      division: id,
      team: { ...id, most: 4 },
      ...paper,
      ...size,
    },
    known: ofDay,
  },
  'routes/tournament/referee-field-schedule': {
    search: event,
    view: {
      print: one('field', 'referee'),
      view: one('field', 'referee', 'grid'),
      ...games,
      ...paper,
      ...size,
    },
    known: ofDay,
  },
  'routes/tournament/tournament-rundown': {
    search: event,
    view: { kind: id, owner: words, rain: yes, ...paper },
    known: ofDay,
  },
  'routes/print/score-cards': {
    search: event,
    view: { ...games, spares: upTo(40), per: one('2'), ...size },
    known: ofDay,
  },
  'routes/print/rundown': { search: event, view: { copy: one('staff', 'pocket'), ...size }, known: ofDay },
  'routes/print/mc-cheatsheet': { search: event, view: size, known: ofDay },
}

/**
 * The same address without values that mean nothing on its page, or null if it has none. Otherwise anybody could ask
 * for any team, and the server would render the same page for each.
 */
export function narrowAddress(url: string, loaderData: Readonly<Record<string, unknown>>): string | null {
  const { pathname, searchParams } = new URL(url)
  if (searchParams.size === 0) return null
  const known: Known = Object.assign(
    {},
    ...Object.entries(loaderData).map(([id, data]) => (data ? pageReads[id]?.known?.(data) : undefined)),
  )
  const kept = new URLSearchParams(
    [...searchParams].filter(([name, value]) => known[name]?.includes(value) ?? true),
  )
  if (kept.size === searchParams.size) return null
  return kept.size === 0 ? pathname : `${pathname}?${kept}`
}
