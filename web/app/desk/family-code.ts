import type { Document } from '../data/documents.ts'
import type { Request } from '../data/request.ts'

const document: Document = {
  field: 'familyCode',
  query: 'mutation FamilyCode($input: FamilyCodeInput!) { familyCode(input: $input) { code } }',
}

/** A new code for a family without an email, to be printed at once: it cannot be read again (P-17). */
export const newFamilyCode = async (request: Request, userId: string): Promise<string> =>
  (await request<{ code: string }>(document, { input: { userId } })).code

export const endFamilyCode = (request: Request, userId: string): Promise<unknown> =>
  request(document, { input: { userId, end: true } })
