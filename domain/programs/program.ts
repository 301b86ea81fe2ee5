import { isDay, WEEKDAYS } from '../calendar-day.ts'
import { isOneOf } from '../is-one-of.ts'
import type { Refusal } from '../refusal.ts'
import { dayName } from '../words.ts'

export const PROGRAM_KINDS = ['TRAINING', 'EVENT', 'TRIAL'] as const

export const PROGRAM_STATUSES = ['DRAFT', 'OPEN', 'CLOSED'] as const
export type ProgramStatus = (typeof PROGRAM_STATUSES)[number]

/** A program without a status takes registrations (E-4). */
export const isOpen = ({ status }: { status?: ProgramStatus | null }): boolean =>
  (status ?? 'OPEN') === 'OPEN'

export type ProgramPhase = 'UPCOMING' | 'RUNNING' | 'ENDED'

/** The first and the last day belong to the program (S-5). */
export function programPhase(program: { startDate: string; endDate: string }, today: string): ProgramPhase {
  if (today < program.startDate) return 'UPCOMING'
  return today > program.endDate ? 'ENDED' : 'RUNNING'
}

export interface ProgramInput {
  name: string
  startDate: string
  endDate: string
  days?: readonly string[] | null
  startTime?: string | null
  endTime?: string | null
  capacity?: number | null
  minBirthYear?: number | null
  maxBirthYear?: number | null
}

export type ProgramRefusal = Refusal<
  'BAD_NAME' | 'BAD_DATES' | 'BAD_DAYS' | 'BAD_TIMES' | 'BAD_CAPACITY' | 'BAD_BIRTH_YEARS'
>

/** null when the program makes sense (S-6). */
export function programRefusal(program: ProgramInput): ProgramRefusal | null {
  if (!program.name.trim())
    return { code: 'BAD_NAME', field: 'name', message: 'Please give the program a name.' }
  return datesRefusal(program) ?? daysRefusal(program) ?? timesRefusal(program) ?? limitsRefusal(program)
}

function datesRefusal({ startDate, endDate }: ProgramInput): ProgramRefusal | null {
  if (!isDay(startDate))
    return { code: 'BAD_DATES', field: 'startDate', message: 'The first day isn’t a valid date.' }
  if (!isDay(endDate))
    return { code: 'BAD_DATES', field: 'endDate', message: 'The last day isn’t a valid date.' }
  if (endDate >= startDate) return null
  const message = `The program would end before it starts on ${dayName(startDate)}. Please check the two days.`
  return { code: 'BAD_DATES', field: 'endDate', message }
}

function daysRefusal({ days }: ProgramInput): ProgramRefusal | null {
  const unknown = days?.find((day) => !isOneOf(WEEKDAYS, day))
  if (unknown !== undefined)
    return {
      code: 'BAD_DAYS',
      field: 'days',
      message: `${unknown} isn’t a day of the week. Use SAT, SUN, MON and so on.`,
    }
  if (days && new Set(days).size < days.length)
    return { code: 'BAD_DAYS', field: 'days', message: 'Please choose each day of the week only once.' }
  return null
}

export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

function timesRefusal({ startTime, endTime }: ProgramInput): ProgramRefusal | null {
  if (startTime && !isTime(startTime))
    return { code: 'BAD_TIMES', field: 'startTime', message: 'Please write the time like 17:00.' }
  if (endTime && !isTime(endTime))
    return { code: 'BAD_TIMES', field: 'endTime', message: 'Please write the time like 18:30.' }
  if (startTime && endTime && endTime <= startTime)
    return { code: 'BAD_TIMES', field: 'endTime', message: 'Training has to end after it starts.' }
  return null
}

const MOST_PLACES = 10_000
const isBirthYear = (year: number) => Number.isInteger(year) && year >= 1900 && year <= 2100

function limitsRefusal({ capacity, minBirthYear, maxBirthYear }: ProgramInput): ProgramRefusal | null {
  if (capacity != null && !(Number.isInteger(capacity) && capacity >= 1))
    return { code: 'BAD_CAPACITY', field: 'capacity', message: 'A program needs at least one place.' }
  if (capacity != null && capacity > MOST_PLACES)
    return {
      code: 'BAD_CAPACITY',
      field: 'capacity',
      message: `A program can have up to ${MOST_PLACES} places. Leave it empty for no limit.`,
    }
  for (const [field, year] of Object.entries({ minBirthYear, maxBirthYear }))
    if (year != null && !isBirthYear(year))
      return {
        code: 'BAD_BIRTH_YEARS',
        field,
        message: 'Please write the birth year with four digits, such as 2015.',
      }
  if (minBirthYear != null && maxBirthYear != null && minBirthYear > maxBirthYear)
    return {
      code: 'BAD_BIRTH_YEARS',
      field: 'maxBirthYear',
      message: 'The first birth year is after the last one. Please swap them.',
    }
  return null
}
