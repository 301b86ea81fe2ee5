import type { Certainty } from '@touchline/domain/money/bank/proposal.ts'
import type { Layout } from '@touchline/domain/money/bank/statement-rows.ts'
import { useChange, useData } from '../../../../area/area-data.tsx'
import type { OfFamily } from '../money-data.ts'

export type LineState = 'OPEN' | 'BOOKED' | 'SET_ASIDE'

/** A line of a bank statement, with the family it belongs or seems to belong to. */
export interface BankLineRow extends OfFamily {
  day: string
  cents: number
  text: string
  state: LineState
  certainty: Certainty | null
  reason: string | null
  entryId: string | null
  note: string | null
  /** Booked automatically, because it was certain. */
  isAutomatic: boolean
  /** Waiting to be booked. */
  isBeingBooked: boolean
}

const LINES = `query Lines($state: BankLineState, $limit: Int, $from: Int) {
  deskBankLines(state: $state, limit: $limit, from: $from) {
    items {
      id day cents text state certainty reason userId family familyNumber entryId note isAutomatic isBeingBooked
    }
    total counts { state count }
  }
}`

interface Lines {
  items: BankLineRow[]
  total: number
  counts: { state: LineState; count: number }[]
}

export const useBankLines = (state: LineState, page: number, size: number) =>
  useData(
    ['bank lines', state, page, size],
    (request) =>
      request<Lines>(
        { query: LINES, field: 'deskBankLines' },
        { state, limit: size, from: (page - 1) * size },
      ),
    { everyMs: (lines) => lines?.items.some(({ isBeingBooked }) => isBeingBooked) && UNTIL_BOOKED_MS },
  )

/** How soon to reload lines that are being booked. */
const UNTIL_BOOKED_MS = 2_000

/** The result for a file: how many of its lines are new, or its first rows if its columns are unknown. */
export type Imported =
  | { added: number; known: number; problems: { row: number; why: string }[] }
  | { unknown: string[][] }

const IMPORT = `mutation Import($input: ImportStatementInput!) { importStatement(input: $input) { outcome } }`

export const useImport = () =>
  useChange(async (request, input: { content: string; layout?: Layout }): Promise<Imported> => {
    const { outcome } = await request<{ outcome: string }>(
      { query: IMPORT, field: 'importStatement' },
      { input },
    )
    return JSON.parse(outcome)
  })

export function importWords({ added, known, problems }: Exclude<Imported, { unknown: unknown }>): string {
  const parts = [`${added} new ${added === 1 ? 'line' : 'lines'}`, known > 0 && `${known} already known`]
  const unread = problems.map(({ row, why }) => `Row ${row}: ${why}`).join(' ')
  return `${parts.filter(Boolean).join(', ')}. ${unread}`.trim()
}

const ACCEPT = `mutation Accept($input: AcceptBankLinesInput!) { acceptBankLines(input: $input) { booked cents } }`

export const useAccept = () =>
  useChange((request, input: { ids: string[]; cents: number }) =>
    request<{ booked: number; cents: number }>({ query: ACCEPT, field: 'acceptBankLines' }, { input }),
  )

const DECIDE = `mutation Decide($input: DecideBankLineInput!) { decideBankLine(input: $input) { id } }`

export const useDecide = () =>
  useChange((request, input: { id: string; userId?: string; note?: string }) =>
    request({ query: DECIDE, field: 'decideBankLine' }, { input }),
  )
