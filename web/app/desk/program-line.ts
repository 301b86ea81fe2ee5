import { centsFromDollars } from '@touchline/domain/pricing/cents.ts'
import type { FeeType } from '@touchline/domain/pricing/fee-types.ts'
import type { ProgramStatus } from '@touchline/domain/programs/program.ts'
import {
  livePlayers,
  type ProgramStanding,
  type ProgramTally,
  programStanding,
} from '@touchline/domain/programs/program-tally.ts'
import { listAll } from '../data/list-all.ts'
import type { Request } from '../data/request.ts'
import { searchAll } from '../data/search.ts'

interface Program {
  id: string
  name: string
  description: string | null
  startDate: string
  endDate: string
  kind: 'TRAINING' | 'EVENT' | 'TRIAL' | null
  location: string | null
  days: string[] | null
  startTime: string | null
  endTime: string | null
  capacity: number | null
  minBirthYear: number | null
  maxBirthYear: number | null
  status: ProgramStatus | null
  seasonId: string | null
}

/** A program has at most one fee of a type, so that all of its fees are on the first page of them. */
const SELECTION = `id _version name description startDate endDate kind location days startTime endTime capacity
  minBirthYear maxBirthYear status seasonId tally fees { items { id type amount } }`

interface SentProgram extends Program {
  _version: number
  tally: string
  fees: { items: { id: string; type: FeeType; amount: number }[] }
}

/** A program as the desk knows it, with its fees, places and money. */
export interface ProgramLine extends Program, ProgramStanding {
  version: number
  fees: {
    id: string
    type: FeeType
    amountCents: number
    discountIds: string[]
    liveRegistrations: number
  }[]
}

/** Of another season than that; one that names none is in each (S-19). */
export const isElsewhere = ({ seasonId }: Pick<Program, 'seasonId'>, season: string): boolean =>
  season !== '' && seasonId !== null && seasonId !== season

/** Every program, the latest first. */
export async function loadProgramLines(request: Request): Promise<ProgramLine[]> {
  const sort = [
    { field: 'startDate', direction: 'desc' as const },
    { field: 'name', direction: 'asc' as const },
  ]
  const [programs, allowed] = await Promise.all([
    searchAll<SentProgram>(request, { model: 'Program', selection: SELECTION, filter: {}, sort }),
    listAll(request, 'AppliableDiscount'),
  ])
  const discountIds = (feeId: string) =>
    allowed.filter(({ programFeeID }) => programFeeID === feeId).map(({ discountID }) => discountID as string)
  return programs.map((program) => programLine(program, discountIds))
}

function programLine(sent: SentProgram, discountIds: (feeId: string) => string[]): ProgramLine {
  const { _version: version, tally, fees, ...program } = sent
  const taken: ProgramTally = JSON.parse(tally)
  const lines = fees.items.map(({ id, type, amount }) => ({
    id,
    type,
    amountCents: centsFromDollars(amount) ?? 0,
    discountIds: discountIds(id),
    liveRegistrations: livePlayers(taken.tallies, id),
  }))
  return {
    ...program,
    ...programStanding(taken),
    version,
    fees: lines.toSorted((a, b) => a.amountCents - b.amountCents),
  }
}
