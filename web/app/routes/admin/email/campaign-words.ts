import { formatCount } from '@touchline/domain/format-count.ts'
import { LANGUAGES, type Language } from '@touchline/domain/languages.ts'
import type { CampaignStatus } from '@touchline/domain/mail/campaign.ts'
import { isCampaignIn } from '@touchline/domain/mail/campaign-in-language.ts'
import type { Purpose, TranslatedCampaign } from '@touchline/domain/mail/campaign-text.ts'
import type { LeftOut } from '@touchline/domain/mail/receivers.ts'
import { momentName } from '../../../club/day-words.ts'
import { languageName } from '../../../desk/language-name.ts'
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
  `${formatCount(count)} ${count === 1 ? 'guardian' : 'guardians'}`

const families = (count: number): string => `${formatCount(count)} ${count === 1 ? 'family' : 'families'}`

const WHY: Record<LeftOut, (count: number) => string> = {
  NO_CONSENT: (count) => `${families(count)} left out: they haven’t signed up for the newsletter.`,
  STOPPED: (count) => `${families(count)} left out: their last three emails bounced.`,
  NO_ADDRESS: (count) => `${families(count)} left out: they have no email address.`,
}

/** Why some of the group get no email, one sentence each. */
export const leftOutWords = (leftOut: Record<LeftOut, number>): string[] =>
  (Object.keys(WHY) as LeftOut[]).filter((why) => leftOut[why] > 0).map((why) => WHY[why](leftOut[why]))

/** '60 in English, 3 in 简体中文'; empty if all of them get it in English. */
export function languageWords(
  values: TranslatedCampaign,
  readers: Readonly<Record<Language, number>>,
): string {
  const counts = { ...readers, en: 0 }
  for (const language of LANGUAGES)
    if (!isCampaignIn(values, language) || language === 'en') {
      counts.en += readers[language]
      if (language !== 'en') counts[language] = 0
    }
  const shown = LANGUAGES.filter((language) => counts[language] > 0)
  return shown.every((language) => language === 'en')
    ? ''
    : shown.map((language) => `${formatCount(counts[language])} in ${languageName(language)}`).join(', ')
}

/** The state of an email, in a few words. */
export function standing({ status, sendAt, finishedAt, updatedAt, counts }: ListedCampaign): string {
  switch (status) {
    case 'DRAFT':
      return `Changed ${momentName(updatedAt)}`
    case 'SCHEDULED':
      return `Goes out ${momentName(sendAt as string)}`
    case 'SENDING':
    case 'PAUSED':
      return `${formatCount(counts.sent)} of ${formatCount(counts.total)} sent`
    case 'SENT':
    case 'CANCELLED':
      return finishedAt ? momentName(finishedAt) : momentName(updatedAt)
  }
}
