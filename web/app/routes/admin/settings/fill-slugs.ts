import { folded } from '@touchline/domain/search-text.ts'

type Item = Record<string, unknown>

const NAMED_BY = ['name', 'title', 'question', 'home']

/** 'Photo day!' → 'photo-day' */
export const slugOf = (text: string): string =>
  folded(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)

const isGroup = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fills in empty slugs in a list, or in the lists of a group, from each item's name. */
export function fillSlugs(value: unknown): unknown {
  if (isGroup(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, Array.isArray(part) ? fillSlugs(part) : part]),
    )
  if (!Array.isArray(value)) return value
  const taken = new Set(value.flatMap((item: Item) => [item?.id, item?.slug]).filter(Boolean))
  return value.map((item: Item) => {
    const part = ['id', 'slug'].find((name) => item?.[name] === '')
    const base = part && slugOf(String(NAMED_BY.map((name) => item[name]).find(Boolean) ?? ''))
    if (!part || !base) return item
    let slug = base
    for (let n = 2; taken.has(slug); n += 1) slug = `${base}-${n}`
    taken.add(slug)
    return { ...item, [part]: slug }
  })
}
