import { addDays, weekdayOf } from '../../calendar-day.ts'
import { nth } from '../../nth.ts'

/** The first day of each lunar year, by the calendar that families here use. */
const NEW_YEARS = [
  '2005-02-09',
  '2006-01-29',
  '2007-02-18',
  '2008-02-07',
  '2009-01-26',
  '2010-02-14',
  '2011-02-03',
  '2012-01-23',
  '2013-02-10',
  '2014-01-31',
  '2015-02-19',
  '2016-02-08',
  '2017-01-28',
  '2018-02-16',
  '2019-02-05',
  '2020-01-25',
  '2021-02-12',
  '2022-02-01',
  '2023-01-22',
  '2024-02-10',
  '2025-01-29',
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
]

const ANIMALS = [
  'Rat',
  'Ox',
  'Tiger',
  'Rabbit',
  'Dragon',
  'Snake',
  'Horse',
  'Goat',
  'Monkey',
  'Rooster',
  'Dog',
  'Pig',
] as const
export type Animal = (typeof ANIMALS)[number]

const YEAR_OF_A_RAT = 2008

/** The animal of a day; in January and early February it is still that of the year before. null: beyond the table. */
export function zodiacAnimal(day: string): Animal | null {
  const begun = NEW_YEARS.findLast((first) => first <= day)
  if (begun === undefined || (begun === NEW_YEARS.at(-1) && day.slice(0, 4) > begun.slice(0, 4))) return null
  const year = Number(begun.slice(0, 4))
  return nth(ANIMALS, (((year - YEAR_OF_A_RAT) % 12) + 12) % 12)
}

/**
 * The next first Saturday of a lunar year, today included, which is when a club celebrates. Past the table, its last
 * one.
 */
export function nextNewYearSaturday(today: string): string {
  const saturdays = NEW_YEARS.map(saturdayFrom)
  return saturdays.find((day) => day >= today) ?? nth(saturdays, saturdays.length - 1)
}

const saturdayFrom = (day: string): string => (weekdayOf(day) === 'SAT' ? day : saturdayFrom(addDays(day, 1)))
