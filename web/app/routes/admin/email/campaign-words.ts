import type { CampaignStatus } from '@touchline/domain/mail/campaign.ts'
import type { Purpose } from '@touchline/domain/mail/campaign-text.ts'
import type { LeftOut } from '@touchline/domain/mail/receivers.ts'
import { momentName } from '../../../club/day-words.ts'
import type { Tone } from '../../../ui/chip.tsx'
import type { ListedCampaign } from './load-campaigns.ts'

export const statusNames: Record<CampaignStatus, { tone: Tone; children: string }> = {
  DRAFT: { tone: 'quiet', children: 'Draft' },
  SCHEDULED: { tone: 'wait', children: 'Scheduled' },
  SENDING: { tone: 'act', children: 'Sending' },
  PAUSED: { tone: 'stop', children: 'Paused' },
  SENT: { tone: 'good', children: 'Sent' },
  CANCELLED: { tone: 'quiet', children: 'Cancelled' },
}

export const purposeNames: Record<Purpose, string> = { NOTICE: 'Club notice', NEWSLETTER: 'Newsletter' }

/** '1 guardian', '84 guardians' */
export const guardians = (count: number): string =>
  `${count.toLocaleString('en-CA')} ${count === 1 ? 'guardian' : 'guardians'}`

const families = (count: number): string =>
  `${count.toLocaleString('en-CA')} ${count === 1 ? 'family' : 'families'}`

const WHY: Record<LeftOut, (count: number) => string> = {
  NO_CONSENT: (count) => `${families(count)} left out: they have not said yes to the newsletter.`,
  STOPPED: (count) => `${families(count)} left out: three emails in a row were refused or came back.`,
  NO_ADDRESS: (count) => `${families(count)} left out: there is no email address to write to.`,
}

/** Why some of the group get no email, a sentence each. */
export const leftOutWords = (leftOut: Record<LeftOut, number>): string[] =>
  (Object.keys(WHY) as LeftOut[]).filter((why) => leftOut[why] > 0).map((why) => WHY[why](leftOut[why]))

/** Where an email stands, in a few words. */
export function standing({ status, sendAt, finishedAt, updatedAt, counts }: ListedCampaign): string {
  switch (status) {
    case 'DRAFT':
      return `Changed ${momentName(updatedAt)}`
    case 'SCHEDULED':
      return `Goes out ${momentName(sendAt as string)}`
    case 'SENDING':
    case 'PAUSED':
      return `${counts.sent.toLocaleString('en-CA')} of ${counts.total.toLocaleString('en-CA')} sent`
    case 'SENT':
    case 'CANCELLED':
      return finishedAt ? momentName(finishedAt) : momentName(updatedAt)
  }
}
