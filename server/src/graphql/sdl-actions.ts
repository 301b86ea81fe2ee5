import { moneyActionFields, moneyActionTypes } from './sdl-money-actions.ts'
import { movingInActionFields, movingInActionTypes } from './sdl-moving-in.ts'
import { signUpActionFields, signUpActionTypes } from './sdl-sign-ups.ts'
import { walkInActionFields, walkInActionTypes } from './sdl-walk-ins.ts'

/** Mutations that do more than write a single row. `write-actions.ts` has their implementations. */
export const actionFields = [
  'registerPlayers(input: RegisterPlayersInput!): RegisteredPlayers',
  ...walkInActionFields,
  ...movingInActionFields,
  'answerOffer(input: AnswerOfferInput!): PlayerProgramRegistration',
  'addSecondDay(input: AddSecondDayInput!): PlayerProgramRegistration',
  'changeMonths(input: ChangeMonthsInput!): ChangedMonths',
  'orderKit(input: OrderKitInput!): OrderedKit',
  'saveProgram(input: SaveProgramInput!): Program',
  'sayAbsent(input: SayAbsentInput!): Player',
  'familyCalendar(input: FamilyCalendarInput): FamilyCalendar',
  'saveDiscount(input: SaveDiscountInput!): Discount',
  ...moneyActionFields,
  'openNextSeason(input: OpenNextSeasonInput!): Season',
  'publishSeason(input: PublishSeasonInput!): Season',
  'undoNextSeason(input: UndoNextSeasonInput!): Season',
  ...signUpActionFields,
]

export const actionTypes = `"""
One or several children of a family, registered in one go: all of it happens, or nothing. The same ids again give the
registrations that they have made.
"""
input RegisterPlayersInput {
  registrations: [RegisterPlayerInput!]!
  "What the family agrees to; a parent needs conduct, risk and concussion, here or on record."
  consents: [GivenConsentInput!]
  "For administrators: the day on the paper on which a guardian has signed these; without it they record none."
  signedOn: AWSDate
  "How the family can be reached, where that is not on file; a parent needs a phone and an emergency contact, here or there."
  contacts: GivenContactsInput
  "With a place for some of them only, all wait."
  allOrNone: Boolean
  "What the family has seen. If it comes to anything else, nothing is written, and the refusal names the price of now."
  totalCents: Int
}

input RegisterPlayerInput {
  "Made by the client, and the same when the request is repeated."
  id: ID!
  playerRegistrationsId: ID!
  programFeeRegistrationsId: ID!
  months: [String]
  days: [String]
  "MONTHLY or AT_ONCE, where the club lets families choose."
  payPlan: String
  "For administrators: why the age, the places or missing consents do not stand in the way. The family can read it."
  reason: String
  "For administrators: PENDING for a place anyway, with a reason; WAITLISTED for the end of the line."
  status: String
}

input GivenConsentInput {
  text: String!
  textVersion: String!
  "Yes, unless it says no."
  agreed: Boolean
  "In which it was read: en, zh-Hans or zh-Hant. English, unless it says otherwise."
  language: String
}

input GivenContactsInput {
  "The parent's own."
  phone: String
  "Another adult, for every child of this request who has none."
  emergencyContact: String
  emergencyPhone: String
}

type RegisteredPlayers {
  items: [PlayerProgramRegistration]!
  totalCents: Int!
}

"""
Kit for one or several children of a family, ordered in one go: all of it happens, or nothing. Each is an order of its own
afterwards; the same ids again give the orders that they have made.
"""
input OrderKitInput {
  orders: [OrderKitLineInput!]!
  "What the family has seen. If it comes to anything else, nothing is ordered."
  totalCents: Int
}

input OrderKitLineInput {
  "Made by the client, and the same when the request is repeated."
  id: ID!
  playerKitOrdersId: ID!
  itemType: String!
  size: String
  quantity: Int!
  notes: String
}

type OrderedKit {
  items: [KitOrder]!
  totalCents: Int!
}

"The answer to a place on offer. It counts for all children that wait together."
input AnswerOfferInput {
  id: ID!
  "ACCEPT, DECLINE (and stay in line), LEAVE (the waiting list) or RETURN (to where one was, for two days)."
  answer: String!
}

"""
For administrators: a program with its fees and the discounts that each allows. All of it is written, or nothing. A kind
of fee that is not named is removed, if nobody is registered with it.
"""
input SaveProgramInput {
  id: ID!
  "The one that was read; left out for a program that is new."
  _version: Int
  name: String!
  description: String
  startDate: AWSDate!
  endDate: AWSDate!
  kind: String
  location: String
  days: [String]
  startTime: String
  endTime: String
  capacity: Int
  minBirthYear: Int
  maxBirthYear: Int
  status: String
  seasonId: ID
  fees: [SaveProgramFeeInput!]!
}

input SaveProgramFeeInput {
  type: String!
  amount: Float!
  discountIds: [ID!]!
}

"""
For administrators: the season after another, with the same programs, fees, places and discounts, moved to its days. All
of it is a draft, which nobody else sees until it is published.
"""
input OpenNextSeasonInput {
  fromSeasonId: ID!
  name: String!
  startDate: AWSDate!
  endDate: AWSDate!
  "From this day on families of the season before can register."
  opensForReturning: AWSDate
  "From this day on everybody can."
  opensForAll: AWSDate
}

"For administrators: shows a season to everybody, and opens the programs of it that are drafts."
input PublishSeasonInput {
  id: ID!
}

"For administrators: takes a season back with all that was made for it, as long as nobody is registered."
input UndoNextSeasonInput {
  id: ID!
}

"From one day a week to two. The answer is a registration of its own; months already paid cost the difference."
input AddSecondDayInput {
  "Of the registration to be: made by the client, and the same when the request is repeated."
  id: ID!
  "The one for a single day."
  registrationId: ID!
  "SAT or SUN, say: the day that is added."
  day: String!
  "For administrators: why it need not wait for the family's consents. The family can read it."
  reason: String
}

"Months that are added to a registration, or taken away from it before they begin."
input ChangeMonthsInput {
  registrationId: ID!
  "All that it is to have. The months that it has already change nothing, also when the request is repeated."
  months: [String!]!
  "The version of the registration that was looked at. Left out, nothing is changed: the answer says what would be."
  _version: Int
  "What was seen that all its months cost. If it comes to anything else, nothing is changed."
  priceCents: Int
}

type ChangedMonths {
  "What is added and taken away, line by line, and what it costs before and after, as JSON."
  working: String!
}

"That a child cannot come to a session, or can after all. The coach sees it at once."
input SayAbsentInput {
  playerId: ID!
  programId: ID!
  day: AWSDate!
  isAbsent: Boolean!
}

input FamilyCalendarInput {
  "Another address; the one of now ends."
  renew: Boolean
}

"Where calendars can subscribe to all that concerns the caller's own children. Whoever has the address can read it."
type FamilyCalendar {
  path: String!
}

"For administrators: a discount with the fees that allow it. All of it is written, or nothing."
input SaveDiscountInput {
  id: ID!
  "The one that was read; left out for a discount that is new."
  _version: Int
  name: String!
  type: String!
  percentage: Float!
  description: String
  conditions: String
  startDate: AWSDate
  endDate: AWSDate
  active: Boolean
  priority: Int
  stacks: Boolean
  feeIds: [ID!]!
}

${walkInActionTypes}

${movingInActionTypes}

${moneyActionTypes}

${signUpActionTypes}`
