import type { Language } from '@touchline/domain/languages.ts'
import type { ConsentText } from '@touchline/domain/registrations/consents.ts'
import type { Document } from './documents.ts'
import type { Request } from './request.ts'

export interface ConsentInput {
  userId: string
  /** Left out where the consent is about the guardian. */
  playerId?: string
  text: ConsentText
  textVersion: string
  agreed: boolean
  /** The language it was read in; English if not given (Y-6). */
  language?: Language
}

const CREATE: Document = {
  query: 'mutation CreateConsent($input: CreateConsentInput!) { createConsent(input: $input) { id } }',
  field: 'createConsent',
}

/** A consent stays on record once given; it is withdrawn by recording the opposite. */
export async function createConsent(request: Request, input: ConsentInput): Promise<void> {
  await request(CREATE, { input })
}
