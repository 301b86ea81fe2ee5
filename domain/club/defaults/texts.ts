import type { ClubSettings } from '../settings.ts'
import type { Basics } from './base.ts'
import { defaultConsents } from './consent-texts.ts'
import { defaultEvents } from './events.ts'
import { defaultFaq } from './faq.ts'
import { defaultMatches } from './matches.ts'
import { defaultNews } from './news.ts'
import { defaultPromises } from './promises.ts'
import { defaultStore } from './store.ts'
import { defaultTeams } from './teams.ts'
import { TO_REPLACE } from './to-replace.ts'
import { defaultVideos } from './videos.ts'

/** The shipped texts, in which dates, places and prices come from the basics (C-3). */
export const defaultTexts = (basics: Basics): Omit<ClubSettings, keyof Basics> => ({
  teams: defaultTeams(basics),
  coaches: TO_REPLACE.coaches,
  matches: defaultMatches(basics.field),
  news: defaultNews(basics),
  newsDrafts: [],
  events: defaultEvents(basics),
  videos: defaultVideos,
  faq: defaultFaq(),
  statusStrip: null,
  consents: defaultConsents,
  checkedTranslations: [],
  promises: defaultPromises(basics),
  store: defaultStore,
  kitStock: [],
})
