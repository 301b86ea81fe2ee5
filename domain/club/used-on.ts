import type { SettingKey } from './settings.ts'

/** The pages on which a setting is read; '*' is every page. */
export const USED_ON: Record<SettingKey, readonly string[]> = {
  facts: ['*', '/', '/about', '/teams', '/events', '/registration-form'],
  field: ['*', '/', '/about', '/contact', '/events', '/thank-you', '/registration-form', '/guardian'],
  season: ['/', '/events', '/teams', '/thank-you', '/store', '/registration-form', '/guardian'],
  contact: ['*', '/', '/contact', '/news', '/showcase', '/registration-form', '/guardian'],
  payment: ['/store', '/registration-form', '/guardian', '/guardian/registrations'],
  teams: ['/', '/teams', '/events', '/guardian'],
  coaches: ['/', '/about'],
  matches: ['/', '/teams', '/events', '/guardian'],
  news: ['/news'],
  events: ['/events'],
  videos: ['/', '/showcase'],
  faq: ['/', '/contact'],
  statusStrip: ['*'],
  consents: ['/registration-form', '/signup', '/guardian/add-player', '/profile'],
  promises: ['/', '/about'],
  store: ['/', '/store'],
}
