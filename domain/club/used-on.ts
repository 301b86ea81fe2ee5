import type { SettingKey } from './settings.ts'

/** The pages on which a setting is read; '*' is every page. */
export const USED_ON: Record<SettingKey, readonly string[]> = {
  facts: [
    '*',
    '/',
    '/about',
    '/teams',
    '/events',
    '/registration-form',
    '/rules-and-disclaimer',
    '/lunar-new-year-tournament',
  ],
  field: ['*', '/', '/about', '/contact', '/events', '/thank-you', '/registration-form', '/guardian'],
  contact: [
    '*',
    '/',
    '/contact',
    '/news',
    '/showcase',
    '/registration-form',
    '/rules-and-disclaimer',
    '/guardian',
  ],
  payment: ['/store', '/registration-form', '/rules-and-disclaimer', '/guardian', '/guardian/registrations'],
  teams: ['/', '/teams', '/events', '/guardian'],
  coaches: ['/', '/about'],
  matches: ['/', '/teams', '/events', '/guardian'],
  news: ['/news', '/guardian'],
  newsDrafts: [],
  events: ['/', '/events'],
  videos: ['/', '/showcase'],
  faq: ['/', '/contact'],
  statusStrip: ['*'],
  consents: ['/registration-form', '/signup', '/guardian/add-player', '/profile', '/fun-day-waiver'],
  promises: ['/', '/about'],
  store: ['/', '/store'],
}
