import type { ClubContent } from '@touchline/domain/club/settings.ts'
import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import type { Language } from '@touchline/domain/languages.ts'
import { campaignIn } from '@touchline/domain/mail/campaign-in-language.ts'
import type { Purpose, TranslatedCampaign } from '@touchline/domain/mail/campaign-text.ts'
import { type FieldValues, merge } from '@touchline/domain/mail/merge-fields.ts'
import { emailParts } from '../templates/email.ts'
import * as en from './campaign-email.texts.ts'
import * as hans from './campaign-email.texts.zh-Hans.ts'
import * as hant from './campaign-email.texts.zh-Hant.ts'

export const campaignTexts = inEveryLanguage(en, hans, hant)

interface About {
  club: Pick<ClubContent, 'contact' | 'field'>
  /** Where one tap stops the newsletter. */
  unsubscribeUrl: string
  /** Where a family says that a child cannot come to the session that it is about. */
  also?: Parameters<typeof emailParts>[0]['also']
  /** What the reader reads (Y-26). */
  language?: Language
}

interface Written {
  subject: string
  text: string
  html: string
  /** Null where there is nothing to stop. */
  unsubscribeUrl: string | null
}

const CLUB = 'PMFC Youth Soccer'

/** An email to a group as one family reads it. */
export function campaignEmail(
  draft: TranslatedCampaign & { purpose: Purpose },
  values: FieldValues,
  { club, unsubscribeUrl, also = [], language = 'en' }: About,
): Written {
  const { subject, body, language: writtenIn } = campaignIn(draft, language)
  const texts = campaignTexts(language)
  const title = merge(subject, values, writtenIn)
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  const isNewsletter = draft.purpose === 'NEWSLETTER'
  const parts = emailParts({
    title,
    paragraphs: merge(body, values, writtenIn)
      .replaceAll('\r\n', '\n')
      .split(/\n{2,}/)
      .map((text) => text.trim())
      .filter(Boolean),
    also,
    // The footer says how to reach the club.
    ask: '',
    footer: isNewsletter
      ? [...sender(club), texts.saidYes]
      : [`${CLUB} · ${club.contact.email} · ${club.contact.phone}`],
    farewell: isNewsletter ? { label: texts.unsubscribe, url: unsubscribeUrl } : undefined,
    isLinked: true,
    language,
    writtenIn,
    english: [CLUB, addressOf(club), ...englishIn([values.program, values.kit, values.team])],
  })
  return { subject: title, ...parts, unsubscribeUrl: isNewsletter ? unsubscribeUrl : null }
}

/** Names of the club's own that have no other words, of lists in Chinese. */
const englishIn = (lists: readonly string[]): string[] =>
  lists
    .flatMap((list) => list.split(/[、（）×\d\p{Script=Han}]+/u))
    .map((name) => name.trim())
    .filter(Boolean)

const addressOf = ({ contact, field }: About['club']): string => contact.postalAddress ?? field.address

/** Who sends it, where they are and how to reach them: what the law asks for, beside why it came (N-5). */
const sender = (club: About['club']): string[] => [
  `${CLUB}, ${addressOf(club)}`,
  `${club.contact.email} · ${club.contact.phone}`,
]
