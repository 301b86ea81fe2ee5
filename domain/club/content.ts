import { keysOf } from '../records.ts'
import { FIRST_SEASON } from '../seasons/first-season.ts'
import type { Season } from '../seasons/season.ts'
import { seasonOn } from '../seasons/season-on.ts'
import { compareText } from '../words.ts'
import { type Basics, defaultBasics } from './defaults/base.ts'
import { defaultTexts } from './defaults/texts.ts'
import type { FaqItem } from './schemas/faq.ts'
import type { NewsPost } from './schemas/news.ts'
import type { Store } from './schemas/store.ts'
import { type ClubContent, type ClubSettings, isSettingKey, readStoredSetting } from './settings.ts'
import { textFieldValues } from './text-field-values.ts'
import { fillFields, type TextFieldValues } from './text-fields.ts'

export interface StoredSetting {
  key: string
  /** JSON, as text. */
  value: string
  /** The club's translations of it, also as JSON text (Y-20). */
  translations?: string | null
}

export interface SettingProblem {
  key: string
  message: string
}

/** The published seasons, and the day to look at them. */
export interface ClubYear {
  seasons: readonly Season[]
  today: string
}

const FIRST_YEAR: ClubYear = { seasons: [FIRST_SEASON], today: FIRST_SEASON.startDate }

/**
 * The club's complete content on a day. A setting that is missing or unreadable falls back to the shipped one (C-1). A
 * club without a published season shows the days of the first one, without prices.
 */
export function clubContent(
  rows: readonly StoredSetting[],
  { seasons, today }: ClubYear = FIRST_YEAR,
): { content: ClubContent; problems: SettingProblem[] } {
  const { stored, problems } = readRows(rows)
  const shown = seasonOn(seasons, today) ?? { ...FIRST_SEASON, offers: [] }
  const basics: Basics = { ...defaultBasics, ...pickBasics(stored), season: shown }
  // Shipped texts are built from the stored basics, so a new field name appears in the answers at once (C-3).
  const written: ClubSettings = { ...basics, ...defaultTexts(basics), ...stored }
  const values = textFieldValues(basics)
  const content = {
    ...written,
    season: shown,
    seasons: seasons.toSorted((a, b) => compareText(b.startDate, a.startDate)),
    faq: filledFaq(written.faq, values),
    store: filledStore(written.store, values),
    news: written.news.map((post) => filledPost(post, basics, seasons)),
    // Settings meant only for the desk never reach a page, whatever is stored (C-14, K-16).
    newsDrafts: [],
    kitStock: [],
  }
  return { content, problems }
}

/** Leaves out an answer about something that does not exist today, such as a special price (C-12). */
const filledFaq = (faq: readonly FaqItem[], values: TextFieldValues): FaqItem[] =>
  faq.flatMap((item) => {
    const [question, answer] = [fillFields(item.question, values), fillFields(item.answer, values)]
    return question === null || answer === null ? [] : [{ ...item, question, answer }]
  })

function filledStore(store: Store, values: TextFieldValues): Store {
  const filled = (text: string) => fillFields(text, values) ?? text
  const steps = store.steps.map(({ title, text }) => ({ title, text: filled(text) }))
  return { ...store, steps, pickUp: filled(store.pickUp) }
}

/** A post refers to the season it was written in, even when prices change later (C-12). */
export function filledPost(post: NewsPost, basics: Basics, seasons: readonly Season[]): NewsPost {
  const values = textFieldValues({ ...basics, season: seasonOn(seasons, post.date) ?? basics.season })
  const filled = (text: string) => fillFields(text, values) ?? text
  return { ...post, title: filled(post.title), summary: filled(post.summary), body: post.body.map(filled) }
}

/** The settings as the desk edits them, with the {{fields}} not filled in. */
export const storedSettings = (
  rows: readonly StoredSetting[],
  season: Season = FIRST_SEASON,
): ClubSettings => {
  const { stored } = readRows(rows)
  const basics: Basics = { ...defaultBasics, ...pickBasics(stored), season }
  const { season: _season, ...settings } = { ...basics, ...defaultTexts(basics), ...stored }
  return settings
}

function readRows(rows: readonly StoredSetting[]): {
  stored: Partial<ClubSettings>
  problems: SettingProblem[]
} {
  const stored: Record<string, unknown> = {}
  const problems: SettingProblem[] = []
  for (const { key, value } of rows) {
    if (!isSettingKey(key)) continue
    const read = readStoredSetting(key, value)
    if ('refusal' in read) problems.push({ key, message: read.refusal.message })
    else stored[key] = read.value
  }
  return { stored, problems }
}

function pickBasics(stored: Partial<ClubSettings>): Partial<Basics> {
  const keys = keysOf(defaultBasics)
  return Object.fromEntries(keys.filter((key) => key in stored).map((key) => [key, stored[key]]))
}
