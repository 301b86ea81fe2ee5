/** How much one client may use of something before it has to wait. Every limit of the site is in this one table. */
interface Limit {
  /** For everybody behind one network address together; Q-3 says how many families that may be. */
  address: number | null
  /** For one signed-in account, so that it cannot use up what its whole address has. */
  account: number | null
  /** The length of the window that it counts in. */
  seconds: number
  /** What the client reads: what happened, and what to do. */
  message: string
}

const MINUTE = 60
const HOUR = 3_600

const BUSY = 'A lot of requests came from your network in a short time. Please wait a minute and try again.'
const AN_HOUR = 'Please try again in an hour, or call the club.'

export const limits = {
  /** In bytes: `graphql/charge-request.ts` says what a request costs. */
  'graphql cost': { address: 900_000_000, account: 150_000_000, seconds: MINUTE, message: BUSY },
  /** In characters of documents that nobody has sent before: a site sends the same ones again and again. */
  'new documents': { address: 3_000_000, account: null, seconds: MINUTE, message: BUSY },
  /** Of subscriptions: a page has some twenty, and starts them anew when its connection was lost. */
  'subscription starts': { address: 30_000, account: null, seconds: MINUTE, message: BUSY },
  /** Of all that is sent on realtime sockets, by the kilobyte: what starts nothing has to be read as well. */
  'realtime messages': { address: 150_000, account: null, seconds: MINUTE, message: BUSY },
  /** Of changes that are read for subscriptions, by the measure of requests: nobody asks for them one by one. */
  'event cost': { address: 900_000_000, account: null, seconds: MINUTE, message: BUSY },
  /** By families: the history keeps each of them for years, with the whole row before and after. */
  changes: {
    address: 60_000,
    account: 1_000,
    seconds: HOUR,
    message: `Many changes came from you or your network. ${AN_HOUR}`,
  },
  /** Pages that had to be rendered; one that is kept costs nothing worth counting. */
  'page renders': { address: 800, account: null, seconds: MINUTE, message: BUSY },
  'sign-ups': {
    address: 1_000,
    account: null,
    seconds: HOUR,
    message: `Many accounts were made from your network. ${AN_HOUR}`,
  },
  /** Each hashes a password or checks a code. Wrong ones are slowed down much earlier, in `attempts.ts`. */
  'sign-ins': { address: 1_500, account: null, seconds: 10 * MINUTE, message: BUSY },
  /** Token refreshes and all else that a signed-in browser asks of the user pool. */
  'account calls': { address: 1_500, account: null, seconds: MINUTE, message: BUSY },
  'identity calls': { address: 1_500, account: null, seconds: MINUTE, message: BUSY },
  /** Of visitors, as they come in: whatever is kept of them has an allowance of its own. */
  forms: { address: 900, account: null, seconds: MINUTE, message: BUSY },
  'contact messages': {
    address: 60,
    account: null,
    seconds: HOUR,
    message: `Many messages came from your network. ${AN_HOUR}`,
  },
  waivers: {
    address: 1_000,
    account: null,
    seconds: HOUR,
    message: 'Many forms came from your network. Please try again in an hour, or sign at the desk.',
  },
  'thank-you notes': {
    address: 240,
    account: null,
    seconds: HOUR,
    message: `Many notes came from your network. ${AN_HOUR}`,
  },
  wishes: {
    address: 3_000,
    account: null,
    seconds: HOUR,
    message: 'Many wishes came from your network. Please try again in an hour.',
  },
  'calendar feeds': { address: 600, account: null, seconds: MINUTE, message: BUSY },
  /** Pages behind the links of emails and score cards, and the referees' PIN. */
  'link pages': { address: 600, account: null, seconds: MINUTE, message: BUSY },
  'returned emails': { address: 600, account: null, seconds: MINUTE, message: BUSY },
  /** Small answers from the database: notes on the wall, wishes, the configuration, the health check. */
  'small reads': { address: 6_000, account: null, seconds: MINUTE, message: BUSY },
  /** Each may ask the card service. */
  'card payments': { address: 1_200, account: null, seconds: MINUTE, message: BUSY },
  /** Each is kept, and ends those before it: the card service lets a club ask only so often, for all families together. */
  checkouts: {
    address: null,
    account: 20,
    seconds: HOUR,
    message: 'You’ve opened the page for cards many times. Please wait an hour, or pay by e-Transfer.',
  },
  /** Of the card service, from a few addresses for everybody. */
  'card notices': { address: 3_000, account: null, seconds: MINUTE, message: BUSY },
  /** Receipts and statements, which are drawn anew for whoever opens them. */
  documents: { address: 600, account: 60, seconds: MINUTE, message: BUSY },
  /** Each cancels and deletes all that a family has with the club, under its locks, and takes it back. */
  'looks at closing': { address: 120, account: 10, seconds: MINUTE, message: BUSY },
  /** The desk's REST APIs. */
  'desk calls': { address: 6_000, account: 1_500, seconds: MINUTE, message: BUSY },
  exports: {
    address: null,
    account: 30,
    seconds: HOUR,
    message: 'That is a lot of exports in one hour. Please wait until the next one.',
  },
} satisfies Record<string, Limit>

export type LimitKind = keyof typeof limits

/** Open at the same time, not in a window. */
export const MOST_OPEN = {
  sockets: { address: 4_000, account: 40 },
  subscriptions: { address: 20_000, account: 500 },
}

/** The fields of one mutation document: each is a transaction of its own. */
export const MOST_WRITES = 20
