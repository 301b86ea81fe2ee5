import { audience } from '@touchline/domain/mail/audience.ts'
import { CAMPAIGN_STATUSES, LONGEST_BODY, LONGEST_SUBJECT } from '@touchline/domain/mail/campaign.ts'
import { PURPOSES } from '@touchline/domain/mail/campaign-text.ts'
import { present } from '@touchline/domain/present.ts'
import * as z from 'zod'
import { wordsOf } from '../mail/campaigns/audience-names.ts'
import { type Campaign, type Counts, countsOf } from '../mail/campaigns/campaign-store.ts'
import type { Sql } from '../postgres/pool.ts'
import { Instant } from './inputs.ts'

export const LeftOutView = z
  .object({ NO_ADDRESS: z.int(), STOPPED: z.int(), NO_CONSENT: z.int() })
  .describe('Households of the group that get no letter, by why')

export const CampaignView = z
  .object({
    id: z.string(),
    purpose: z.enum(PURPOSES),
    subject: z.string(),
    body: z.string(),
    audience,
    audienceWords: z.string(),
    status: z.enum(CAMPAIGN_STATUSES),
    version: z.int(),
    sendAt: Instant.nullable(),
    createdBy: z.string(),
    createdAt: Instant,
    updatedAt: Instant,
    updatedBy: z.string(),
    startedAt: Instant.nullable(),
    finishedAt: Instant.nullable(),
    problem: z.string().nullable().describe('Why a scheduled letter was not sent'),
    leftOut: LeftOutView.nullable(),
    counts: z
      .object({
        waiting: z.int(),
        sent: z.int(),
        returned: z.int().describe('Taken by a mail server, and come back'),
        failed: z.int(),
        skipped: z.int(),
        total: z.int(),
      })
      .describe('Letters by how far they are'),
  })
  .meta({ id: 'Campaign' })

const isKeepable = (text: string) => text.isWellFormed() && !text.includes('\0')
const plain = 'Write plain text.'

/** What a draft may hold; whether it can go out is asked when it is to. */
export const draftBody = {
  purpose: z.enum(PURPOSES, 'Choose notice or newsletter.'),
  subject: z
    .string('Write a subject.')
    .max(LONGEST_SUBJECT, `Write at most ${LONGEST_SUBJECT} characters.`)
    .refine((text) => isKeepable(text) && !/\p{Cc}/u.test(text), 'Write one line of plain text.'),
  body: z
    .string('Write what you want to say.')
    .max(LONGEST_BODY, `Write at most ${LONGEST_BODY} characters.`)
    .refine(isKeepable, plain),
  audience,
}

export async function asViews(sql: Sql, campaigns: readonly Campaign[]) {
  const [words, counts] = await Promise.all([
    wordsOf(
      sql,
      campaigns.map((one) => one.audience),
    ),
    countsOf(
      sql,
      campaigns.map(({ id }) => id),
    ),
  ])
  return campaigns.map((campaign, n) => ({
    ...campaign,
    audienceWords: present(words[n], 'words for each audience'),
    sendAt: campaign.sendAt?.toISOString() ?? null,
    createdAt: campaign.createdAt.toISOString(),
    updatedAt: campaign.updatedAt.toISOString(),
    startedAt: campaign.startedAt?.toISOString() ?? null,
    finishedAt: campaign.finishedAt?.toISOString() ?? null,
    counts: totals(present(counts.get(campaign.id), 'the counts of each')),
  }))
}

const totals = ({ WAITING, QUEUED, SENT, RETURNED, FAILED, SKIPPED }: Counts) => ({
  waiting: WAITING + QUEUED,
  sent: SENT,
  returned: RETURNED,
  failed: FAILED,
  skipped: SKIPPED,
  total: WAITING + QUEUED + SENT + RETURNED + FAILED + SKIPPED,
})
