/** What the server reads of a route's address: the rest of an address changes nothing of what it renders. */
interface RouteReads {
  /** Names in the path. The areas behind sign-in read theirs in the browser alone. */
  path?: readonly string[]
  search?: Readonly<Record<string, SearchRead>>
}

interface SearchRead {
  form: RegExp
  most?: number
}

const id: SearchRead = { form: /^[\w-]+$/ }
const month: SearchRead = { form: /^\d{4}-\d{2}$/ }
const flag: SearchRead = { form: /^1$/ }
const upTo99: SearchRead = { form: /^\d{1,2}$/ }
const words: SearchRead = { form: /^[\p{L}\p{N} .,&'’/+-]+$/u }
const one = (...values: string[]): SearchRead => ({ form: new RegExp(`^(${values.join('|')})$`) })

const event = { event: id }
const games = { team: id, division: id, pitch: id, referee: id }
/** Which printing somebody has in their hands. */
const paper = { paper: { form: /^\d{1,6}$/ } }
const size = { size: one('A4', 'letter') }

/**
 * By route, the names that are read while a page is rendered on the server. An address is rendered and kept with these
 * alone: a name that is missing here is not seen there. A test looks for it.
 */
export const pageReads: Readonly<Record<string, RouteReads>> = {
  'routes/public/home': { search: { once: upTo99, twice: upTo99, month: { ...month, most: 12 } } },
  'routes/public/teams': { search: { born: { form: /^\d{4}$/ }, sheet: one('kit') } },
  'routes/public/news': { search: { month } },
  'routes/public/news-article': { path: ['slug'] },
  'routes/public/events': { search: { show: id, team: id, view: one('calendar'), mine: flag } },
  'routes/public/contact/contact': { search: { topic: id } },
  'routes/public/thank-you': {
    search: { for: one('registration', 'contact', 'waiver', 'volunteer') },
  },
  'routes/public/lesson-plans': { search: { age: id, week: upTo99, game: upTo99 } },
  'routes/store/order': { path: ['productId'] },
  'routes/store/test-order': { path: ['productId'] },

  'routes/tournament/fun-day': { search: paper },
  'routes/tournament/fun-day-rules': { search: { division: id } },
  'routes/tournament/fun-day-schedule': { search: { view: one('grid', 'screen'), ...games, ...paper } },
  'routes/tournament/lunar': { search: paper },
  'routes/tournament/lunar-refs': { search: { ...games, ...paper } },
  'routes/tournament/lunar-refs-doc': { search: { print: one('pocket'), ...size } },
  'routes/tournament/team-schedule': {
    search: {
      ...event,
      print: one('strips', 'poster'),
      pick: flag,
      division: id,
      team: { ...id, most: 4 },
      ...paper,
      ...size,
    },
  },
  'routes/tournament/referee-field-schedule': {
    search: {
      ...event,
      print: one('field', 'referee'),
      view: one('field', 'referee', 'grid'),
      ...games,
      ...paper,
      ...size,
    },
  },
  'routes/tournament/tournament-rundown': {
    search: { ...event, kind: id, owner: words, rain: flag, ...paper },
  },
  'routes/print/score-cards': { search: { ...event, ...games, spares: upTo99, per: one('2'), ...size } },
  'routes/print/rundown': { search: { ...event, copy: one('staff', 'pocket'), ...size } },
  'routes/print/mc-cheatsheet': { search: { ...event, ...size } },
}
