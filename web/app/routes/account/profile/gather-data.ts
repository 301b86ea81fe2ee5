import { completeDataByEmail } from '../../../data/complete-data.ts'
import { listConsents } from '../../../data/consents.ts'
import type { Request } from '../../../data/request.ts'
import type { Row } from '../../../data/row.ts'

/** Everything the club keeps about a family. All of it or an error: half an answer would look whole. */
export async function gatherData(request: Request, record: Pick<Row, 'id'> & { email: string }, now: Date) {
  const data = await completeDataByEmail(request, record.email)
  if (!data.users.some(({ id }) => id === record.id)) throw new Error('Query timeout')
  const consents = await listConsents(request, record.id)
  return { gatheredAt: now.toISOString(), ...data, consents }
}
