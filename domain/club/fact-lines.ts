import { KIT_CATALOGUE } from '../kit/catalogue.ts'
import { formatCentsShort } from '../pricing/cents.ts'
import { familyOffer, seasonPrices } from '../seasons/offers.ts'
import { timeRange } from '../words.ts'
import type { Basics } from './defaults/base.ts'
import {
  arriveTime,
  eitherDay,
  lastSessionNames,
  seasonDates,
  seasonTitle,
  trainingDays,
} from './season-words.ts'

export interface FactLine {
  id: string
  label: string
  text: string
}

const CHEAPEST_KIT_CENTS = Math.min(...Object.values(KIT_CATALOGUE).map(({ priceCents }) => priceCents))

/** 'Kits from $10' is the cheapest item of the catalogue. */
export const kitsFrom = (): string => formatCentsShort(CHEAPEST_KIT_CENTS)

/** The facts block: the same lines on every page, in emails and in the answers below it. */
export function factLines({ facts, field, season }: Pick<Basics, 'facts' | 'field' | 'season'>): FactLine[] {
  const lines = [
    {
      id: 'dates',
      label: seasonTitle(season),
      text: `${seasonDates(season)}. Last sessions ${lastSessionNames(season)}.`,
    },
    {
      id: 'times',
      label: trainingDays(season),
      text: timeRange(season.startTime, season.endTime),
    },
    { id: 'place', label: 'Where', text: `${season.location ?? field.name}, ${field.city}` },
    {
      id: 'arrive',
      label: 'Arrive',
      text: `${season.arriveMinutesEarly} minutes early, at ${arriveTime(season)}`,
    },
    { id: 'weather', label: 'Weather', text: facts.weather },
  ]
  return [...lines, ...priceLines(season), { id: 'kits', label: 'Kits', text: `from ${kitsFrom()}` }]
}

function priceLines(season: Basics['season']): FactLine[] {
  const { once, twice, family, specials } = seasonPrices(season.offers)
  return [
    ...(once ? [{ id: 'once', label: 'Once a week', text: `${once} a month, ${eitherDay(season)}` }] : []),
    ...(twice
      ? [{ id: 'twice', label: 'Twice a week', text: `${twice} a month, ${trainingDays(season)}` }]
      : []),
    ...(family
      ? [
          {
            id: 'family',
            label: 'Family discount',
            text: `${family.percent} off for ${familyOffer(family)}`,
          },
        ]
      : []),
    ...specials.map(({ name, percent, months, reason }) => ({
      id: 'special',
      label: name,
      text: `${percent} off in ${months}. ${reason}`.trim(),
    })),
  ]
}
