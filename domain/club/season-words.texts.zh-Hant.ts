import { yearOf } from '../calendar-day.ts'
import { dayInYear, listOf } from '../words.ts'

const SEASONS: Record<string, string> = { Spring: '春季', Summer: '夏季', Fall: '秋季', Winter: '冬季' }

/** A name in any other form is the club's own and stays as it is. */
export const seasonName = (name: string) =>
  name.replace(/^(Spring|Summer|Fall|Winter) (\d{4})$/, (_all, season, year) => `${year}年${SEASONS[season]}`)

export const seasonTitle = (name: string) => `${seasonName(name)}訓練`

export const seasonDates = (first: string, last: string) =>
  yearOf(first) === yearOf(last)
    ? `${yearOf(first)}年${dayInYear(first)}至${dayInYear(last)}`
    : `${yearOf(first)}年${dayInYear(first)}至${yearOf(last)}年${dayInYear(last)}`

export const trainingDays = (weekdays: readonly string[]) => `逢${listOf(weekdays, 'and')}`
