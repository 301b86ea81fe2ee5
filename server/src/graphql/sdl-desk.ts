/** Queries of the desk about what is no row of a model, for administrators alone. `desk-queries.ts` says what they read. */
export const deskFields = ['deskNumbers: DeskNumbers']

export const deskFieldNames = deskFields.map((line) => line.split(/[(:]/, 1).join(''))

export const deskTypes = `"What needs a decision now, and how the club stands."
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
  failedLetters: Int!
}

type DeskWaiting {
  count: Int!
  since: AWSDateTime
}

type DeskOverdue {
  count: Int!
  cents: Int!
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
}`
