import { centsFromDollars, dollarsFromCents } from '@touchline/domain/pricing/cents.ts'
import { FEE_TYPES, type FeeType, feeRefusal } from '@touchline/domain/pricing/fee-types.ts'
import { type ProgramInput, type ProgramStatus, programRefusal } from '@touchline/domain/programs/program.ts'
import { nextSeason } from '@touchline/domain/programs/program-copy.ts'
import { FALL_2025 } from '@touchline/domain/programs/program-sessions.ts'
import type { ProgramLine } from '../../../../desk/program-line.ts'

export interface FeeValues {
  isOffered: boolean
  /** Dollars, as typed. */
  amount: string
  discountIds: string[]
}

/** The form of a program: the raw input. */
export interface ProgramValues extends Record<string, unknown> {
  name: string
  description: string
  kind: string
  status: ProgramStatus
  startDate: string
  endDate: string
  days: string[]
  startTime: string
  endTime: string
  location: string
  capacity: string
  minBirthYear: string
  maxBirthYear: string
  /** Empty: it belongs to no season. */
  seasonId: string
  fees: Record<FeeType, FeeValues>
}

const noFee: FeeValues = { isOffered: false, amount: '', discountIds: [] }

export const emptyProgram: ProgramValues = {
  name: '',
  description: '',
  kind: 'TRAINING',
  status: 'DRAFT',
  startDate: '',
  endDate: '',
  days: [...FALL_2025.days],
  startTime: FALL_2025.startTime,
  endTime: FALL_2025.endTime,
  location: '',
  capacity: '',
  minBirthYear: '',
  maxBirthYear: '',
  seasonId: '',
  fees: { MONTHLY_ONCE: noFee, MONTHLY_TWICE: noFee, EVENT: noFee, TRIAL: noFee },
}

const asText = (value: string | number | null) => (value === null ? '' : String(value))

export function programValues(program: ProgramLine): ProgramValues {
  const feeOf = (type: FeeType): FeeValues => {
    const fee = program.fees.find((one) => one.type === type)
    if (!fee) return noFee
    return {
      isOffered: true,
      amount: String(dollarsFromCents(fee.amountCents)),
      discountIds: fee.discountIds,
    }
  }
  return {
    name: program.name,
    description: asText(program.description),
    kind: program.kind ?? 'TRAINING',
    status: program.status ?? 'OPEN',
    startDate: program.startDate,
    endDate: program.endDate,
    days: program.days ?? [],
    startTime: asText(program.startTime),
    endTime: asText(program.endTime),
    location: asText(program.location),
    capacity: asText(program.capacity),
    minBirthYear: asText(program.minBirthYear),
    maxBirthYear: asText(program.maxBirthYear),
    seasonId: program.seasonId ?? '',
    fees: Object.fromEntries(FEE_TYPES.map((type) => [type, feeOf(type)])) as ProgramValues['fees'],
  }
}

/** The same program for the following season (S-10). */
export const copiedValues = (program: ProgramLine): ProgramValues => ({
  ...programValues(nextSeason(program)),
  seasonId: '',
})

const text = (value: string) => value.trim() || null
/** NaN if it is not a number, so that the rules refuse it. */
const whole = (value: string) => (value.trim() === '' ? null : Number(value))

/** The input to send, without id and version. */
export function programInput(values: ProgramValues) {
  const { fees, ...rest } = values
  return {
    ...rest,
    name: values.name.trim(),
    description: text(values.description),
    startTime: text(values.startTime),
    endTime: text(values.endTime),
    location: text(values.location),
    capacity: whole(values.capacity),
    minBirthYear: whole(values.minBirthYear),
    maxBirthYear: whole(values.maxBirthYear),
    seasonId: values.seasonId || null,
    fees: FEE_TYPES.filter((type) => fees[type].isOffered).map((type) => ({
      type,
      amount: Number(fees[type].amount),
      discountIds: fees[type].discountIds,
    })),
  }
}

const YEAR = 'Please enter a year such as 2017, or leave it empty.'

/** Every invalid field with its sentence, by the club's rules. */
export function programProblems(values: ProgramValues): Record<string, string> {
  const input = programInput(values)
  const problems: Record<string, string> = {}
  for (const name of ['minBirthYear', 'maxBirthYear'] as const) {
    const year = input[name]
    if (year !== null && !(Number.isInteger(year) && year > 1990 && year < 2100)) problems[name] = YEAR
  }
  const refusal = programRefusal(input as ProgramInput)
  if (refusal) problems[refusal.field] ??= refusal.message
  for (const type of FEE_TYPES) {
    const { isOffered, amount } = values.fees[type]
    if (!isOffered) continue
    const cents = amount.trim() === '' ? null : centsFromDollars(Number(amount))
    const wrong =
      cents === null
        ? 'Please enter an amount such as 80 or 80.50.'
        : feeRefusal({ amountCents: cents })?.message
    if (wrong) problems[`fees.${type}.amount`] = wrong
  }
  return problems
}
