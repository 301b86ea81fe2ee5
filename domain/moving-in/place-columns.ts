/** What a column can say about a child's place and the payment for it (I-9). */
export const PLACE_FIELDS = [
  'program',
  'season',
  'months',
  'registeredOn',
  'placeStatus',
  'amountPaid',
  'paidOn',
  'paymentMethod',
  'payer',
] as const

export type PlaceField = (typeof PLACE_FIELDS)[number]

export const placeFieldNames: Record<PlaceField, string> = {
  program: 'Program',
  season: 'Season',
  months: 'Months',
  registeredOn: 'Registered on',
  placeStatus: 'Status of the registration',
  amountPaid: 'Amount paid',
  paidOn: 'Paid on',
  paymentMethod: 'Payment method',
  payer: 'Paid by',
}

const set = (words: string) => new Set(words.split(' '))

const PAID = set('paid payment payments paiement paye')
const AMOUNT = set('amount total fee fees cad so far to date montant')
const REGISTERED = set('registration registered enrolment enrollment enrolled inscription')
const STATUS = set('status statut')
/** What platforms call a program. A division or team says how a child plays, not what they are registered for. */
const PROGRAM = set('program programme activity activite product package')
const SEASON = set('season saison')
const MONTHS = set('months mois')
const FILLERS = set('name title of the which your choice selected')

/** Recognises a heading about a place or a payment by its words; null for others, such as the amount still owed. */
export function placeField(words: readonly string[]): PlaceField | null {
  const has = (...some: string[]) => some.some((word) => words.includes(word))
  const isOf = (names: Set<string>) => words.some((word) => names.has(word))
  const isOnly = (...sets: Set<string>[]) => words.every((word) => sets.some((names) => names.has(word)))
  if (isOf(PAID)) {
    if (isOnly(PAID, AMOUNT) && !(has('date') && !has('to'))) return 'amountPaid'
    if (has('date', 'on', 'day') && words.length === 2) return 'paidOn'
    if (has('method', 'type', 'mode') && words.length === 2) return 'paymentMethod'
    return has('by') && words.length === 2 ? 'payer' : null
  }
  if (isOf(STATUS)) return isOnly(STATUS, REGISTERED, PROGRAM) ? 'placeStatus' : null
  if (isOf(REGISTERED) && has('date', 'on', 'day')) return words.length === 2 ? 'registeredOn' : null
  if (isOf(PROGRAM)) return isOnly(PROGRAM, FILLERS) ? 'program' : null
  if (isOf(SEASON)) return isOnly(SEASON, FILLERS) ? 'season' : null
  return isOf(MONTHS) && isOnly(MONTHS, REGISTERED) ? 'months' : null
}
