import type * as z from 'zod'
import { type Complaint, parseJson, plainWords, refusalOf } from '../complaints.ts'
import type { Refusal } from '../refusal.ts'
import type { Season } from '../seasons/season.ts'
import { checkedTranslations } from './schemas/checked-translations.ts'
import { coaches } from './schemas/coaches.ts'
import { consents } from './schemas/consent-texts.ts'
import { contact } from './schemas/contact.ts'
import { events } from './schemas/events.ts'
import { facts } from './schemas/facts.ts'
import { faq } from './schemas/faq.ts'
import { field } from './schemas/field.ts'
import { kit } from './schemas/kit.ts'
import { kitStock } from './schemas/kit-stock.ts'
import { matches } from './schemas/matches.ts'
import { news, newsDrafts } from './schemas/news.ts'
import { payment } from './schemas/payment.ts'
import { promises } from './schemas/promises.ts'
import { statusStrip } from './schemas/status-strip.ts'
import { store } from './schemas/store.ts'
import { teams } from './schemas/teams.ts'
import { videos } from './schemas/videos.ts'

/** What the club can change without us: each `ClubSetting` key that the site reads, with its schema (C-1). */
export const clubSchemas = {
  facts,
  field,
  contact,
  payment,
  teams,
  coaches,
  matches,
  news,
  newsDrafts,
  events,
  videos,
  faq,
  statusStrip,
  consents,
  checkedTranslations,
  promises,
  store,
  kit,
  kitStock,
}

/** For the desk alone: never shown on a page or sent to a visitor (C-14, K-16). */
export const isHiddenSetting = (key: string): boolean => key === 'newsDrafts' || key === 'kitStock'

export type SettingKey = keyof typeof clubSchemas

export type ClubSettings = { [Key in SettingKey]: z.infer<(typeof clubSchemas)[Key]> }

/** Everything the public pages say about the club on one day. */
export interface ClubContent extends ClubSettings {
  /** The current season on that day (S-12). */
  season: Season
  /** All published seasons, the latest first. */
  seasons: readonly Season[]
}

export type SettingRefusal = Refusal<'BAD_SETTING'>

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(clubSchemas, key)

const complain = (key: SettingKey, complaints: readonly Complaint[]): SettingRefusal =>
  refusalOf('BAD_SETTING', key, complaints)

/** Parses a setting's text; otherwise says field by field in plain words what is wrong (C-2). */
export function readSetting(
  key: SettingKey,
  text: string,
): { value: ClubSettings[SettingKey] } | { refusal: SettingRefusal } {
  const json = parseJson(text)
  if (json === undefined)
    return { refusal: complain(key, [{ path: [], message: 'This isn’t in a format we can use.' }]) }
  const read = parsed(key, json)
  return read.success ? { value: read.data } : { refusal: complain(key, read.error.issues) }
}

const parsed = (key: SettingKey, json: unknown) => clubSchemas[key].safeParse(json, { error: plainWords })

/**
 * The same for a stored setting. During an update the newer release may have saved it, so parts and choices unknown to
 * this one fall back to the default and the rest stands (C-1).
 */
export function readStoredSetting(key: SettingKey, text: string): ReturnType<typeof readSetting> {
  const json = parseJson(text)
  const issues = json === undefined ? [] : (parsed(key, json).error?.issues ?? [])
  if (issues.length === 0) return readSetting(key, text)
  const known = parsed(key, withoutUnknown(json, issues))
  return known.success ? { value: known.data } : readSetting(key, text)
}

function withoutUnknown(json: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  const left = structuredClone(json)
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) leaveOut(left, [...issue.path, key])
    if (issue.code === 'invalid_value') leaveOut(left, issue.path)
  }
  return left
}

function leaveOut(part: unknown, [name, ...rest]: readonly PropertyKey[]): void {
  if (!isGroup(part) || name === undefined) return
  if (rest.length > 0) leaveOut(part[name], rest)
  else delete part[name]
}

const isGroup = (part: unknown): part is Record<PropertyKey, unknown> =>
  typeof part === 'object' && part !== null
