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
  /** The link that unsubscribes from the newsletter. */
  unsubscribeUrl: string
  /** Links to report a child's absence from the session that the email is about. */
  also?: Parameters<typeof emailParts>[0]['also']
  /** The reader's language (Y-26). */
  language?: Language
}

interface Written {
  subject: string
  text: string
  html: string
  /** Null if it is not a newsletter. */
  unsubscribeUrl: string | null
}

const CLUB = 'PMFC Youth Soccer'

/** An email to a group in the version for one family. */
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

/** The club's own names in Chinese lists, which have no translation. */
const englishIn = (lists: readonly string[]): string[] =>
  lists
    .flatMap((list) => list.split(/[、（）×\d\p{Script=Han}]+/u))
    .map((name) => name.trim())
    .filter(Boolean)

const addressOf = ({ contact, field }: About['club']): string => contact.postalAddress ?? field.address

/** The sender with address and contact, which the law requires together with why the reader gets it (N-5). */
const sender = (club: About['club']): string[] => [
  `${CLUB}, ${addressOf(club)}`,
  `${club.contact.email} · ${club.contact.phone}`,
]
