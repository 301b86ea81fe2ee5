import type { Language } from '@touchline/domain/languages.ts'
import type { ConsentText } from '@touchline/domain/registrations/consents.ts'
import type { Document } from './documents.ts'
import type { Request } from './request.ts'

export interface ConsentInput {
  userId: string
  /** Left out where it is about the guardian. */
  playerId?: string
  text: ConsentText
  textVersion: string
  agreed: boolean
  /** In which it was read; English where nothing else is said (Y-6). */
  language?: Language
}

const CREATE: Document = {
  query: 'mutation CreateConsent($input: CreateConsentInput!) { createConsent(input: $input) { id } }',
  field: 'createConsent',
}

/** What is said once stays on record; to take it back is to say the opposite. */
export async function createConsent(request: Request, input: ConsentInput): Promise<void> {
  await request(CREATE, { input })
}
