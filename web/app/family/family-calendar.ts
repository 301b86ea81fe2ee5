import type { Document } from '../data/documents.ts'
import type { Request } from '../data/request.ts'

const document: Document = {
  field: 'familyCalendar',
  query: `mutation FamilyCalendar($input: FamilyCalendarInput) { familyCalendar(input: $input) { path } }`,
}

/** The secret path of this account's calendar; renewed, the one before ends. */
export async function familyCalendar(request: Request, { renew = false } = {}): Promise<string> {
  return (await request<{ path: string }>(document, { input: { renew } })).path
}
