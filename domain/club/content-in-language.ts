import type { Language } from '../languages.ts'
import type { StoredSetting } from './content.ts'
import type { FaqItem } from './schemas/faq.ts'
import type { Store } from './schemas/store.ts'
import type { ClubContent, SettingKey } from './settings.ts'
import { QUOTED, stripInLanguage, translatedSetting } from './translated-settings.ts'

/**
 * The club's content for a page in another language. Takes `content` as written and replaces, with texts from `here`,
 * each shipped text that the club has not changed (Y-3) and each of its own that it has translated (Y-20). Both come
 * from the same rows; `here` uses the texts of that language.
 */
export function contentInLanguage(
  content: ClubContent,
  here: ClubContent,
  rows: readonly StoredSetting[],
  language: Language,
): ClubContent {
  const own = { content, here, rows, language }
  const isShipped = (key: SettingKey) => rows.every((row) => row.key !== key)
  const { weather } = here.facts
  const { etransfer, cash } = here.payment
  return {
    ...content,
    facts: isShipped('facts') ? { ...content.facts, weather } : content.facts,
    payment: isShipped('payment') ? { ...content.payment, etransfer, cash } : content.payment,
    promises: isShipped('promises') ? here.promises : content.promises,
    teams: isShipped('teams') ? here.teams : content.teams,
    consents: isShipped('consents') ? here.consents : content.consents,
    kit: isShipped('kit') ? here.kit : content.kit,
    store: isShipped('store') ? wholeStore(here.store, content.store) : content.store,
    faq: isShipped('faq')
      ? here.faq.map((item) => wholeAnswer(item, content.faq))
      : translatedSetting('faq', own),
    news: translatedSetting('news', own),
    events: translatedSetting('events', own),
    statusStrip: stripInLanguage(content.statusStrip, rows, language),
  }
}

/** Keeps an answer in one language: if it quotes the club's own English words, the whole answer stays English. */
const wholeAnswer = (item: FaqItem, asWritten: readonly FaqItem[]): FaqItem =>
  (QUOTED.test(item.answer) && asWritten.find(({ id }) => id === item.id)) || item

/** The same for a step, since the ways to pay may be in the club's own words. */
const wholeStore = (here: Store, asWritten: Store): Store => ({
  ...here,
  steps: here.steps.map((step, n) => (QUOTED.test(step.text) && asWritten.steps[n]) || step),
})
