import { isDay } from '@touchline/domain/calendar-day.ts'
import { dayAndYear } from '@touchline/domain/words.ts'

/** By what one knows an item of a list: a name, a title, a question, two teams, a day. */
export function itemTitle(item: unknown, n: number): string {
  const { name, title, question, home, away, day } = (item ?? {}) as Record<string, string | undefined>
  const known =
    name ||
    title ||
    question ||
    (home && away ? `${home} v ${away}` : '') ||
    (isDay(day ?? '') ? dayAndYear(day ?? '') : '')
  return known || `New, number ${n + 1}`
}
