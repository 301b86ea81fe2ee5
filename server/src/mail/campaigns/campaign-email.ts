import type { ClubContent } from '@touchline/domain/club/settings.ts'
import type { CampaignText, Purpose } from '@touchline/domain/mail/campaign-text.ts'
import { type FieldValues, merge } from '@touchline/domain/mail/merge-fields.ts'
import { emailParts } from '../templates/email.ts'

interface About {
  club: Pick<ClubContent, 'contact' | 'field'>
  /** Where one tap stops the newsletter. */
  unsubscribeUrl: string
  /** Where a family says that a child cannot come to the session that it is about. */
  also?: Parameters<typeof emailParts>[0]['also']
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
  { purpose, subject, body }: CampaignText & { purpose: Purpose },
  values: FieldValues,
  { club, unsubscribeUrl, also = [] }: About,
): Written {
  const title = merge(subject, values)
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  const isNewsletter = purpose === 'NEWSLETTER'
  const parts = emailParts({
    title,
    paragraphs: merge(body, values)
      .replaceAll('\r\n', '\n')
      .split(/\n{2,}/)
      .map((text) => text.trim())
      .filter(Boolean),
    also,
    // The footer says how to reach the club.
    ask: '',
    footer: isNewsletter
      ? newsletterFooter(club)
      : [`${CLUB} · ${club.contact.email} · ${club.contact.phone}`],
    farewell: isNewsletter ? { label: 'Unsubscribe from the newsletter', url: unsubscribeUrl } : undefined,
    isLinked: true,
  })
  return { subject: title, ...parts, unsubscribeUrl: isNewsletter ? unsubscribeUrl : null }
}

/** Who sends it, where they are and how to reach them, and why it came: what the law asks for (N-5). */
const newsletterFooter = ({ contact, field }: About['club']): string[] => [
  `${CLUB}, ${contact.postalAddress ?? field.address}`,
  `${contact.email} · ${contact.phone}`,
  'You get this because you said yes to our newsletter.',
]
