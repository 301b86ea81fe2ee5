import type { Language } from '@touchline/domain/languages.ts'
import type { Sql, Transaction } from '../../postgres/pool.ts'
import { documentWords } from './document-words.ts'

export interface GuardianName {
  firstName: string
  lastName: string
  email: string
}

/** Guardians who share an account, in the order they were created. */
export const namesOf = (sql: Sql | Transaction, userIds: string[]): Promise<GuardianName[]> =>
  sql<GuardianName[]>`
    select coalesce(first_name, '') as "firstName", coalesce(last_name, '') as "lastName", email
    from users where id = any(${userIds}) order by created_at, id`

/** 'Robin Fraser, Sam Fraser' or '王芳、李伟'; the email address for those without a name. */
export function writtenNames(guardians: readonly GuardianName[], language: Language): string {
  const { fullName, names } = documentWords(language).texts
  return names(
    guardians.map(({ firstName, lastName, email }) => fullName(firstName, lastName).trim() || email),
  )
}
