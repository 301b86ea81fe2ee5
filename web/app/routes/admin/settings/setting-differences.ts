import { isDay } from '@touchline/domain/calendar-day.ts'
import { isOfGroups, type Shape, settingShape } from '@touchline/domain/club/setting-shape.ts'
import type { SettingKey } from '@touchline/domain/club/settings.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { isTime } from '@touchline/domain/programs/program.ts'
import { dayAndYear, monthName, timeName } from '@touchline/domain/words.ts'
import { datedMoment } from '../../../club/day-words.ts'
import type { Difference } from '../../../ui/table/versions-table.tsx'
import { itemTitle } from './item-title.ts'
import { fieldLabel, optionLabel, settingWords } from './setting-words.ts'

type Group = Record<string, unknown>
type Path = readonly string[]
type GroupShape = Extract<Shape, { kind: 'group' }>

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const NOTHING = 'None'

/** The fields in which two versions of a setting differ, worded as in its form: dollars, days and names (C-10). */
export const settingDifferences = (key: SettingKey, mine: unknown, theirs: unknown): Difference[] =>
  differences(key, settingWords[key].title, settingShape(key), mine, theirs)

/** The same for anything that has a shape, under the name that its labels begin with. */
export function differences(
  name: string,
  title: string,
  shape: Shape,
  mine: unknown,
  theirs: unknown,
): Difference[] {
  return differ(shape, [name], mine, theirs).map(({ field, ...rest }) => ({ field: field || title, ...rest }))
}

function differ(shape: Shape, path: Path, mine: unknown, theirs: unknown): Difference[] {
  if (isSame(mine, theirs)) return []
  if (shape.kind === 'group' && isGroup(mine) && isGroup(theirs))
    return differInParts(shape, path, mine, theirs)
  if (shape.kind === 'list' && Array.isArray(mine) && Array.isArray(theirs)) {
    if (shape.item.kind === 'group') return differInItems(shape.item, path, mine, theirs)
    if (shape.item.kind === 'paragraph') return differInTexts(path, mine, theirs)
  }
  return [{ field: labelOf(path), yours: shown(shape, path, mine), theirs: shown(shape, path, theirs) }]
}

/** Several groups with the same fields, such as the consent texts, are told apart by name. */
function differInParts(shape: GroupShape, path: Path, mine: Group, theirs: Group): Difference[] {
  const areNamed = isOfGroups(shape)
  return Object.entries(shape.fields).flatMap(([name, part]) => {
    const found = differ(part, [...path, name], mine[name], theirs[name])
    const title = fieldLabel([...path, name])
    return areNamed && part.kind === 'group'
      ? found.map((one) => ({ ...one, field: `${title}: ${one.field}` }))
      : found
  })
}

/** The setting itself is named by its title. */
const labelOf = (path: Path): string => (path.length > 1 ? fieldLabel(path) : '')

/** An item stays the same item wherever it stands in its list. */
function differInItems(item: Shape, path: Path, mine: unknown[], theirs: unknown[]): Difference[] {
  const [ours, others] = [byName(mine), byName(theirs)]
  const found = [...new Set([...ours.keys(), ...others.keys()])].flatMap((name) => {
    const [one, other] = [ours.get(name), others.get(name)]
    if (one && other)
      return differ(item, path, one.value, other.value).map((difference) => ({
        ...difference,
        field: `${other.title}: ${difference.field}`,
      }))
    const title = (one ?? other)?.title ?? ''
    const told = shown(item, path, (one ?? other)?.value)
    return [{ field: title, yours: one ? told : NOTHING, theirs: other ? told : NOTHING }]
  })
  if (found.length > 0) return found
  const order = (items: ReturnType<typeof byName>) => [...items.values()].map(({ title }) => title).join(', ')
  const field = path.length > 1 ? `${labelOf(path)}: order` : 'Order'
  return [{ field, yours: order(ours), theirs: order(others) }]
}

function byName(items: readonly unknown[]): Map<string, { title: string; value: unknown }> {
  const named = new Map<string, { title: string; value: unknown }>()
  for (const [n, value] of items.entries()) {
    const title = itemTitle(value, n)
    const { id, slug } = (value ?? {}) as { id?: string; slug?: string }
    const name = id ?? slug ?? title
    named.set(named.has(name) ? `${name} ${n}` : name, { title, value })
  }
  return named
}

function differInTexts(path: Path, mine: unknown[], theirs: unknown[]): Difference[] {
  const longest = mine.length > theirs.length ? mine : theirs
  return longest.flatMap((_text, n) =>
    isSame(mine[n], theirs[n])
      ? []
      : [
          {
            field: `${labelOf(path)} ${n + 1}`,
            yours: String(mine[n] ?? NOTHING),
            theirs: String(theirs[n] ?? NOTHING),
          },
        ],
  )
}

/** A value as its field would show it. A value that does not fit the shape is shown as it is. */
function shown(shape: Shape, path: Path, value: unknown): string {
  if (value === null || value === undefined || value === '') return NOTHING
  if (shape.kind === 'list' && Array.isArray(value))
    return value.map((item) => shown(shape.item, path, item)).join(', ') || NOTHING
  if (shape.kind === 'group' && isGroup(value))
    return Object.entries(shape.fields)
      .filter(([name]) => value[name] !== null && value[name] !== undefined)
      .map(([name, part]) => `${fieldLabel([...path, name])}: ${shown(part, [...path, name], value[name])}`)
      .join(', ')
  if (shape.kind === 'yes-no') return value ? 'Yes' : 'No'
  if (shape.kind === 'choice' || shape.kind === 'kit-item') return optionLabel(String(value))
  return typeof value === 'number' ? numberWords(shape, value) : textWords(shape, String(value))
}

function numberWords({ kind }: Shape, value: number): string {
  if (kind === 'cents') return formatCents(value)
  return kind === 'percent' ? `${value}%` : String(value)
}

function textWords({ kind }: Shape, value: string): string {
  if (kind === 'day' && isDay(value)) return dayAndYear(value)
  if (kind === 'instant') return datedMoment(value)
  if (kind === 'month' && isDay(`${value}-01`)) return `${monthName(value)} ${value.slice(0, 4)}`
  return kind === 'time' && isTime(value) ? timeName(value) : value
}
