import { plainWords, problemsByPlace } from '../complaints.ts'
import { clubSchemas, type SettingKey } from './settings.ts'

/** Every part that is wrong, by its place ('changes.0.day'), each with its sentence (C-2). */
export function settingProblems(key: SettingKey, value: unknown): Record<string, string> {
  const read = clubSchemas[key].safeParse(value, { error: plainWords })
  return read.success ? {} : problemsByPlace(read.error.issues)
}
