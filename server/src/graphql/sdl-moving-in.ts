/** Importing families from a spreadsheet (I-1 to I-13). */
export const movingInActionFields = [
  'moveIn(input: MoveInInput!): MovedIn',
  'undoMoveIn(input: UndoMoveInInput!): MovedIn',
  'inviteMovedIn(input: InviteMovedInInput!): MovedIn',
]

export const movingInFields = ['deskMoveIns(limit: Int, from: Int): DeskMoveIns']

export const movingInActionTypes = `"""
For administrators: a sheet of guardians with their children, registrations and payments. Without an id the answer says what would become of each row,
and nothing is written but how its columns and programs were mapped. With one, all of it is brought in, or nothing; the same id again
brings nothing more.
"""
input MoveInInput {
  "The file or the pasted rows, in base64."
  content: String!
  "What each column says, or null; left out, by how they were mapped before or by their headings."
  columns: [String]
  "MDY or DMY, for dates such as 03/04/2015."
  order: String
  decisions: [MoveInDecisionInput!]
  "Which plan a program of the sheet stands for."
  programs: [MoveInProgramInput!]
  "Made by the client."
  id: ID
  "Of what was looked at. If anything else would become of the rows now, nothing is written."
  seen: String
  fileName: String
}

"About a row that is unclear."
input MoveInDecisionInput {
  row: Int!
  "The guardian whose family it is, or NEW."
  family: String
  isAnotherChild: Boolean
  isLeftOut: Boolean
  "Not the payment of the same amount that is in the books."
  isAnotherPayment: Boolean
}

input MoveInProgramInput {
  "As the answer names it."
  key: String!
  "null: its registrations are left out."
  feeId: ID
}

"For administrators: takes an import back, but for what something else hangs on by now."
input UndoMoveInInput {
  id: ID!
}

"For administrators: emails a code to some of the families of an import that were not invited yet; again, to the next ones."
input InviteMovedInInput {
  id: ID!
}

type MovedIn {
  "What would become of the rows, what was brought in, taken back, or how many were invited and which were left out, as JSON."
  outcome: String!
}`

export const movingInTypes = `"Imports from spreadsheets, newest first."
type DeskMoveIns {
  items: [DeskMoveIn!]!
  total: Int!
}

type DeskMoveIn {
  id: ID!
  fileName: String!
  families: Int!
  children: Int!
  registrations: Int!
  payments: Int!
  "How many families have an address and were not invited yet."
  toInvite: Int!
  invited: Int!
  madeBy: String!
  madeAt: AWSDateTime!
  undoneAt: AWSDateTime
}`
