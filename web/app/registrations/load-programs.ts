import { basisPointsFromPercent, centsFromDollars } from '@touchline/domain/pricing/cents.ts'
import { type Discount, type DiscountRow, discountFrom } from '@touchline/domain/pricing/discount.ts'
import type { FamilyMode } from '@touchline/domain/pricing/discount-types.ts'
import type { FeeType } from '@touchline/domain/pricing/fee-types.ts'
import type { RouterContextProvider } from 'react-router'
import type { Document } from '../data/documents.ts'
import { everyPage, everyPageOf, type Page } from '../data/every-page.ts'
import type { Filter } from '../data/list-all.ts'
import type { Request } from '../data/request.ts'
import { siteContext } from '../site.ts'
import type { OfferedFee, OfferedProgram } from './offered-program.ts'
import { programInLanguage, type SentInLanguages, TRANSLATED } from './program-in-language.ts'

const ALLOWED = 'discount { id name type percentage conditions startDate endDate active priority stacks }'

/** A program with its fees and the discounts each allows. There is one fee per type, so all of them fit on a page. */
export const PROGRAM_FIELDS = `
  id name description startDate endDate kind location days startTime endTime capacity placesLeft minBirthYear maxBirthYear status ${TRANSLATED}
  season { id name startDate opensForReturning opensForAll }
  fees { items { id type amount appliableDiscounts { items { ${ALLOWED} } nextToken } } }`

const PROGRAMS: Document = {
  field: 'listPrograms',
  query: `query Programs($filter: ModelProgramFilterInput, $nextToken: String) {
    listPrograms(limit: 200, filter: $filter, nextToken: $nextToken) { items { ${PROGRAM_FIELDS} } nextToken }
  }`,
}

type SentDiscount = Omit<DiscountRow, 'basisPoints'> & { percentage: number }

interface SentFee {
  id: string
  type: FeeType
  amount: number
  appliableDiscounts: Page<{ discount: SentDiscount | null }>
}

export type SentProgram = SentInLanguages<Omit<OfferedProgram, 'fees'> & { fees: { items: SentFee[] } }>

/**
 * Every program that families may see and that is not over, with its fees and their discounts; for the loaders of
 * pages.
 */
export async function loadPrograms(context: Readonly<RouterContextProvider>): Promise<OfferedProgram[]> {
  const { query, club, today } = context.get(siteContext)
  const request: Request = async ({ query: text, field = '' }, variables) =>
    (await query<Record<string, never>>(text, variables))[field] as never
  const [programs, { facts }] = await Promise.all([
    everyProgram(request, { status: { ne: 'DRAFT' }, endDate: { ge: today } }),
    club(),
  ])
  return offeredPrograms(programs, facts.familyMode)
}

/** All programs that match a filter, with everything their fees allow. */
export async function everyProgram(request: Request, filter?: Filter): Promise<SentProgram[]> {
  const programs = await everyPage<SentProgram>((nextToken) => request(PROGRAMS, { filter, nextToken }))
  const fees = programs.flatMap((program) => program.fees.items)
  await Promise.all(fees.map((fee) => completeFee(request, fee)))
  return programs
}

async function completeFee(request: Request, fee: SentFee): Promise<void> {
  const allowed = { model: 'ProgramFee', id: fee.id, field: 'appliableDiscounts', selection: ALLOWED }
  fee.appliableDiscounts.items = await everyPageOf(request, allowed, fee.appliableDiscounts)
}

/** Earliest first, then youngest first. */
export const offeredPrograms = (sent: readonly SentProgram[], familyMode: FamilyMode): OfferedProgram[] =>
  sent
    .map((program) => ({
      ...programInLanguage(program),
      fees: program.fees.items.map((fee) => offeredFee(fee, familyMode)).toSorted(byAmount),
    }))
    .toSorted(
      (a, b) => a.startDate.localeCompare(b.startDate) || (b.maxBirthYear ?? 0) - (a.maxBirthYear ?? 0),
    )

const byAmount = (a: OfferedFee, b: OfferedFee) => a.amountCents - b.amountCents

function offeredFee({ id, type, amount, appliableDiscounts }: SentFee, familyMode: FamilyMode): OfferedFee {
  const discounts = appliableDiscounts.items.flatMap(({ discount }) =>
    discount ? [readDiscount(discount, familyMode)] : [],
  )
  return { id, type, amountCents: centsFromDollars(amount) ?? 0, discounts }
}

const readDiscount = ({ percentage, ...row }: SentDiscount, familyMode: FamilyMode): Discount =>
  discountFrom({ ...row, basisPoints: basisPointsFromPercent(percentage) ?? 0 }, familyMode)
