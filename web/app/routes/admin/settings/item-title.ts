import { isDay } from '@touchline/domain/calendar-day.ts'
import type { KitProduct } from '@touchline/domain/kit/product.ts'
import { ONE_SIZE } from '@touchline/domain/kit/sizes.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { dayAndYear } from '@touchline/domain/words.ts'
import { optionLabel } from './setting-words.ts'

/**
 * What identifies an item of a list: a name, a title, a question, two teams, a day, a size, or a text in a language.
 */
export function itemTitle(item: unknown, n: number): string {
  const {
    name,
    title,
    question,
    home,
    away,
    day,
    item: thing,
    size,
    text,
    language,
  } = (item ?? {}) as Record<string, string | undefined>
  const known =
    name ||
    title ||
    question ||
    (home && away ? `${home} v ${away}` : '') ||
    (isDay(day ?? '') ? dayAndYear(day ?? '') : '') ||
    kitTitle(thing, size) ||
    (text && language ? `${optionLabel(text)}, ${optionLabel(language)}` : '')
  return known || `New, number ${n + 1}`
}

function kitTitle(thing: string | undefined, size: string | undefined): string {
  if (!thing) return ''
  const name = optionLabel(thing)
  return size && size !== ONE_SIZE ? `${name} ${size}` : name
}

/** The title of a kit fold before it is opened: 'Toque: Beanie, $15.00', 'Hoodie, not in the store'. */
export function kitFoldTitle(kind: string, product: Partial<KitProduct>): string {
  const { name, priceCents, isSold } = product
  const named = name && name !== kind ? `${kind}: ${name}` : kind
  if (isSold === false) return `${named}, not in the store`
  return typeof priceCents === 'number' ? `${named}, ${formatCents(priceCents)}` : named
}
