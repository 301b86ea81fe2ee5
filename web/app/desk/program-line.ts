import { centsFromDollars } from '@touchline/domain/pricing/cents.ts'
import type { FeeType } from '@touchline/domain/pricing/fee-types.ts'
import type { ProgramStatus } from '@touchline/domain/programs/program.ts'
import {
  livePlayers,
  type ProgramStanding,
  type ProgramTally,
  programStanding,
} from '@touchline/domain/programs/program-tally.ts'
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

/** A program has at most one fee per type, so that all of its fees fit on the first page. */
const SELECTION = `id _version name description startDate endDate kind location days startTime endTime capacity
  minBirthYear maxBirthYear status seasonId tally fees { items { id type amount
    appliableDiscounts(limit: 1000) { items { discountID } } } }`

interface SentProgram extends Program {
  _version: number
  tally: string
  fees: {
    items: {
      id: string
      type: FeeType
      amount: number
      appliableDiscounts: { items: { discountID: string }[] }
    }[]
  }
}

/** More than the programs of a year, and few enough that the cost does not grow with the age of the club. */
const LATEST = 100

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

/** Whether the program belongs to another season; one without a season belongs to each (S-19). */
export const isElsewhere = ({ seasonId }: Pick<Program, 'seasonId'>, season: string): boolean =>
  season !== '' && seasonId !== null && seasonId !== season

/** Every program, latest first; a club with many sees the latest while the rest are loading. */
export async function loadProgramLines(
  request: Request,
  showLatest: (latest: ProgramLine[]) => void = () => {},
): Promise<ProgramLine[]> {
  const sort = [
    { field: 'startDate', direction: 'desc' as const },
    { field: 'name', direction: 'asc' as const },
  ]
  const programs = await searchAll<SentProgram>(
    request,
    { model: 'Program', selection: SELECTION, filter: {}, sort },
    { limit: LATEST, show: (latest) => showLatest(latest.map(programLine)) },
  )
  return programs.map(programLine)
}

function programLine(sent: SentProgram): ProgramLine {
  const { _version: version, tally, fees, ...program } = sent
  const taken: ProgramTally = JSON.parse(tally)
  const lines = fees.items.map(({ id, type, amount, appliableDiscounts }) => ({
    id,
    type,
    amountCents: centsFromDollars(amount) ?? 0,
    discountIds: appliableDiscounts.items.map(({ discountID }) => discountID),
    liveRegistrations: livePlayers(taken.tallies, id),
  }))
  return {
    ...program,
    ...programStanding(taken),
    version,
    fees: lines.toSorted((a, b) => a.amountCents - b.amountCents),
  }
}
