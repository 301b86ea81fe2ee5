import type { ConsentTexts } from '@touchline/domain/club/schemas/consent-texts.ts'
import type { GivenContacts } from '@touchline/domain/families/contacts.ts'
import type { Language } from '@touchline/domain/languages.ts'
import type { PayPlan } from '@touchline/domain/money/pay-plan.ts'
import { isMonthly } from '@touchline/domain/pricing/fee-types.ts'
import { type ConsentText, REQUIRED_CONSENTS } from '@touchline/domain/registrations/consents.ts'
import type { Document } from '../data/documents.ts'
import type { Request } from '../data/request.ts'
import type { Joining } from '../pricing/family-price.ts'
import type { Agreed } from './consent-boxes.tsx'

const document: Document = {
  field: 'registerPlayers',
  query: `mutation RegisterPlayers($input: RegisterPlayersInput!) {
    registerPlayers(input: $input) { items { id status waitlistPosition } totalCents }
  }`,
  // On an opening night hundreds may be ahead in line (E-22); giving up would only mean queueing again.
  seconds: 30,
}

export interface Registered {
  items: { id: string; status: string; waitlistPosition: number | null }[]
}

export interface ToRegister {
  joining: readonly Joining[]
  allOrNone: boolean
  /** How they pay for the months; undefined if the club offers no choice. */
  payPlan?: PayPlan | undefined
  /** Further input for one of them. */
  besides?: (playerId: string) => object
  /** Further input for all of them. */
  rest?: object
}

/** Registers all of them or none; their ids make it safe to send again. */
export function registerPlayers(
  request: Request,
  { joining, allOrNone, payPlan, besides, rest }: ToRegister,
): Promise<Registered> {
  const registrations = joining.map(({ registrationId, player, fee, months, days }) => ({
    id: registrationId,
    playerRegistrationsId: player.id,
    programFeeRegistrationsId: fee.id,
    ...(isMonthly(fee.type) ? { months, days, payPlan } : {}),
    ...besides?.(player.id),
  }))
  const input = { registrations, allOrNone: allOrNone && joining.length > 1, ...rest }
  return request<Registered>(document, { input })
}

interface ToSend extends Pick<ToRegister, 'joining' | 'allOrNone' | 'payPlan'> {
  agreed: Agreed
  texts: ConsentTexts
  /** The consents to answer here; a family does not answer a text again that it is not shown again (Y-8). */
  asked?: readonly ConsentText[]
  /** The language in which the family has read them; English if not given (Y-6). */
  language?: Language
  contacts?: GivenContacts
  /** The total that the family has seen. */
  totalCents: number
}

/** A registration as a family sends it: with its answers to the club's texts and the price it has seen. */
export function sendRegistration(
  request: Request,
  { agreed, texts, asked = REQUIRED_CONSENTS, language, contacts, totalCents, ...registering }: ToSend,
): Promise<Registered> {
  const answered = Object.keys(agreed) as ConsentText[]
  const consents = [...new Set([...asked, ...answered])].map((text) => ({
    text,
    textVersion: texts[text].version,
    agreed: agreed[text] ?? false,
    language,
  }))
  return registerPlayers(request, { ...registering, rest: { consents, contacts, totalCents } })
}
