import { folded } from '../search-text.ts'
import { PLACE_FIELDS, placeField, placeFieldNames } from './place-columns.ts'

/** What a column of the sheet can hold (I-1). */
export const SHEET_FIELDS = [
  'guardianName',
  'guardianFirstName',
  'guardianLastName',
  'email',
  'phone',
  'childName',
  'childFirstName',
  'childLastName',
  'birthDate',
  'gender',
  'emergencyContact',
  'emergencyPhone',
  ...PLACE_FIELDS,
] as const

export type SheetField = (typeof SHEET_FIELDS)[number]

/** One entry per column of the sheet; null for a column that is left out. */
export type Columns = readonly (SheetField | null)[]

export const fieldNames: Record<SheetField, string> = {
  guardianName: 'Guardian’s full name',
  guardianFirstName: 'Guardian’s first name',
  guardianLastName: 'Guardian’s last name',
  email: 'Guardian’s email',
  phone: 'Guardian’s phone',
  childName: 'Child’s full name',
  childFirstName: 'Child’s first name',
  childLastName: 'Child’s last name',
  birthDate: 'Child’s birth date',
  gender: 'Child’s gender',
  emergencyContact: 'Emergency contact',
  emergencyPhone: 'Emergency phone',
  ...placeFieldNames,
}

type Row = readonly string[]

const set = (words: string) => new Set(words.split(' '))

const GUARDIAN = set(
  'parent guardian contact account owner mother father mom mum dad tutor payer user p responsible responsable primary tuteur tutrice mere pere',
)
const CHILD = set(
  'child childs kid player players participant athlete attendee member person student camper enfant joueur joueuse',
)
/**
 * Columns we ignore: about another guardian, about somebody else, or, like health, for the family to tell us itself.
 */
const NOT_OURS = set(
  `2 3 4 second secondary additional other alternate coach manager doctor physician medical health allergy allergies medication
  medications insurance school middle preferred nickname team division club order relationship username card`,
)
const PHONE = set('phone telephone mobile cell cellphone tel')
const BIRTH = set('birthdate dob birthday born naissance')

/** 'Parent1LastName', 'parent1_last_name' and 'Parent 1 - Last name' are the same words. */
const wordsOf = (heading: string): string[] =>
  folded(heading.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/([A-Za-z])(?=\d)|(\d)(?=[A-Za-z])/g, '$& '))
    .replace(/['’]s\b/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

interface Recognised {
  field: SheetField
  /** A heading that says whose field it is outweighs one that does not. */
  weight: number
}

/** Recognises a heading as registration platforms and forms write it; null for anything else. */
function recognised(heading: string): Recognised | null {
  const words = wordsOf(heading)
  const has = (...some: string[]) => some.some((word) => words.includes(word))
  const isOf = (names: Set<string>) => words.some((word) => names.has(word))
  if (words.length === 0 || isOf(NOT_OURS)) return null
  if (has('emergency', 'urgence')) return emergencyField(words)
  const ofPlace = placeField(words)
  if (ofPlace) return { field: ofPlace, weight: 1 }
  const isChild = isOf(CHILD)
  // The parent fills in the form: 'Your name' is the guardian's, 'Your child’s name' is not.
  const isGuardian = isOf(GUARDIAN) || (has('your') && !isChild)
  const weight = isGuardian || isChild ? 2 : 1
  if (isOf(BIRTH) || (has('birth') && !has('year', 'place', 'certificate', 'proof', 'country')))
    return isGuardian ? null : { field: 'birthDate', weight }
  if (has('gender', 'sex', 'sexe', 'genre')) return isGuardian ? null : { field: 'gender', weight }
  if (has('email', 'mail', 'courriel')) return isChild && !isGuardian ? null : { field: 'email', weight }
  if (isOf(PHONE)) {
    const isMobile = has('mobile', 'cell', 'cellphone')
    return isChild && !isGuardian ? null : { field: 'phone', weight: weight + (isMobile ? 0.5 : 0) }
  }
  const part = namePart(words, isGuardian || isChild)
  if (part === null) return null
  return { field: `${isGuardian ? 'guardian' : 'child'}${part}`, weight }
}

function emergencyField(words: readonly string[]): Recognised | null {
  if (words.some((word) => PHONE.has(word))) return { field: 'emergencyPhone', weight: 2 }
  const isElse = words.some((word) => ['email', 'mail', 'first', 'last', 'address'].includes(word))
  return isElse ? null : { field: 'emergencyContact', weight: 2 }
}

function namePart(words: readonly string[], isSomebodys: boolean): 'FirstName' | 'LastName' | 'Name' | null {
  const has = (...some: string[]) => some.some((word) => words.includes(word))
  if (has('first', 'given', 'forename', 'fname', 'prenom')) return 'FirstName'
  if (has('last', 'surname', 'lname') || (has('family') && has('name'))) return 'LastName'
  if (has('nom')) return 'LastName'
  const isPlain = words.every(
    (word) =>
      GUARDIAN.has(word) ||
      CHILD.has(word) ||
      ['name', 'full', 'of', 'the', 'or', 'and', 'your', 's', '1'].includes(word),
  )
  return isPlain && (has('name') || (isSomebodys && !has('account', 'user', 'contact', 'p'))) ? 'Name' : null
}

/** True for a full name beside first and last name columns: it repeats them, or names whoever filled in the form. */
const isSaidInParts = (field: SheetField | null, all: Columns): boolean =>
  (field === 'childName' && all.includes('childFirstName') && all.includes('childLastName')) ||
  (field === 'guardianName' && all.includes('guardianFirstName') && all.includes('guardianLastName'))

/** Maps columns by their headings. A field comes from the one column that fits it best, or the first of equals. */
export function recognisedColumns(headings: Row): (SheetField | null)[] {
  const found = headings.map(recognised)
  const columns = headings.map((): SheetField | null => null)
  for (const field of SHEET_FIELDS) {
    const claims = found.flatMap((one, place) =>
      one?.field === field ? [{ place, weight: one.weight }] : [],
    )
    const [best] = claims.toSorted((one, other) => other.weight - one.weight || one.place - other.place)
    if (best) columns[best.place] = field
  }
  return columns.map((field) => (isSaidInParts(field, columns) ? null : field))
}

/** Finds the heading row. Sheets often begin with a title, so it is the first row with three recognised columns. */
export function headingPlace(rows: readonly Row[]): number {
  const place = rows
    .slice(0, 10)
    .findIndex((row) => recognisedColumns(row).filter((field) => field !== null).length >= 3)
  return Math.max(place, 0)
}

/** Identifies a layout, so that the columns somebody mapped by hand are remembered for the next such sheet. */
export const layoutKey = (headings: Row): string =>
  headings.map((heading) => wordsOf(heading).join(' ')).join('|')

/** The columns still missing before anybody can be brought in. */
export function missingColumns(columns: Columns): string[] {
  const has = (...fields: SheetField[]) => fields.every((field) => columns.includes(field))
  return [
    !has('childName') && !has('childFirstName', 'childLastName') && 'the child’s first and last name',
    !has('birthDate') && 'the child’s birth date',
    !has('guardianName') &&
      !has('guardianFirstName', 'guardianLastName') &&
      'the guardian’s first and last name',
    !has('email') && !has('phone') && 'the guardian’s email or phone',
  ].filter((one) => one !== false)
}
