/** How much one client may use before it has to wait. All limits of the site are in this table. */
interface Limit {
  /** For all clients at one network address together; Q-3 says how many families that may be. */
  address: number | null
  /** For one signed-in account, so that it cannot use up the limit of its whole network. */
  account: number | null
  /** The length of the window. */
  seconds: number
  /** The message for the client: what happened and what to do. */
  message: string
}

const MINUTE = 60
const HOUR = 3_600

const BUSY = 'A lot of requests came from your network in a short time. Please wait a minute and try again.'
const AN_HOUR = 'Please try again in an hour, or call the club.'

export const limits = {
  /** In bytes; `graphql/charge-request.ts` computes the cost of a request. */
  'graphql cost': { address: 900_000_000, account: 150_000_000, seconds: MINUTE, message: BUSY },
  /** In characters of documents not seen before; the site's own pages repeat the same ones. */
  'new documents': { address: 3_000_000, account: null, seconds: MINUTE, message: BUSY },
  /** A page has about twenty subscriptions, and restarts them after a lost connection. */
  'subscription starts': { address: 30_000, account: null, seconds: MINUTE, message: BUSY },
  /** Kilobytes received on realtime sockets, because even messages that start nothing have to be read. */
  'realtime messages': { address: 150_000, account: null, seconds: MINUTE, message: BUSY },
  /** Reads for subscriptions, in the same unit as requests; clients do not request them one by one. */
  'event cost': { address: 900_000_000, account: null, seconds: MINUTE, message: BUSY },
  /** Changes by families; the history keeps each for years, with the whole row before and after. */
  changes: {
    address: 60_000,
    account: 1_000,
    seconds: HOUR,
    message: `A lot of changes came from you or your network. ${AN_HOUR}`,
  },
  /** Pages that were rendered; cached pages cost next to nothing. */
  'page renders': { address: 800, account: null, seconds: MINUTE, message: BUSY },
  'sign-ups': {
    address: 1_000,
    account: null,
    seconds: HOUR,
    message: `A lot of accounts were created from your network. ${AN_HOUR}`,
  },
  /** Each hashes a password or checks a code. Wrong ones are slowed down much earlier, in `attempts.ts`. */
  'sign-ins': { address: 1_500, account: null, seconds: 10 * MINUTE, message: BUSY },
  /** Token refreshes and other user pool requests of signed-in browsers. */
  'account calls': { address: 1_500, account: null, seconds: MINUTE, message: BUSY },
  'identity calls': { address: 1_500, account: null, seconds: MINUTE, message: BUSY },
  /** Visitors' forms on arrival; what we store from them has limits of its own. */
  forms: { address: 900, account: null, seconds: MINUTE, message: BUSY },
  'contact messages': {
    address: 60,
    account: null,
    seconds: HOUR,
    message: `A lot of messages came from your network. ${AN_HOUR}`,
  },
  waivers: {
    address: 1_000,
    account: null,
    seconds: HOUR,
    message: 'A lot of forms came from your network. Please try again in an hour, or sign at the desk.',
  },
  'thank-you notes': {
    address: 240,
    account: null,
    seconds: HOUR,
    message: `A lot of notes came from your network. ${AN_HOUR}`,
  },
  wishes: {
    address: 3_000,
    account: null,
    seconds: HOUR,
    message: 'A lot of wishes came from your network. Please try again in an hour.',
  },
  'calendar feeds': { address: 600, account: null, seconds: MINUTE, message: BUSY },
  /** Pages behind links in emails and on score cards, and the referees' PIN. */
  'link pages': { address: 600, account: null, seconds: MINUTE, message: BUSY },
  'returned emails': { address: 600, account: null, seconds: MINUTE, message: BUSY },
  /** Small responses from the database: thank-you notes, wishes, the configuration, the health check. */
  'small reads': { address: 6_000, account: null, seconds: MINUTE, message: BUSY },
  /** Each may call the card service. */
  'card payments': { address: 1_200, account: null, seconds: MINUTE, message: BUSY },
  /** Each is stored and ends earlier ones; the card service limits requests for the whole club. */
  checkouts: {
    address: null,
    account: 20,
    seconds: HOUR,
    message: 'You’ve opened the card payment page many times. Please wait an hour, or pay by e-Transfer.',
  },
  /** Webhook calls of the card service, which come from a few addresses for all families. */
  'card notices': { address: 3_000, account: null, seconds: MINUTE, message: BUSY },
  /** Receipts and statements, which are rendered for each request. */
  documents: { address: 600, account: 60, seconds: MINUTE, message: BUSY },
  /** Each preview cancels and deletes everything a family has with the club, under its locks, and rolls it back. */
  'looks at closing': { address: 120, account: 10, seconds: MINUTE, message: BUSY },
  /** The desk's REST APIs. */
  'desk calls': { address: 6_000, account: 1_500, seconds: MINUTE, message: BUSY },
  exports: {
    address: null,
    account: 30,
    seconds: HOUR,
    message: 'That’s a lot of exports in one hour. Please wait for the next hour.',
  },
} satisfies Record<string, Limit>

export type LimitKind = keyof typeof limits

/** At the same time, rather than per window. */
export const MOST_OPEN = {
  sockets: { address: 4_000, account: 40 },
  subscriptions: { address: 20_000, account: 500 },
}

/** The most fields in one mutation document; each is a transaction of its own. */
export const MOST_WRITES = 20
