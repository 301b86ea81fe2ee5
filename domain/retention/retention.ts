import { addDays, isDay, yearOf } from '../calendar-day.ts'

/** How long something is kept: a time from its own day, or a number of years after the end of its year. */
export type Span = { days: number } | { years: number } | { yearsAfterYearEnd: number }

export interface Retention {
  /** What it is, in a family's words. */
  what: string
  why: string
  /** In words. The figures come from `span`. */
  kept: string
  seenBy: string
  /** For the nightly job. Without it, the thing is deleted together with the person it is about. */
  span?: Span
  /** Whether it is kept after a player is removed or an account closed, without any name in it. */
  outlivesRemoval?: true
}

const YOU = 'You and the club’s administrators'
const ADMINISTRATORS = 'The club’s administrators'
const NOBODY = 'No one; only the system'

/**
 * What the club keeps about people (Z-1). This table is the only source: the nightly job follows it, the privacy part
 * of the rules page and the operator's guide are written from it, and each database column names its line here.
 */
export const RETENTION = {
  account: {
    what: 'Your name, email address, phone, language and picture',
    why: 'To reach you and let you sign in',
    kept: 'Until you close your account; if something you’ve paid for is still under way, until it’s over',
    seenBy: YOU,
  },
  player: {
    what: 'Your player’s name, birth date, gender and sizes',
    why: 'To find the right group and order the right kit',
    kept: 'Until you remove the player or close your account, and at most 2 years after their last season',
    seenBy: YOU,
    span: { years: 2 },
  },
  care: {
    what: 'Health notes and the emergency contact',
    why: 'To keep your player safe',
    kept: 'As long as we keep the player',
    seenBy: 'You; administrators one player at a time, and each look at health notes is recorded',
  },
  books: {
    what: 'Registrations, kit orders, prices, payments, refunds and payment references',
    why: 'Canada’s tax law requires them',
    kept: '6 years after the end of the year they belong to; without any name once the player is removed',
    seenBy: YOU,
    span: { yearsAfterYearEnd: 6 },
    outlivesRemoval: true,
  },
  consents: {
    what: 'What you agreed to, and when',
    why: 'To show what was agreed if someone asks',
    kept: '2 years after the player is removed or the account closed; without any name by then',
    seenBy: YOU,
    span: { years: 2 },
    outlivesRemoval: true,
  },
  waivers: {
    what: 'Fun day waivers: names, birth dates, email address and signature',
    why: 'To show what was signed for as long as a claim can usually be made',
    kept: '2 years after the event',
    seenBy: ADMINISTRATORS,
    span: { years: 2 },
    outlivesRemoval: true,
  },
  waiverCare: {
    what: 'Health notes, phone numbers and emergency contacts on fun day waivers',
    why: 'First aid on the day',
    kept: '30 days after the event; at once if you close your account after it',
    seenBy: ADMINISTRATORS,
    span: { days: 30 },
    outlivesRemoval: true,
  },
  history: {
    what: 'The history: who looked at or changed what',
    why: 'So you can see it, and mistakes can be found',
    kept: '6 years after the end of the year; what it says about a player or an account is deleted with them',
    seenBy: YOU,
    span: { yearsAfterYearEnd: 6 },
    outlivesRemoval: true,
  },
  emails: {
    what: 'Emails we sent you',
    why: 'To answer “did you ever email me about this?”',
    kept: '90 days; all of them go when you close your account, the last one 7 days later',
    seenBy: ADMINISTRATORS,
    span: { days: 90 },
  },
  groupEmails: {
    what: 'Who got which newsletter or notice',
    why: 'To see what went out and try again what failed',
    kept: '1 year after it was sent',
    seenBy: ADMINISTRATORS,
    span: { years: 1 },
  },
  refusedAddresses: {
    what: 'Addresses that refuse our email',
    why: 'So we stop sending there',
    kept: '1 year after the last refusal',
    seenBy: ADMINISTRATORS,
    span: { years: 1 },
  },
  messages: {
    what: 'Messages from the contact form',
    why: 'To answer you',
    kept: '1 year',
    seenBy: ADMINISTRATORS,
    span: { years: 1 },
  },
  notices: {
    what: 'Your email address, if you asked us to tell you when registration opens',
    why: 'To tell you',
    kept: 'Until we’ve told you or you leave the list, and at most 1 year; 7 days if you don’t confirm it',
    seenBy: NOBODY,
    span: { years: 1 },
  },
  signIns: {
    what: 'Sign-ins',
    why: 'To keep you signed in',
    kept: 'Until they expire; 1 day after signing out',
    seenBy: 'You',
    span: { days: 1 },
  },
  codes: {
    what: 'Codes we emailed you and failed attempts to sign in, scrambled',
    why: 'To confirm it’s you, and slow down guessing',
    kept: '1 day',
    seenBy: NOBODY,
    span: { days: 1 },
    outlivesRemoval: true,
  },
  unconfirmed: {
    what: 'Sign-ups and new addresses that were never confirmed',
    why: 'So you can still ask for a code',
    kept: '30 days',
    seenBy: ADMINISTRATORS,
    span: { days: 30 },
  },
  networks: {
    what: 'Networks you signed in from, scrambled',
    why: 'So other people’s failed guesses don’t lock you out',
    kept: '90 days after the last time',
    seenBy: NOBODY,
    span: { days: 90 },
  },
  viewings: {
    what: 'An administrator viewing the site as you',
    why: 'It ends after an hour; that it happened is in the history',
    kept: '1 day after it ended',
    seenBy: YOU,
    span: { days: 1 },
  },
  exports: {
    what: 'Exports of what we hold about an address',
    why: 'To answer requests',
    kept: '1 day after they’re done',
    seenBy: ADMINISTRATORS,
    span: { days: 1 },
  },
  calendar: {
    what: 'The link of your family’s calendar',
    why: 'So your phone can follow it',
    kept: 'Until you renew it or close your account',
    seenBy: 'You',
  },
  attendance: {
    what: 'When your player trained, and the days you told us they couldn’t come',
    why: 'So coaches know who’s there, and the club knows who trains',
    kept: '1 year; at once if you remove the player',
    seenBy: 'You, the club’s administrators, and the coach of that session',
    span: { years: 1 },
  },
  fieldNotes: {
    what: 'Notes from coaches to the club, with the name of a child who came to try',
    why: 'To get back to the family',
    kept: '90 days',
    seenBy: ADMINISTRATORS,
    span: { days: 90 },
    outlivesRemoval: true,
  },
  holds: {
    what: 'That a removed player was on hold for an injury, scrambled',
    why: 'So only medical clearance ends a hold',
    kept: '2 years after the hold began, or until the club ends it',
    seenBy: NOBODY,
    span: { years: 2 },
    outlivesRemoval: true,
  },
  tournaments: {
    what: 'Tournament team lists, phone numbers, result cards and incidents',
    why: 'To run the day',
    kept: '1 year after the tournament; a removed player is off the lists at once',
    seenBy: 'Administrators; coaches and referees see their own teams',
    span: { years: 1 },
    outlivesRemoval: true,
  },
  notes: {
    what: 'Thank-you notes and wishes on the wall',
    why: 'To show them',
    kept: '1 year',
    seenBy: 'Everyone, once the desk has approved them',
    span: { years: 1 },
    outlivesRemoval: true,
  },
  staff: {
    what: 'Administrators’ addresses beside what they did',
    why: 'So it’s clear who did it',
    kept: 'As long as what they did',
    seenBy: YOU,
    outlivesRemoval: true,
  },
  leftovers: {
    what: 'The empty entry of a removed player or a closed account: a number, no name',
    why: 'So the books still add up',
    kept: '30 days, or until nothing refers to it',
    seenBy: ADMINISTRATORS,
    span: { days: 30 },
    outlivesRemoval: true,
  },
} as const satisfies Record<string, Retention>

export type RetentionId = keyof typeof RETENTION

export const retentionOf = (id: RetentionId): Retention => RETENTION[id]

/** The first day that is still kept; anything from before it is deleted (Z-2). `today` is the club's day. */
export function firstKeptDay(id: RetentionId, today: string): string {
  const { span } = retentionOf(id)
  if (!span) throw new Error(`${id} has no time of its own: it goes together with the person.`)
  if ('days' in span) return addDays(today, -span.days)
  if ('yearsAfterYearEnd' in span) return `${yearOf(today) - span.yearsAfterYearEnd}-01-01`
  const sameDay = `${yearOf(today) - span.years}${today.slice(4)}`
  // On February 29 the day does not exist in most earlier years.
  return isDay(sameDay) ? sameDay : `${yearOf(today) - span.years}-03-01`
}

/** The first instant that is still kept, for what is measured by the clock rather than by days. */
export function firstKeptInstant(id: RetentionId, now: Date): Date {
  const { span } = retentionOf(id)
  if (!span || !('days' in span)) throw new Error(`${id} is not kept for a number of days.`)
  return new Date(now.getTime() - span.days * 24 * 3_600_000)
}
