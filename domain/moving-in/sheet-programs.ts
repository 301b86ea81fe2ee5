import { MONTHS } from '../money/bank/statement-rows.ts'
import { type FeeType, isMonthly } from '../pricing/fee-types.ts'
import { hasEnded, serviceMonths } from '../programs/program-sessions.ts'
import type { EligibilityProgram } from '../registrations/eligibility.ts'
import { folded } from '../search-text.ts'
import type { SheetPlace } from './read-places.ts'

/** One of the club's programs, with its plans and the places that are left. */
export interface ClubProgram extends EligibilityProgram {
  season: string | null
  plans: readonly { feeId: string; type: FeeType }[]
  /** null: no limit. */
  placesLeft: number | null
}

/** Chosen by hand: the fee for each program of the sheet, or null to leave its registrations out. */
export type ChosenPlans = Readonly<Record<string, string | null>>

export interface ChosenPlan {
  program: ClubProgram
  feeId: string
  feeType: FeeType
}

const plain = (name: string) =>
  folded(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Identifies a program of a sheet, so that a choice is remembered for the next one. */
export const programKey = ({ program, season }: Pick<SheetPlace, 'program' | 'season'>): string =>
  [program, season].map(plain).filter(Boolean).join(' | ')

/** Finds the plan for a row. null: left out; undefined: somebody has to choose (I-10). */
export function planOfSheet(
  place: SheetPlace,
  programs: readonly ClubProgram[],
  { chosen, today }: { chosen: ChosenPlans; today: string },
): ChosenPlan | null | undefined {
  const feeId = chosen[programKey(place)]
  if (feeId === null) return null
  const byHand = programs.flatMap(plansOf).find((plan) => plan.feeId === feeId)
  if (byHand) return byHand
  const season = plain(place.season)
  const named = programs.filter(
    ({ name, season: its }) =>
      plain(name) === plain(place.program) && (!season || plain(its ?? '') === season),
  )
  const running = named.filter((program) => !hasEnded(program, today))
  const plans = (running.length > 0 ? running : named).flatMap(plansOf)
  return plans.length === 1 ? plans[0] : undefined
}

const plansOf = (program: ClubProgram): ChosenPlan[] =>
  program.plans.map(({ feeId, type }) => ({ program, feeId, feeType: type }))

const MONTH = new RegExp(`(\\d{4})-(\\d{2})|\\b(${MONTHS.join('|')})[a-z]*\\.?(?:\\s+(\\d{4}))?`, 'g')
const BETWEEN = /^\s*(?:-|–|—|to|until|through)\s*$/

/**
 * Reads the months of a program from text such as 'Sep, Oct', 'September to December' or '2025-10'. null: none are
 * given, or the plan is not billed by the month; undefined: they are not months of the program.
 */
export function monthsOfSheet(typed: string, { program, feeType }: ChosenPlan): string[] | null | undefined {
  if (typed === '' || !isMonthly(feeType)) return null
  const text = folded(typed)
  const all = serviceMonths(program)
  if (/^(all|full|whole)\b/.test(text)) return all
  const found = [...text.matchAll(MONTH)].map((match) => {
    const [, year, number, name, ofYear] = match
    const month = number ?? String(MONTHS.indexOf(name ?? '') + 1).padStart(2, '0')
    const place = all.findIndex((one) =>
      year || ofYear ? one === `${year ?? ofYear}-${month}` : one.endsWith(`-${month}`),
    )
    return { place, from: match.index, to: match.index + match[0].length }
  })
  const months = new Set<number>()
  for (const [n, { place, from }] of found.entries()) {
    const before = found[n - 1]
    const isRange = before !== undefined && BETWEEN.test(text.slice(before.to, from))
    for (let one = isRange ? before.place : place; one <= place; one += 1) months.add(one)
  }
  if (months.size === 0 || found.some(({ place }) => place < 0)) return undefined
  return all.filter((_, place) => months.has(place))
}
