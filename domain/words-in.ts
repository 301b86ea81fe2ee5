import { weekdayOf } from './calendar-day.ts'
import { clubDay, clubTime } from './club-clock.ts'
import { inEveryLanguage } from './in-every-language.ts'
import type { Language } from './languages.ts'
import * as en from './words.texts.ts'
import * as hans from './words.texts.zh-Hans.ts'
import * as hant from './words.texts.zh-Hant.ts'

const textsIn = inEveryLanguage(en, hans, hant)

/** Days, times and lists in a reader's language; `words.ts` has them only in the language of the page. */
export function wordsIn(language: Language) {
  const texts = textsIn(language)
  const monthOf = (monthOrDay: string) => Number(monthOrDay.slice(5, 7))
  const day = (date: string) => texts.shortDay(weekdayOf(date), monthOf(date), Number(date.slice(8)))
  return {
    /** '2025-09-06' → 'Sat, Sep 6' */
    day,
    /** 'Sat, Sep 6, 2025' */
    dayOfYear: (date: string) => texts.shortDayOfYear(day(date), date.slice(0, 4)),
    /** '2025-09-06' → 'September 6' */
    dayInYear: (date: string) => texts.dayOfMonth(monthOf(date), Number(date.slice(8))),
    /** '2025-10' → 'October' */
    month: (month: string) => texts.month(monthOf(month)),
    /** 'October 2025' */
    monthAndYear: (month: string) => texts.monthOfYear(monthOf(month), month.slice(0, 4)),
    /** 'Sat, Sep 6, 5:00–6:30 PM'; only the day for a session without times. */
    session: ({ day: date, startTime, endTime }: SessionTime) =>
      startTime && endTime ? texts.dayAndTimes(day(date), texts.times(startTime, endTime)) : day(date),
    /** 'Tue, Sep 2 at 5:00 PM', by the club's clock. */
    moment: (instant: Date) => texts.dayAndTime(day(clubDay(instant)), texts.time(clubTime(instant))),
    /** '17:00' → '5:00 PM' */
    time: (time: string) => texts.time(time),
    /** 'a, b and c' */
    and: (words: readonly string[]) => texts.list(words, 'and'),
  }
}

export interface SessionTime {
  day: string
  startTime?: string | null | undefined
  endTime?: string | null | undefined
}
