/** Mutations about money, for the desk and for families. */
export const moneyActionFields = [
  'bookEntry(input: BookEntryInput!): User',
  'movePayment(input: MovePaymentInput!): User',
  'recordRefund(input: RecordRefundInput!): PlayerProgramRegistration',
  'refundToCard(input: RefundToCardInput!): PlayerProgramRegistration',
  'promiseCredit(input: PromiseCreditInput!): User',
  'sendCredit(input: SendCreditInput!): User',
  'pauseReminders(input: PauseRemindersInput!): User',
  'askForHelp(input: AskForHelpInput!): PlayerProgramRegistration',
  'decideHelp(input: DecideHelpInput!): PlayerProgramRegistration',
  'closeBooks(input: CloseBooksInput!): ClosedBooks',
  'importStatement(input: ImportStatementInput!): ImportedStatement',
  'acceptBankLines(input: AcceptBankLinesInput!): AcceptedLines',
  'decideBankLine(input: DecideBankLineInput!): DecidedLine',
]

export const moneyActionTypes = `"For administrators: an entry on a family's account. What is booked is never changed; a reversal undoes it."
input BookEntryInput {
  "Made by the client, and the same when the request is repeated."
  id: ID!
  "A guardian of the family."
  userId: ID!
  "PAYMENT, CREDIT, REFUND, FUND_HELP, WRITE_OFF or REVERSAL."
  kind: String!
  "Left out for a reversal, which undoes the whole entry."
  cents: Int
  "The day of the bank."
  day: AWSDate!
  "The registration or kit order that it is about; a payment that names none covers the oldest due first."
  itemId: ID
  month: String
  "The entry that a reversal undoes."
  reversesId: ID
  "E_TRANSFER, CASH, CHEQUE, CARD or OTHER."
  method: String
  payer: String
  "Why. The family can read it."
  note: String
}

"For administrators: a payment that was booked for the wrong thing or family is undone there and booked here."
input MovePaymentInput {
  "Of the new entry: made by the client, and the same when the request is repeated."
  id: ID!
  "The payment that was wrong."
  entryId: ID!
  "A guardian of the family that it goes to, or stays with."
  userId: ID!
  "What it covers; left out, the oldest due first."
  itemId: ID
  month: String
  "Why. Both families can read it."
  note: String!
}

"For administrators: what was promised to somebody who left has been sent. The family gets an email."
input RecordRefundInput {
  "Of the entry: made by the client, and the same when the request is repeated."
  id: ID!
  registrationId: ID!
  "The day of the bank."
  day: AWSDate!
  "E_TRANSFER, CASH, CHEQUE, CARD or OTHER."
  method: String!
  bankReference: String
}

"For administrators: what was promised to somebody who left goes back to the cards that paid. The family gets an email once it has."
input RefundToCardInput {
  "Of the entry: made by the client, and the same when the request is repeated."
  id: ID!
  registrationId: ID!
}

"For administrators: a family's credit is to be sent back, in place of what was promised before."
input PromiseCreditInput {
  "Of the promise: made by the client, and the same when the request is repeated."
  id: ID!
  "A guardian of the family."
  userId: ID!
  "0 keeps it as credit."
  cents: Int!
}

"For administrators: promised credit has been sent, or goes back to the cards that paid. The family gets an email."
input SendCreditInput {
  "Of the entry: made by the client, and the same when the request is repeated."
  id: ID!
  "Of the promise."
  refundId: ID!
  "Needs nothing else."
  isToCard: Boolean
  "The day of the bank."
  day: AWSDate
  "E_TRANSFER, CASH, CHEQUE, CARD or OTHER."
  method: String
  bankReference: String
}

"For administrators: nothing can be booked any more in this month and before; an earlier month than now reopens those after it."
input CloseBooksInput {
  "Such as 2025-09."
  through: String!
  "Needed to reopen; it is in the audit."
  reason: String
}

type ClosedBooks {
  through: String!
}

"For administrators: by agreement, a family gets no reminders until a day; without a day it gets them again."
input PauseRemindersInput {
  userId: ID!
  until: AWSDate
  "The family can read it."
  reason: String
}

"A family asks a fund for help with a place of its own, or the desk notes that it has. Nothing about health or income belongs here."
input AskForHelpInput {
  registrationId: ID!
  fund: String!
  note: String
}

"For administrators: what the fund has said. What it pays is booked as an entry."
input DecideHelpInput {
  id: ID!
  "GRANTED, with an amount and a day, or REFUSED."
  state: String!
  cents: Int
  day: AWSDate
}

"For administrators: a bank's file, as CSV, OFX or QFX. Lines that are kept already are not kept twice."
input ImportStatementInput {
  "In Base64."
  content: String!
  "Of a file whose columns nobody knows yet; it is remembered."
  layout: StatementLayoutInput
}

"Which columns say what, counted from 0: either one amount with its sign, or what came in and what went out."
input StatementLayoutInput {
  "The rows before the first line."
  skip: Int!
  day: Int!
  texts: [Int!]!
  amount: Int
  moneyIn: Int
  moneyOut: Int
  "MDY or DMY, of days such as 03/04/2025."
  order: String!
}

type ImportedStatement {
  "How many lines were added and known, and rows that could not be read; or the first rows of an unknown layout."
  outcome: AWSJSON!
}

"For administrators: books all of these lines that are certain."
input AcceptBankLinesInput {
  ids: [ID!]!
  "The sum that was shown."
  cents: Int!
}

type AcceptedLines {
  booked: Int!
  cents: Int!
}

"For administrators: books a line on a family's account, sets it aside with a note, or with neither opens it again."
input DecideBankLineInput {
  id: ID!
  "A guardian of the family."
  userId: ID
  note: String
}

type DecidedLine {
  id: ID!
}`
