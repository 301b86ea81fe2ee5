import { trainingDays } from '@touchline/domain/club/season-words.ts'
import type { ClubContent } from '@touchline/domain/club/settings.ts'
import { familyOffer, type SeasonPrices, seasonPrices } from '@touchline/domain/seasons/offers.ts'
import { placeName, timeRange } from '@touchline/domain/words.ts'
import * as texts from './home.texts.ts'

/** The season's prices as the page shows them, worked out on the server: the browser needs only the text. */
export function pricesOf({ offers }: ClubContent['season']) {
  const { family, ...prices } = seasonPrices(offers)
  return { ...prices, family: family && { percent: family.percent, words: familyOffer(family) } }
}

/** The description that search engines show under the title. */
export function descriptionOf(
  { facts, field, season }: Pick<ClubContent, 'facts' | 'field' | 'season'>,
  { lowest }: Pick<SeasonPrices, 'lowest'>,
): string {
  return texts.description({
    ...facts.ages,
    city: placeName(field.city),
    days: trainingDays(season),
    times: timeRange(season.startTime, season.endTime),
    price: lowest,
  })
}

/** The club and its answers as structured data. */
export function clubStructure(
  { facts, field, contact, faq }: Pick<ClubContent, 'facts' | 'field' | 'contact' | 'faq'>,
  { once, twice }: Pick<SeasonPrices, 'once' | 'twice'>,
): Record<string, unknown>[] {
  return [
    {
      '@type': 'SportsClub',
      name: 'PMFC',
      sport: 'Soccer',
      foundingDate: String(facts.foundedYear),
      email: contact.email,
      telephone: contact.phone,
      areaServed: facts.area,
      ...(once && twice ? { priceRange: texts.priceRange(once, twice) } : {}),
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
