import { type Basics, defaultBasics } from './defaults/base.ts'
import { defaultTexts } from './defaults/texts.ts'
import { type ClubContent, isSettingKey, readSetting } from './settings.ts'

export interface StoredSetting {
  key: string
  /** JSON, as text. */
  value: string
}

export interface SettingProblem {
  key: string
  message: string
}

/** What the club says, complete: a setting that is missing or cannot be read gives way to the shipped one (C-1). */
export function clubContent(rows: readonly StoredSetting[]): {
  content: ClubContent
  problems: SettingProblem[]
} {
  const { stored, problems } = readRows(rows)
  const basics: Basics = { ...defaultBasics, ...pickBasics(stored) }
  // What is not stored follows the basics that are: a new field name is in the answers at once (C-3).
  return { content: { ...basics, ...defaultTexts(basics), ...stored }, problems }
}

function readRows(rows: readonly StoredSetting[]): {
  stored: Partial<ClubContent>
  problems: SettingProblem[]
} {
  const stored: Record<string, unknown> = {}
  const problems: SettingProblem[] = []
  for (const { key, value } of rows) {
    if (!isSettingKey(key)) continue
    const read = readSetting(key, value)
    if ('refusal' in read) problems.push({ key, message: read.refusal.message })
    else stored[key] = read.value
  }
  return { stored, problems }
}

function pickBasics(stored: Partial<ClubContent>): Partial<Basics> {
  const keys = Object.keys(defaultBasics) as (keyof Basics)[]
  return Object.fromEntries(keys.filter((key) => key in stored).map((key) => [key, stored[key]]))
}
