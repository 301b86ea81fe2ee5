/** Mutations by which families join tournaments; implemented in `server/src/tournament/sign-ups/`. */
export const signUpActionFields = [
  'joinTournament(input: JoinTournamentInput!): JoinedTournament',
  'changeSignUp(input: ChangeSignUpInput!): TournamentSignUp',
]

export const signUpActionTypes = `"""
Children of a family join a tournament in one go: all of it happens, or nothing. Who finds no place waits. A child that is
in already stays as it is, so the same request again changes nothing.
"""
input JoinTournamentInput {
  tournamentId: ID!
  players: [JoiningPlayerInput!]!
  "What the family has seen. If it comes to anything else, nothing is written, and the refusal names the price of now."
  totalCents: Int
  "For a fun day: its consent, signed once for all of them. A parent needs it; nobody is asked at the desk."
  waiver: SignedWaiverInput
  "For any other: what the family agrees to; a parent needs conduct, risk and concussion, here or on record."
  consents: [GivenConsentInput!]
  "Likewise how the family can be reached, where that is not on file."
  contacts: GivenContactsInput
}

input JoiningPlayerInput {
  playerId: ID!
  "With whom the child would like to play; the desk and the family read it."
  wish: String
}

input SignedWaiverInput {
  "The version of the text that was read."
  textVersion: String!
  guardianName: String!
  "Mother, father, guardian."
  relation: String!
  phone: String!
  emergencyName: String!
  emergencyPhone: String!
  "One for each statement of the text, in its order."
  agreed: [Boolean!]!
  "YES or NO."
  photos: String!
  "The name of the guardian, typed once more."
  signature: String!
  "In which it was read: en, zh-Hans or zh-Hant. English, unless it says otherwise."
  language: String
}

type JoinedTournament {
  items: [TournamentSignUp]!
  "What those who have a place cost together."
  totalCents: Int!
}

input ChangeSignUpInput {
  id: ID!
  "ACCEPT or DECLINE a place on offer, or LEAVE. Until the closing day leaving costs nothing."
  change: String!
}`
