import type { SettingKey } from '@touchline/domain/club/settings.ts'
import type { Difference } from '../../../ui/table/versions-table.tsx'
import { fieldLabel, settingWords } from './setting-words.ts'

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const shown = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 1 ? '1 entry' : `${value.length} entries`
  if (isGroup(value)) return Object.values(value).map(shown).join(', ')
  return String(value ?? 'none')
}

/** In which fields two versions of a setting differ; lists are told by what differs in them. */
export const settingDifferences = (key: SettingKey, mine: unknown, theirs: unknown): Difference[] =>
  differences(key, settingWords[key].title, mine, theirs)

/** The same of anything whose fields have labels, under the name that those begin with. */
export function differences(name: string, title: string, mine: unknown, theirs: unknown): Difference[] {
  return differ([name], mine, theirs).map(({ field, ...rest }) => ({ field: field || title, ...rest }))
}

function differ(path: readonly string[], mine: unknown, theirs: unknown): Difference[] {
  if (JSON.stringify(mine) === JSON.stringify(theirs)) return []
  if (isGroup(mine) && isGroup(theirs))
    return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].flatMap((name) =>
      differ([...path, name], mine[name], theirs[name]),
    )
  if (Array.isArray(mine) && Array.isArray(theirs) && mine.length === theirs.length)
    return mine.flatMap((item, n) =>
      differ(path, item, theirs[n]).map((one) => ({ ...one, field: `${one.field} ${n + 1}`.trim() })),
    )
  return [{ field: path.length > 1 ? fieldLabel(path) : '', yours: shown(mine), theirs: shown(theirs) }]
}
