import { plainWords } from '../complaints.ts'
import { clubSchemas, type SettingKey } from './settings.ts'

/** Every part that is wrong, by its place ('changes.0.day'), each with its sentence (C-2). */
export function settingProblems(key: SettingKey, value: unknown): Record<string, string> {
  const read = clubSchemas[key].safeParse(value, { error: plainWords })
  if (read.success) return {}
  const problems: Record<string, string> = {}
  for (const { path, message } of read.error.issues) problems[path.join('.')] ??= message
  return problems
}
