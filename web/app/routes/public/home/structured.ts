import type { ClubContent } from '@touchline/domain/club/settings.ts'
import { seasonPrices } from '@touchline/domain/seasons/offers.ts'

/** The club and its answers, in schema.org's words. */
export function clubStructure({
  facts,
  field,
  contact,
  faq,
  season,
}: Pick<ClubContent, 'facts' | 'field' | 'contact' | 'faq' | 'season'>): Record<string, unknown>[] {
  const { once, twice } = seasonPrices(season.offers)
  return [
    {
      '@type': 'SportsClub',
      name: 'PMFC',
      sport: 'Soccer',
      foundingDate: String(facts.foundedYear),
      email: contact.email,
      telephone: contact.phone,
      areaServed: facts.area,
      ...(once && twice ? { priceRange: `${once}–${twice} a month` } : {}),
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
