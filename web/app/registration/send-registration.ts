import type { ConsentTexts } from '@touchline/domain/club/schemas/consent-texts.ts'
import { type ConsentText, REQUIRED_CONSENTS } from '@touchline/domain/consents.ts'
import { isMonthly } from '@touchline/domain/pricing/fee-types.ts'
import type { Document } from '../data/documents.ts'
import type { Request } from '../data/request.ts'
import type { Joining } from '../price/family-price.ts'
import type { Agreed } from './consent-boxes.tsx'

const document: Document = {
  field: 'registerPlayers',
  query: `mutation RegisterPlayers($input: RegisterPlayersInput!) {
    registerPlayers(input: $input) { items { id status waitlistPosition } totalCents }
  }`,
}

export interface Registered {
  items: { id: string; status: string; waitlistPosition: number | null }[]
  totalCents: number
}

interface ToSend {
  joining: readonly Joining[]
  agreed: Agreed
  texts: ConsentTexts
  allOrNone: boolean
  /** What the family has seen. */
  totalCents: number
}

/** All of them or none; the ids make it safe to send again. */
export function sendRegistration(
  request: Request,
  { joining, agreed, texts, allOrNone, totalCents }: ToSend,
): Promise<Registered> {
  const answered = Object.keys(agreed) as ConsentText[]
  const required: readonly ConsentText[] = REQUIRED_CONSENTS
  const input = {
    registrations: joining.map(({ registrationId, player, fee, months, days }) => ({
      id: registrationId,
      playerRegistrationsId: player.id,
      programFeeRegistrationsId: fee.id,
      ...(isMonthly(fee.type) ? { months, days } : {}),
    })),
    consents: [...new Set([...required, ...answered])].map((text) => ({
      text,
      textVersion: texts[text].version,
      agreed: agreed[text] ?? false,
    })),
    allOrNone: allOrNone && joining.length > 1,
    totalCents,
  }
  return request<Registered>(document, { input })
}
