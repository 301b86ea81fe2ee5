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
  // On an opening night hundreds may have sent theirs before (E-22): who gave up would only stand in line once more.
  seconds: 30,
}

export interface Registered {
  items: { id: string; status: string; waitlistPosition: number | null }[]
}

export interface ToRegister {
  joining: readonly Joining[]
  allOrNone: boolean
  /** How they pay by the month; undefined where the club leaves no choice. */
  payPlan?: PayPlan | undefined
  /** What is said of one of them besides. */
  besides?: (playerId: string) => object
  /** What is said of all of them besides. */
  rest?: object
}

/** All of them or none; the ids make it safe to send again. */
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
  /** What has to be answered here; a family that is not shown a text again does not answer it again (Y-8). */
  asked?: readonly ConsentText[]
  /** In which the family has read them; English where nothing else is said (Y-6). */
  language?: Language
  contacts?: GivenContacts
  /** What the family has seen. */
  totalCents: number
}

/** As a family sends it: with its answers to the club's texts, and by the price that it has seen. */
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
