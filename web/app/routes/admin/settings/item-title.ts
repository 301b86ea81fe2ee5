import { isDay } from '@touchline/domain/calendar-day.ts'
import { KIT_CATALOGUE } from '@touchline/domain/kit/catalogue.ts'
import { KIT_ITEMS } from '@touchline/domain/kit/items.ts'
import { dayAndYear } from '@touchline/domain/words.ts'

/** By what one knows an item of a list: a name, a title, a question, two teams, a day, a size of something. */
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
  } = (item ?? {}) as Record<string, string | undefined>
  const known =
    name ||
    title ||
    question ||
    (home && away ? `${home} v ${away}` : '') ||
    (isDay(day ?? '') ? dayAndYear(day ?? '') : '') ||
    kitTitle(thing, size)
  return known || `New, number ${n + 1}`
}

function kitTitle(thing: string | undefined, size: string | undefined): string {
  const item = KIT_ITEMS.find((one) => one === thing)
  if (!item) return ''
  const { label, sizeChart } = KIT_CATALOGUE[item]
  return size && sizeChart !== 'ONE_SIZE' ? `${label} ${size}` : label
}
