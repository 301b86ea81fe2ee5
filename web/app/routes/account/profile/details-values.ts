import { type ConsentInput, createConsent } from '../../../data/consents.ts'
import type { Request } from '../../../data/request.ts'
import type { Row } from '../../../data/row.ts'
import { updateRow } from '../../../data/write-row.ts'
import { openTabSession } from '../../../session/tab-session.ts'

export type DetailValues = ReturnType<typeof detailsOf>

/** A record as a form needs it: missing values become empty strings. */
export function detailsOf(record: Row) {
  const text = (field: string) => (typeof record[field] === 'string' ? (record[field] as string) : '')
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    phone: text('phone'),
    language: text('language'),
    avatarUrl: text('avatarUrl'),
    newsletter: record.newsletter === true,
  }
}

interface Save {
  record: Row
  values: DetailValues
  /** The newsletter text that was read. */
  read: Pick<ConsentInput, 'textVersion' | 'language'>
}

/** Saves the record, then the newsletter consent if it has changed; the header updates at once. */
export async function saveDetails(request: Request, { record, values, read }: Save): Promise<Row> {
  const { phone, language, ...rest } = values
  const saved = await updateRow(request, 'User', {
    id: record.id,
    _version: record._version,
    ...rest,
    phone: phone.trim() || null,
    language: language || null,
  })
  if (values.newsletter !== (record.newsletter === true))
    await createConsent(request, {
      userId: record.id,
      text: 'NEWSLETTER',
      agreed: values.newsletter,
      ...read,
    })
  const { userChanged } = await openTabSession()
  userChanged(saved)
  return saved
}
