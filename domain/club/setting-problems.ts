import { plainWords, problemsByPlace } from '../complaints.ts'
import { clubSchemas, type SettingKey } from './settings.ts'

/** Every invalid part by its path ('changes.0.day'), with a sentence each (C-2). */
export function settingProblems(key: SettingKey, value: unknown): Record<string, string> {
  const read = clubSchemas[key].safeParse(value, { error: plainWords })
  return read.success ? {} : problemsByPlace(read.error.issues)
}
