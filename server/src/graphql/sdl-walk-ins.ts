/** Registering families without email at the desk (P-16, P-17). */
export const walkInActionFields = [
  'registerWalkIn(input: RegisterWalkInInput!): WalkInFamily',
  'familyCode(input: FamilyCodeInput!): NewFamilyCode',
  'markPhoned(input: MarkPhonedInput!): User',
]

export const walkInActionTypes = `"""
For administrators: a family without an email, registered in one go. All of it happens, or nothing; sent again with the same
ids, it makes nothing but another code.
"""
input RegisterWalkInInput {
  "Of the guardian; this and the other ids are made by the client, and the same when the request is repeated."
  id: ID!
  firstName: String!
  lastName: String!
  phone: String!
  children: [WalkInChildInput!]!
  "Another adult, for every child."
  emergencyContact: String
  emergencyPhone: String
  "What the guardian has signed on paper."
  consents: [GivenConsentInput!]
  "The day on that paper. Left out, nothing was signed, and the reason says why they are registered anyway."
  signedOn: AWSDate
  "The family can read it."
  reason: String
  "With a place for some of them only, all wait."
  allOrNone: Boolean
  "What the family was told. If it comes to anything else, nothing is written, and the refusal names the price of now."
  totalCents: Int
}

input WalkInChildInput {
  id: ID!
  registrationId: ID!
  firstName: String!
  lastName: String!
  birthDate: AWSDate!
  programFeeId: ID!
  months: [String!]
  days: [String!]
  "MONTHLY or AT_ONCE, where the club lets families choose."
  payPlan: String
}

type WalkInFamily {
  userId: ID!
  "With which they take over their record later. It can be read this once."
  code: String!
}

"For administrators: another code for a family without an email; the one before ends."
input FamilyCodeInput {
  userId: ID!
  "Only end the one there is."
  end: Boolean
}

type NewFamilyCode {
  "Empty where it was ended."
  code: String!
}

"For administrators: that a family without an email was phoned, or was not after all."
input MarkPhonedInput {
  "Of the call."
  id: ID!
  isDone: Boolean!
}`

export const callFields = ['deskCalls(limit: Int, from: Int): DeskCalls']

export const callTypes = `"What families without an email are to be phoned about, the most urgent first, and what they were of late (P-18)."
type DeskCalls {
  items: [DeskCall!]!
  total: Int!
}

type DeskCall {
  id: ID!
  userId: ID!
  guardian: String
  phone: String
  subject: String!
  "What to say, with an empty line between paragraphs."
  text: String!
  createdAt: AWSDateTime!
  "After this there is nothing to phone about."
  answerBy: AWSDateTime
  phonedAt: AWSDateTime
  "Who has phoned."
  phonedBy: String
}`
