/** What the desk reads of emails to groups; `server/src/mail/campaigns/` says how. */
export const campaignFields = [
  'deskCampaigns: DeskCampaigns',
  'deskCampaign(id: ID!): Campaign',
  'deskCampaignReceivers(id: ID!, words: String, state: ReceiverState, limit: Int, from: Int): CampaignReceivers',
]

export const campaignTypes = `"Emails to groups, latest change first."
type DeskCampaigns {
  items: [Campaign!]!
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
}`
