/** Queries of the desk about emails to groups; implemented in `server/src/mail/campaigns/`. */
export const campaignFields = [
  'deskCampaigns(limit: Int, from: Int): DeskCampaigns',
  'deskCampaign(id: ID!): Campaign',
  'deskCampaignReceivers(id: ID!, words: String, state: ReceiverState, limit: Int, from: Int): CampaignReceivers',
  'deskCampaignFiles(id: ID!): CampaignFiles',
  'deskAudience(purpose: EmailPurpose!, audience: AWSJSON!, words: String): FoundAudience',
  'deskTeams(limit: Int, from: Int): TeamChoices',
]

export const campaignTypes = `"Emails to groups, latest change first."
type DeskCampaigns {
  items: [Campaign!]!
  total: Int!
  "False where the server has no way to send mail."
  canSend: Boolean!
}

"An email to a group, and how far it is."
type Campaign {
  id: ID!
  purpose: String!
  subject: String!
  body: String!
  "In other languages: by field and language, each with the English it was made from."
  translations: AWSJSON!
  audience: AWSJSON!
  audienceWords: String!
  status: String!
  version: Int!
  sendAt: AWSDateTime
  createdBy: String!
  createdAt: AWSDateTime!
  updatedAt: AWSDateTime!
  updatedBy: String!
  startedAt: AWSDateTime
  finishedAt: AWSDateTime
  "Why a scheduled email was not sent."
  problem: String
  leftOut: CampaignLeftOut
  counts: CampaignCounts!
}

"Households of the group that get no email, by why."
type CampaignLeftOut {
  NO_ADDRESS: Int!
  STOPPED: Int!
  NO_CONSENT: Int!
}

"Emails by how far they are."
type CampaignCounts {
  waiting: Int!
  sent: Int!
  "Taken by a mail server, and come back."
  returned: Int!
  failed: Int!
  skipped: Int!
  total: Int!
}

"How far one email of a group is."
enum ReceiverState {
  WAITING
  QUEUED
  SENT
  RETURNED
  FAILED
  SKIPPED
}

"What became of each email, those that did not arrive first."
type CampaignReceivers {
  items: [CampaignReceiver!]!
  total: Int!
}

type CampaignReceiver {
  id: ID!
  name: String!
  address: String!
  state: ReceiverState!
  problem: String
  attempts: Int!
  "When it arrived, failed or was left out."
  at: AWSDateTime
}

type CampaignFiles {
  items: [CampaignFile!]!
}

"A file that goes with an email, without what is in it."
type CampaignFile {
  id: ID!
  name: String!
  kind: String!
  size: Int!
}

"A notice is about what a family has with the club; a newsletter needs a yes."
enum EmailPurpose {
  NOTICE
  NEWSLETTER
}

"How many households a group has right now."
type FoundAudience {
  count: Int!
  words: String!
  leftOut: CampaignLeftOut!
  "How many of them read each language; English, where they have said no other."
  languages: [LanguageCount!]!
  "A few of them."
  sample: [SampleReceiver!]!
}

type LanguageCount {
  language: String!
  count: Int!
}

type SampleReceiver {
  userId: ID!
  name: String!
  email: String!
  children: String!
  program: String!
}

"Teams of tournaments."
type TeamChoices {
  items: [TeamChoice!]!
  total: Int!
}

type TeamChoice {
  tournamentId: ID!
  tournament: String!
  teamId: ID!
  team: String!
  "Of the club: without any there is nobody to write to."
  players: Int!
}`
