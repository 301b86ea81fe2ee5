import { yearOf } from '../calendar-day.ts'
import { phoneProblem } from '../families/phone-problem.ts'
import { folded } from '../search-text.ts'
import { type Columns, fieldNames, type SheetField } from './columns.ts'
import { type DateOrder, orderOf, type ReadDate, readDate, type Unread } from './read-date.ts'
import { readPayment, readPlace, type SheetPayment, type SheetPlace } from './read-places.ts'

export interface SheetGuardian {
  firstName: string
  lastName: string
  email: string | null
  phone: string | null
}

export interface SheetChild {
  firstName: string
  lastName: string
  birthDate: string
  gender: string | null
  emergencyContact: string | null
  emergencyPhone: string | null
}

/** A guardian and a child. */
export interface SheetRow {
  /** The row number in the spreadsheet, counted from 1. */
  row: number
  guardian: SheetGuardian
  child: SheetChild
  /** A place that cannot be read does not stop the guardian and the child from coming in (I-9). */
  place?: SheetPlace | Unread | undefined
  payment?: SheetPayment | Unread | undefined
}

export interface UnreadRow {
  row: number
  /** The child it seems to be about. */
  child: string
  guardian: string
  problems: { field: SheetField; message: string }[]
}

export interface ReadSheet {
  rows: SheetRow[]
  unread: UnreadRow[]
  /** Some dates could be two days, and nothing in the sheet says which number is the month. */
  isOrderAsked: boolean
}

interface Reading {
  columns: Columns
  /** How many rows come before the first family, headings included. */
  skip: number
  /** The date order that somebody has chosen. */
  order: DateOrder | null
  today: string
  /** Normalises an address; null if it is not one. */
  readEmail: (typed: string) => string | null
}

const LONGEST = 100
const DATES = ['birthDate', 'registeredOn', 'paidOn'] as const
const OLDEST = 21

/** Reads the rows of a sheet, and says why some cannot be read (I-2). Empty rows are skipped but still counted. */
export function readSheet(cells: readonly (readonly string[])[], reading: Reading): ReadSheet {
  const kept = cells
    .map((row, n) => ({ row: n + 1, value: valuesOf(row, reading.columns) }))
    .slice(reading.skip)
    .filter(({ row }) => cells[row - 1]?.some((one) => one.trim() !== ''))
  const dates = kept.flatMap(({ value }) => DATES.map((field) => value(field) ?? ''))
  const order = reading.order ?? orderOf(dates)
  const sheet: ReadSheet = { rows: [], unread: [], isOrderAsked: false }
  for (const one of kept) {
    const { problems, isEither, ...read } = readRow(one.value, { ...reading, order })
    if (isEither) sheet.isOrderAsked = true
    if (problems.length === 0) sheet.rows.push({ row: one.row, ...read })
    else
      sheet.unread.push({
        row: one.row,
        child: wordsOf(read.child),
        guardian: wordsOf(read.guardian),
        problems,
      })
  }
  return sheet
}

/** Returns what a row says for a field; undefined if the sheet has no column for it. */
type Value = (field: SheetField) => string | undefined
type Refuse = (field: SheetField, message: string) => void

const valuesOf =
  (row: readonly string[], columns: Columns): Value =>
  (field) => {
    const place = columns.indexOf(field)
    return place < 0 ? undefined : (row[place] ?? '').trim().replace(/\s+/g, ' ')
  }

function readRow(value: Value, { order, today, readEmail }: Reading) {
  const problems: UnreadRow['problems'] = []
  const refuse: Refuse = (field, message) => problems.push({ field, message })
  const phone = (field: SheetField) => {
    const typed = value(field) || null
    if (typed && phoneProblem(typed)) refuse(field, `“${typed}” isn’t a phone number such as 604-555-0100.`)
    return typed
  }
  const typedEmail = value('email') || null
  const email = typedEmail && readEmail(typedEmail)
  if (typedEmail && !email) refuse('email', `“${typedEmail}” isn’t an email address.`)
  const guardian = { ...nameOf(value, 'guardian', refuse), email, phone: phone('phone') }
  if (!typedEmail && !guardian.phone) refuse('email', 'There’s no email or phone number.')
  const name = nameOf(value, 'child', refuse)
  const born = readBirthDate(value('birthDate') ?? '', { order, today })
  if ('problem' in born) refuse('birthDate', born.problem)
  const gender = readGender(value('gender') ?? '')
  if (gender === undefined) refuse('gender', `“${value('gender')}” isn’t a gender we know. Leave it empty.`)
  const emergencyContact = value('emergencyContact') || null
  if (emergencyContact && emergencyContact.length > LONGEST) refuse('emergencyContact', 'This is too long.')
  const child: SheetChild = {
    ...name,
    birthDate: 'day' in born ? born.day : '',
    gender: gender ?? null,
    emergencyContact,
    emergencyPhone: phone('emergencyPhone'),
  }
  const read = (typed: string) => readDate(typed, order)
  const [place, payment] = [readPlace(value, read), readPayment(value, read)]
  const isEither = [born, place, payment].some((one) => one !== undefined && 'isEither' in one)
  return { guardian, child, place, payment, problems, isEither }
}

const wordsOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()

/** Reads a name from two columns or from one: 'Costa, Ana' and 'Ana Costa'. */
function nameOf(value: Value, who: 'guardian' | 'child', refuse: Refuse) {
  const [full, first, last] = [`${who}Name`, `${who}FirstName`, `${who}LastName`] as const
  const name = { firstName: value(first) ?? '', lastName: value(last) ?? '' }
  const missing = (field: SheetField) => refuse(field, `${fieldNames[field]} is missing.`)
  if (value(full) !== undefined && !name.firstName && !name.lastName) {
    Object.assign(name, split(value(full) ?? ''))
    if (!name.lastName) missing(full)
    else if (!name.firstName)
      refuse(full, `“${name.lastName}” is only one name. Please give the first and the last name.`)
  } else {
    if (!name.firstName) missing(first)
    if (!name.lastName) missing(last)
  }
  if (name.firstName.length > LONGEST || name.lastName.length > LONGEST)
    refuse(full, 'This name is too long.')
  return name
}

function split(full: string): { firstName: string; lastName: string } {
  const [before = '', after = ''] = full.split(/,(.*)/).map((part) => part.trim())
  if (after) return { firstName: after, lastName: before }
  const words = before.split(' ')
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
}

/** A birth date, or why it cannot be one (I-2). */
export function readBirthDate(
  typed: string,
  { order, today }: { order: DateOrder | null; today: string },
): ReadDate {
  if (typed === '') return { problem: 'The birth date is missing.' }
  const read = readDate(typed, order)
  if ('problem' in read) return read
  if (read.day > today) return { problem: `“${typed}” is in the future. Please check the year.` }
  if (yearOf(today) - yearOf(read.day) > OLDEST)
    return { problem: `Born on ${read.day}, this isn’t a child anymore. Please check the year.` }
  return read
}

const GENDERS: readonly [string, string][] = [
  ['Female', 'f female girl girls woman w fille feminin'],
  ['Male', 'm male boy boys man garcon masculin'],
  ['Other', 'x other nonbinary non-binary nb autre'],
]
const UNSAID = ['', 'n/a', 'na', '-', 'prefer not to say', 'unspecified', 'not specified']

/** null if nothing is given, undefined if the value is unknown. */
function readGender(typed: string): string | null | undefined {
  const word = folded(typed)
  if (UNSAID.includes(word)) return null
  return GENDERS.find(([, words]) => words.split(' ').includes(word))?.[0]
}
