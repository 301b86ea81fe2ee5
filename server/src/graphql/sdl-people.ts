import { ACCOUNT_STATES, DESK_ROLES } from '@touchline/domain/users/account-state.ts'

/** Everybody the club knows or who can sign in: users, accounts, or both. */
export const peopleFields = [
  'searchPeople(words: String, state: AccountState, role: DeskRole, hasChildren: Boolean, isLinked: Boolean, isUnusual: Boolean, sort: PeopleSort, isDescending: Boolean, limit: Int, from: Int, nextToken: String): People',
  'deskPerson(id: ID!): PersonDetails',
  'deskPersonEmails(id: ID!, limit: Int, from: Int): PersonsEmails',
  'deskDuplicates(apart: Boolean, limit: Int, from: Int): PossibleDuplicates',
]

const person = `"Of the club's row; of the account where there is no row yet."
  id: ID!
  version: Int
  "False for an account that the club has no row of yet."
  hasRecord: Boolean!
  "Null where nobody can sign in."
  accountId: ID
  email: String!
  firstName: String
  lastName: String
  phone: String
  role: DeskRole!
  state: AccountState!
  "Shared by accounts that are linked as one family."
  family: String
  "The others of the family."
  linked: [NamedUser!]!
  children: [NamedChild!]!
  createdAt: AWSDateTime!
  "As far as it is still known."
  signedInAt: AWSDateTime`

export const peopleTypes = `"How things stand with somebody's sign-in."
enum AccountState {
  ${ACCOUNT_STATES.join('\n  ')}
}

enum DeskRole {
  ${DESK_ROLES.join('\n  ')}
}

enum PeopleSort {
  name
  email
  role
  state
  children
  signedIn
  added
}

type People {
  items: [Person!]!
  total: Int!
  "By state, under the other filters."
  counts: [PeopleCount!]!
  nextToken: String
}

type PeopleCount {
  state: AccountState!
  count: Int!
}

type Person {
  ${person}
}

type NamedUser {
  id: ID!
  name: String!
}

type NamedChild {
  id: ID!
  name: String!
  firstName: String!
}

type PersonDetails {
  ${person}
  language: String
  newsletter: Boolean
  "A code of an authenticator app is needed at sign-in."
  hasSecondFactor: Boolean!
  "How many answers to consents are kept under their name."
  consents: Int!
  "Why their family is worth a look; empty for nearly everyone."
  unusual: [String!]!
  players: [PersonsChild!]!
  "Emails in a row that the address would not have."
  refusals: RefusedEmails
  "Guardians of whom the club has noted that one has no access to the other's children."
  barred: [BarredGuardian!]!
  "The latest code with which they can take over their record; null where none was printed."
  familyCode: FamilyCode
}

type FamilyCode {
  madeBy: String!
  madeAt: AWSDateTime!
  endsAt: AWSDateTime!
  "OPEN, USED, or ENDED by its time or by too many tries."
  state: String!
  usedAt: AWSDateTime
}

type BarredGuardian {
  "Of the other one."
  id: ID!
  name: String!
  "True: this person has no access to the other's children. False: the other has none to theirs."
  isBarred: Boolean!
  reason: String!
  by: String!
  at: AWSDateTime!
}

type PersonsChild {
  id: ID!
  firstName: String!
  lastName: String!
  birthDate: AWSDate!
  status: String!
  registrations: [PersonsRegistration!]!
  kitOrders: [PersonsKitOrder!]!
}

type PersonsRegistration {
  id: ID!
  programId: ID!
  program: String!
  status: String!
  priceCents: Int
  createdAt: AWSDateTime!
}

type PersonsKitOrder {
  id: ID!
  itemType: String!
  "The club's own name of it when it was ordered."
  itemName: String
  size: String
  quantity: Int!
  totalCents: Int!
  status: String!
  createdAt: AWSDateTime!
}

"What the club has written to somebody, the latest first."
type PersonsEmails {
  items: [PersonsEmail!]!
  total: Int!
}

type PersonsEmail {
  id: ID!
  "Null while the email holds a code that still counts."
  subject: String
  createdAt: AWSDateTime!
  sentAt: AWSDateTime
  failedAt: AWSDateTime
}

type RefusedEmails {
  count: Int!
  lastError: String!
  lastAt: AWSDateTime!
}

"Pairs of users who may be one person: one address, one name and phone, or one child."
type PossibleDuplicates {
  items: [PossibleDuplicate!]!
  total: Int!
  "Pairs of which somebody has said that they are two."
  apartCount: Int!
}

type PossibleDuplicate {
  id: ID!
  first: Person!
  second: Person!
  "SAME_EMAIL, SAME_NAME_AND_PHONE or SAME_CHILD."
  reasons: [String!]!
  "Whom both have."
  child: String
  "Who has said that they are two."
  apart: SaidApart
}

type SaidApart {
  by: String!
  at: AWSDateTime!
}`
