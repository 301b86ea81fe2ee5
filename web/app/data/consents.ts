import type { ConsentText } from '@touchline/domain/consents.ts'
import type { Document } from './documents.ts'
import type { Request } from './request.ts'

export interface ConsentInput {
  userId: string
  /** Left out where it is about the guardian. */
  playerId?: string
  text: ConsentText
  textVersion: string
  agreed: boolean
}

/** As the service sends it: what was said about which text, and when. A later one takes the place of an earlier. */
export interface Consent extends ConsentInput {
  id: string
  createdAt: string
}

const CREATE: Document = {
  query: 'mutation CreateConsent($input: CreateConsentInput!) { createConsent(input: $input) { id } }',
  field: 'createConsent',
}

const LIST: Document = {
  query: `query ListConsents($filter: ModelConsentFilterInput, $limit: Int, $nextToken: String) {
    listConsents(filter: $filter, limit: $limit, nextToken: $nextToken) {
      items { id userId playerId text textVersion agreed createdAt }
      nextToken
    }
  }`,
  field: 'listConsents',
}

/** What is said once stays on record; to take it back is to say the opposite. */
export async function createConsent(request: Request, input: ConsentInput): Promise<void> {
  await request(CREATE, { input })
}

export async function listConsents(request: Request, userId: string): Promise<Consent[]> {
  const consents: Consent[] = []
  let nextToken: string | null = null
  do {
    const variables = { filter: { userId: { eq: userId } }, limit: 1_000, nextToken }
    const page: { items: Consent[]; nextToken: string | null } = await request(LIST, variables)
    consents.push(...page.items)
    nextToken = page.nextToken
  } while (nextToken)
  return consents
}
