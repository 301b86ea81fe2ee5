/** Queries of the desk about tournaments; implemented in `server/src/tournament/`. */
export const tournamentFields = [
  'deskTournaments(limit: Int, from: Int): DeskTournaments',
  'deskTournament(slug: String!): DeskTournament',
  'deskSignUps(slug: String!, limit: Int, from: Int): DeskSignUps',
  'deskEventConsents(slug: String!, limit: Int, from: Int): EventConsents',
  'deskThanks(slug: String!, limit: Int, from: Int): ThankYouNotes',
  'deskResults(slug: String!, limit: Int, from: Int): EnteredResults',
  'deskTournamentPlayers(programId: ID!, limit: Int, from: Int): TournamentPlayers',
]

export const tournamentTypes = `"Tournaments with what is in the works, the latest first."
type DeskTournaments {
  items: [DeskTournamentLine!]!
  total: Int!
}

type DeskTournamentLine {
  id: ID!
  slug: String!
  name: String!
  kind: String!
  date: AWSDate!
  status: String!
  revision: Int!
  publishedAt: AWSDateTime
  teams: Int!
  matches: Int!
  "Something is in the works that visitors do not see."
  isDraft: Boolean!
  "Rules that the plan breaks."
  violations: Int!
  disputes: Int!
  "Thank-you notes that nobody has read yet."
  notes: Int!
}

"A tournament as the desk works on it."
type DeskTournament {
  id: ID!
  slug: String!
  name: String!
  kind: String!
  date: AWSDate!
  status: String!
  revision: Int!
  publishedAt: AWSDateTime
  "Null: families do not join it."
  signUpUntil: AWSDate
  signUpFromAge: Int
  signUpToAge: Int
  signUpFeeCents: Int
  signUpPlaces: Int
  "Send it back with a save."
  version: Int!
  changedBy: String!
  changedAt: AWSDateTime!
  isDraft: Boolean!
  "The draft, or what is published."
  plan: AWSJSON!
  published: AWSJSON
  violations: [PlanViolation!]!
  "What the next publication would say."
  changes: [String!]!
}

type PlanViolation {
  rule: String!
  text: String!
  matchIds: [String!]!
  teamId: String
  officialId: String
}

"Children who have joined a tournament, wait or have left again."
type DeskSignUps {
  items: [DeskSignUp!]!
  total: Int!
}

type DeskSignUp {
  id: ID!
  playerId: ID!
  firstName: String!
  lastName: String!
  birthDate: AWSDate!
  "Whose child it is."
  familyId: ID
  status: String!
  waitlistPosition: Int
  offerExpiresAt: AWSDateTime
  wish: String
  feeCents: Int!
  "What is still to be paid of it."
  openCents: Int!
  team: String
  "Whether somebody has signed; null where nobody needs to."
  isSigned: Boolean
  createdAt: AWSDateTime!
}

"Children of the teams with the consent signed for each, then those who are in no team."
type EventConsents {
  items: [EventConsent!]!
  total: Int!
}

type EventConsent {
  id: ID!
  name: String!
  birthDate: AWSDate
  "Null: in no team."
  team: String
  division: String
  "Null: nobody has signed for this child yet."
  form: SignedForm
}

type SignedForm {
  reference: String!
  textVersion: String!
  guardianName: String!
  relation: String!
  email: String!
  phone: String!
  emergencyName: String!
  emergencyPhone: String!
  photos: Boolean!
  signedAt: AWSDateTime!
  "Which child of the form."
  place: Int!
  hasHealthNotes: Boolean!
}

"What teams have written to their referees, the newest first."
type ThankYouNotes {
  items: [ThankYouNote!]!
  total: Int!
}

type ThankYouNote {
  id: ID!
  "The referee."
  to: String!
  "The team."
  from: String!
  words: String!
  "WAITING, SHOWN or HIDDEN."
  state: String!
  createdAt: AWSDateTime!
}

"Every result of a tournament as it came in, the newest first."
type EnteredResults {
  items: [EnteredResult!]!
  total: Int!
}

type EnteredResult {
  id: ID!
  matchId: ID!
  entry: AWSJSON!
  enteredBy: String!
  "TAKEN, SAME, DISPUTED, which waits for the desk, or SETTLED."
  outcome: String!
  createdAt: AWSDateTime!
}

"Children with a place in a program, to be dealt into teams."
type TournamentPlayers {
  items: [TournamentPlayer!]!
  total: Int!
}

type TournamentPlayer {
  playerId: ID!
  firstName: String!
  lastName: String!
  birthDate: AWSDate!
  "Whose child it is."
  familyId: ID
}`
