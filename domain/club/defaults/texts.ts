import { topicName } from '../../contact/contact-topics.ts'
import { placeName } from '../../words.ts'
import { withFacts } from '../content-file.ts'
import { withoutResults } from '../rules-of-play.ts'
import { type FaqItem, faq } from '../schemas/faq.ts'
import type { Promises } from '../schemas/promises.ts'
import type { ClubSettings } from '../settings.ts'
import type { Basics } from './base.ts'
import { defaultConsents } from './consent-texts.ts'
import { defaultEvents } from './events.ts'
import items from './faq.json' with { type: 'json' }
import { defaultMatches } from './matches.ts'
import { defaultNews } from './news.ts'
import * as texts from './promises.texts.ts'
import { defaultStore } from './store.ts'
import { defaultTeams } from './teams.ts'
import { TO_REPLACE } from './to-replace.ts'
import { defaultVideos } from './videos.ts'

/** The shipped texts. Their dates, places and prices come from the basics (C-3). */
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

/** The club's story and philosophy. Safe sport only says what is true of every club on this site. */
const defaultPromises = ({ facts, field }: Basics): Promises => ({
  story: texts.story({
    year: facts.foundedYear,
    ...facts.ages,
    area: placeName(facts.area),
    field: field.name,
    city: placeName(field.city),
  }),
  promises: [
    { title: texts.playFirst, text: texts.playFirstText },
    { title: texts.everyChild, text: texts.everyChildText },
    { title: texts.effort, text: `${texts.effortText}${scoreless(facts.resultsFrom)}` },
    { title: texts.families, text: texts.familiesText },
  ],
  ages: [
    { ages: '3–5', title: texts.stories, text: texts.storiesText },
    { ages: '6–8', title: texts.meAndTheBall, text: texts.meAndTheBallText },
    { ages: '9–11', title: texts.friendsWhoPass, text: texts.friendsWhoPassText },
    { ages: '12–15', title: texts.thinkingPlayers, text: texts.thinkingPlayersText },
  ],
  safeSport: texts.safeSport,
  volunteers: texts.volunteers,
})

const scoreless = (resultsFrom: number) => (withoutResults(resultsFrom) ? texts.noScores(resultsFrom) : '')

/**
 * What parents ask. Anything that can change is quoted by a field, so that the other answers still follow the season,
 * its prices and the field after the club has rewritten one (C-12).
 */
const defaultFaq = (): FaqItem[] => faq.parse(withFacts(items, { volunteer: topicName('VOLUNTEER') }))
