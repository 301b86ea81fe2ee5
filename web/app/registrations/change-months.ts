import { skipToken, useQuery } from '@tanstack/react-query'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import type { ChangedMonths } from '@touchline/domain/registrations/change-months.ts'
import { monthName } from '@touchline/domain/words.ts'
import { useChange } from '../area/area-data.tsx'
import type { Document } from '../data/documents.ts'
import type { Request } from '../data/request.ts'
import { tabRequest } from '../early/early-answers.ts'
import * as texts from './months.texts.ts'

const CHANGE: Document = {
  field: 'changeMonths',
  query: 'mutation ChangeMonths($input: ChangeMonthsInput!) { changeMonths(input: $input) { working } }',
}

interface MonthsInput {
  registrationId: string
  months: readonly string[]
  _version?: number
  priceCents?: number
}

async function ask(request: Request, input: MonthsInput): Promise<ChangedMonths> {
  const { working } = await request<{ working: string }>(CHANGE, { input })
  return JSON.parse(working)
}

/** Changes the months of a registration: first a preview, then the change exactly as previewed. */
export function useChangeMonths(registrationId: string, months: readonly string[] | null) {
  const loaded = useQuery({
    queryKey: ['change months', registrationId, months],
    queryFn: months ? () => ask(tabRequest, { registrationId, months }) : skipToken,
    staleTime: 0,
  })
  const { mutateAsync } = useChange((request, { version, priceCents, months: seen }: ChangedMonths) =>
    ask(request, { registrationId, months: seen, _version: version, priceCents }),
  )
  return { loaded, change: mutateAsync }
}

/** What else happens besides the new months, which have their own lines. */
export function monthsSentences({ takenAway, siblings }: ChangedMonths): string[] {
  return [
    ...takenAway.map(({ month, cents, paidCents }) =>
      paidCents > 0
        ? texts.paidTakenAway(monthName(month), formatCents(paidCents))
        : texts.takenAway(monthName(month), formatCents(cents)),
    ),
    ...siblings.map(({ playerName, beforeCents, afterCents }) =>
      texts.wouldPay(playerName, formatCents(afterCents), formatCents(beforeCents)),
    ),
  ]
}
