import type { ClubContent } from '@touchline/domain/club/settings.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'

/** The club and its answers, in schema.org's words. */
export function clubStructure({
  facts,
  field,
  contact,
  faq,
}: Pick<ClubContent, 'facts' | 'field' | 'contact' | 'faq'>): Record<string, unknown>[] {
  return [
    {
      '@type': 'SportsClub',
      name: 'PMFC',
      sport: 'Soccer',
      foundingDate: String(facts.foundedYear),
      email: contact.email,
      telephone: contact.phone,
      areaServed: facts.area,
      priceRange: `${formatCents(facts.monthlyCents.once)}–${formatCents(facts.monthlyCents.twice)} a month`,
      location: { '@type': 'Place', name: field.name, address: field.address, hasMap: field.mapLink },
      sameAs: [contact.socialVideoLink, contact.socialPhotoLink],
    },
    {
      '@type': 'FAQPage',
      mainEntity: faq.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}
