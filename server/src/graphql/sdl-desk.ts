import { campaignFields, campaignTypes } from './sdl-campaigns.ts'
import { moneyFields, moneyTypes } from './sdl-money.ts'
import { movingInFields, movingInTypes } from './sdl-moving-in.ts'
import { peopleFields, peopleTypes } from './sdl-people.ts'
import { tournamentFields, tournamentTypes } from './sdl-tournaments.ts'
import { callFields, callTypes } from './sdl-walk-ins.ts'

/** Administrators' queries that do not read rows of a model; implemented in `desk-queries.ts`. */
export const deskFields = [
  'deskNumbers(season: ID): DeskNumbers',
  ...campaignFields,
  'deskFieldNotes(programId: ID!, limit: Int, from: Int): FieldNotes',
  'deskAttendance(firstDay: AWSDate!, lastDay: AWSDate!, programId: ID, playerId: ID, limit: Int, from: Int): Attendance',
  'deskFailedEmails(limit: Int, from: Int): FailedEmails',
  ...moneyFields,
  ...peopleFields,
  ...callFields,
  ...movingInFields,
  ...tournamentFields,
]

export const deskFieldNames = deskFields.map((line) => line.split(/[(:]/, 1).join(''))

export const deskTypes = `"What needs a decision now, and how the club stands, in a season or in all of them."
type DeskNumbers {
  asOf: AWSDateTime!
  attention: DeskAttention!
  totals: DeskTotals!
  "Registrations by week, a year of them at most."
  weeks: [DeskWeek!]!
  "Players by age group of this season; null for those in none."
  ages: [DeskAgeGroup!]!
  "Of the latest programs with money in them."
  money: [DeskMoney!]!
  "Ordered, and not handed over yet."
  kit: [DeskKit!]!
}

type DeskAttention {
  pending: DeskWaiting!
  overdue: DeskOverdue!
  leaving: DeskWaiting!
  freePlaces: [DeskFreePlaces!]!
  kitReady: Int!
  "Ordered more than two weeks ago, and not paid."
  kitStale: Int!
  consentsMissing: Int!
  "Children of the teams of the next event that needs a signed form, and have none."
  eventConsents: DeskEventConsents
  "Families that are worth a look."
  unusual: Int!
  failedEmails: Int!
  "Families without an email, once for each thing to phone about."
  calls: Int!
}

type DeskWaiting {
  count: Int!
  since: AWSDateTime
  "In the other seasons."
  elsewhere: Int!
}

type DeskOverdue {
  count: Int!
  cents: Int!
  "In the other seasons."
  elsewhere: Int!
}

type DeskFreePlaces {
  programId: ID!
  program: String!
  "Null: no limit."
  free: Int
  waiting: Int!
}

type DeskEventConsents {
  slug: String!
  event: String!
  date: AWSDate!
  missing: Int!
}

type DeskTotals {
  players: Int!
  families: Int!
  live: Int!
  programs: Int!
}

type DeskWeek {
  week: AWSDate!
  registrations: Int!
}

type DeskAgeGroup {
  group: Int
  players: Int!
}

type DeskMoney {
  programId: ID!
  program: String!
  expectedCents: Int!
  receivedCents: Int!
}

type DeskKit {
  itemType: String!
  size: String
  status: String!
  quantity: Int!
}

${campaignTypes}

"What coaches of a program wrote to the desk: first what nobody has seen to, the latest day first."
type FieldNotes {
  items: [FieldNote!]!
  total: Int!
}

type FieldNote {
  id: ID!
  day: AWSDate!
  "NOTE or VISITOR, somebody who came without a registration."
  kind: String!
  words: String!
  "By the name of the link that it came by."
  coach: String!
  "Who has seen to it."
  readBy: String
}

"Who was there and who had said that they can't come, by day, program and child."
type Attendance {
  items: [AttendanceMark!]!
  total: Int!
}

type AttendanceMark {
  playerId: ID!
  programId: ID!
  program: String!
  day: AWSDate!
  "HERE or AWAY; null where nobody has marked it."
  state: String
  "The family has said that the child cannot come."
  isAbsent: Boolean!
}

"Emails that were refused, given up or came back, the latest failure first."
type FailedEmails {
  items: [FailedEmail!]!
  total: Int!
}

type FailedEmail {
  id: ID!
  to: String!
  "Null while the email holds a code that still counts."
  subject: String
  attempts: Int!
  lastError: String!
  createdAt: AWSDateTime!
  failedAt: AWSDateTime!
}

${moneyTypes}

${peopleTypes}

${callTypes}

${movingInTypes}

${tournamentTypes}`
