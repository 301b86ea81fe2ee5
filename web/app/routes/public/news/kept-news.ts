import { LANGUAGE } from '../../../languages/language.ts'
import type { NewsList } from './news-list.ts'

/** One list per language, because the stored list contains month names. */
const KEY = LANGUAGE === 'en' ? 'touchline.news' : `touchline.news.${LANGUAGE}`

/** The list as this device last saw it. */
export interface KeptNews extends NewsList {
  photos: string
  keptAt: string
}

/** The whole list, or one month of it. */
export function keepNews(list: Omit<KeptNews, 'keptAt'>, now = new Date()): void {
  try {
    const all: Record<string, KeptNews> = {
      ...readAll(),
      [keyOf(list)]: { ...list, keptAt: now.toISOString() },
    }
    localStorage.setItem(KEY, JSON.stringify(all))
  } catch {
    // Without storage, the list needs the connection.
  }
}

/** If the requested month is not stored, the whole list will do. */
export function keptNews(month: string | null): KeptNews | null {
  const all = readAll()
  return all[month ?? ''] ?? all[''] ?? null
}

const keyOf = ({ month }: Pick<NewsList, 'month'>) => month?.month ?? ''

function readAll(): Record<string, KeptNews> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}
