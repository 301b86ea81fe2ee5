/** Queries of the desk about money; implemented in `server/src/money/`. */
export const moneyFields = [
  'deskBooks(year: Int, season: ID): DeskBooks',
  'deskDues(age: OverdueAge, month: String, programId: ID, isKit: Boolean, isOpen: Boolean, limit: Int, from: Int): DeskDues',
  'deskEntries(firstDay: AWSDate, lastDay: AWSDate, kinds: [String!], limit: Int, from: Int): DeskEntries',
  'deskRefunds: DeskRefunds',
  'deskBankLines(state: BankLineState, limit: Int, from: Int): DeskBankLines',
  'deskCredits(limit: Int, from: Int): DeskCredits',
]

export const moneyTypes = `enum OverdueAge {
  UP_TO_30
  UP_TO_60
  UP_TO_90
  OVER_90
}

"How the club stands with its families, and what came in and went out in a year, or in the months of a season."
type DeskBooks {
  year: Int!
  "False for minutes after many accounts have changed at once: the rest of the sums follows."
  isComplete: Boolean!
  overdue: [DeskOverdueAge!]!
  refunds: DeskSum!
  "What families have paid ahead."
  credit: DeskSum!
  "Of the bank, to be decided."
  bankLines: DeskSum!
  "By service month; without a program it is kit."
  months: [DeskDueMonth!]!
  "The last month in which nothing can be booked any more."
  closedThrough: String
  "By the month of the bank."
  cash: [DeskCashMonth!]!
  "What has happened to card payments in the last 60 days and wants a look; empty where the club takes no cards."
  cards: [DeskCardLine!]!
  "Places that families lose after a day unless something is paid, the next one first; empty where the club gives none up."
  atRisk: [DeskPlaceAtRisk!]!
  "What families have asked funds for and is neither paid nor refused yet, the oldest first."
  cases: [DeskFundCase!]!
}

type DeskFundCase {
  id: ID!
  userId: ID
  family: String
  familyNumber: Int
  player: String!
  program: String!
  fund: String!
  "ASKED or GRANTED."
  state: String!
  "What was granted."
  cents: Int
  askedOn: AWSDate!
}

type DeskPlaceAtRisk {
  "Of the registration."
  id: ID!
  userId: ID
  family: String
  familyNumber: Int
  player: String!
  program: String!
  lastDay: AWSDate!
  "False while the email has not left or came back, and while nobody has phoned."
  isTold: Boolean!
  cents: Int!
}

type DeskCardLine {
  id: ID!
  userId: ID
  family: String
  familyNumber: Int
  "DISPUTE, REFUND_ELSEWHERE, WRONG_AMOUNT, DECLINED or REFUND."
  kind: String!
  "In the card service's words."
  state: String!
  cents: Int!
  at: AWSDateTime!
}

type DeskOverdueAge {
  age: OverdueAge!
  families: Int!
  cents: Int!
}

type DeskSum {
  count: Int!
  cents: Int!
}

type DeskDueMonth {
  month: String!
  programId: ID
  program: String
  dues: Int!
  expectedCents: Int!
  receivedCents: Int!
}

type DeskCashMonth {
  month: String!
  receivedCents: Int!
  sentCents: Int!
}

"What families owe or have paid, by child and month."
type DeskDues {
  items: [DeskDue!]!
  total: Int!
  openCents: Int!
}

type DeskDue {
  id: ID!
  userId: ID
  family: String
  "What the family's payment reference is written from."
  familyNumber: Int
  player: String
  program: String
  itemType: String
  "The club's own name of it when it was ordered."
  itemName: String
  month: String!
  dueOn: AWSDate!
  cents: Int!
  coveredCents: Int!
}

"Entries of the books by the day of the bank."
type DeskEntries {
  items: [DeskEntry!]!
  total: Int!
}

type DeskEntry {
  id: ID!
  number: Int!
  day: AWSDate!
  kind: String!
  "Of a reversal: what it undoes."
  undoneKind: String
  "More than zero; what they do is the kind's. Below zero where a reversal takes it back."
  cents: Int!
  userId: ID
  family: String
  familyNumber: Int
  player: String
  program: String
  itemType: String
  "The club's own name of it when it was ordered."
  itemName: String
  month: String
  method: String
  payer: String
  bankReference: String
  note: String
  bookedBy: String
  "By a line of the bank that was certain, without anybody."
  isAutomatic: Boolean!
}

"What was promised to those who have left, or of the credit of those who stay, and not sent yet."
type DeskRefunds {
  items: [DeskRefund!]!
  cents: Int!
}

type DeskRefund {
  "Of the registration; of the promise, where credit goes back."
  id: ID!
  userId: ID
  family: String
  familyNumber: Int
  "Credit of a family that stays."
  isCredit: Boolean!
  player: String
  program: String
  "When the credit was promised, where it is that."
  withdrawnAt: AWSDateTime
  "No more than is left on the family's account."
  cents: Int!
  "What of it can go back to the cards that paid."
  cardCents: Int!
}

"Families that have paid ahead."
type DeskCredits {
  items: [DeskCredit!]!
  total: Int!
}

type DeskCredit {
  "Of the account."
  id: ID!
  userId: ID
  family: String
  familyNumber: Int
  cents: Int!
}

enum BankLineState {
  OPEN
  BOOKED
  SET_ASIDE
}

"Lines of the bank's statements in a state, newest first."
type DeskBankLines {
  items: [DeskBankLine!]!
  total: Int!
  counts: [BankLineCount!]!
}

type BankLineCount {
  state: BankLineState!
  count: Int!
}

type DeskBankLine {
  id: ID!
  day: AWSDate!
  "Below zero for what went out."
  cents: Int!
  text: String!
  state: BankLineState!
  "Of a line to be decided: CERTAIN, LIKELY or UNDECIDED, and why."
  certainty: String
  reason: String
  "Whose it is, or seems to be."
  userId: ID
  family: String
  familyNumber: Int
  "Of a line that is booked."
  entryId: ID
  "Why it was set aside."
  note: String
  "Booked without anybody, since it was certain."
  isAutomatic: Boolean!
  "Certain, and about to be booked so."
  isBeingBooked: Boolean!
}`
