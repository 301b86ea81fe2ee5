import { accountNames, roleNames } from '../../../desk/account-names.ts'
import type { CsvColumn } from '../../../desk/csv.ts'
import type { PersonLine } from '../../../desk/people-lines.ts'

export const userCsv: CsvColumn<PersonLine>[] = [
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['E-mail', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Role', ({ role }) => roleNames[role]],
  ['Sign-in', ({ state }) => accountNames[state].children],
  ['Children', ({ children }) => children.map(({ name }) => name).join('; ')],
  ['Linked with', ({ linked }) => linked.map(({ name }) => name).join('; ')],
  ['Last sign-in', ({ signedInAt }) => signedInAt],
  ['Since', ({ createdAt }) => createdAt],
]
