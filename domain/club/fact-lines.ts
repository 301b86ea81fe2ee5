import { itemsSold } from '../kit/catalogue.ts'
import { type Kit, productOf } from '../kit/product.ts'
import { formatCentsShort } from '../pricing/cents.ts'
import { familyOffer, seasonPrices } from '../seasons/offers.ts'
import { placeName, timeRange } from '../words.ts'
import type { Basics } from './defaults/base.ts'
import * as texts from './fact-lines.texts.ts'
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
  /** Added by the club in its own words. */
  note?: string
}

/** 'Kits from $10' names the cheapest item on sale; null when none is. */
export function kitsFrom(kit: Kit): string | null {
  const [cheapest] = itemsSold(kit)
  return cheapest ? formatCentsShort(productOf(kit, cheapest).priceCents) : null
}

/** The facts block: the same lines on every page, in emails and in the FAQ answers. */
export function factLines({
  facts,
  field,
  season,
  kit,
}: Pick<Basics, 'facts' | 'field' | 'season' | 'kit'>): FactLine[] {
  const from = kitsFrom(kit)
  const lines = [
    {
      id: 'dates',
      label: seasonTitle(season),
      text: texts.dates(seasonDates(season), lastSessionNames(season)),
    },
    {
      id: 'times',
      label: trainingDays(season),
      text: timeRange(season.startTime, season.endTime),
    },
    {
      id: 'place',
      label: texts.where,
      text: texts.place(season.location ?? field.name, placeName(field.city)),
    },
    {
      id: 'arrive',
      label: texts.arrive,
      text: texts.arriveEarly(season.arriveMinutesEarly, arriveTime(season)),
    },
    { id: 'weather', label: texts.weather, text: facts.weather },
  ]
  return [
    ...lines,
    ...priceLines(season),
    ...(from ? [{ id: 'kits', label: texts.kits, text: texts.kitsFrom(from) }] : []),
  ]
}

/** What training costs, and who pays less. */
export function priceLines(season: Basics['season']): FactLine[] {
  const { once, twice, family, specials } = seasonPrices(season.offers)
  return [
    ...(once ? [{ id: 'once', label: texts.onceAWeek, text: texts.monthly(once, eitherDay(season)) }] : []),
    ...(twice
      ? [{ id: 'twice', label: texts.twiceAWeek, text: texts.monthly(twice, trainingDays(season)) }]
      : []),
    ...(family
      ? [
          {
            id: 'family',
            label: texts.familyDiscount,
            text: texts.familyOff(family.percent, familyOffer(family)),
          },
        ]
      : []),
    ...specials.map(({ name, percent, months, reason }) => ({
      id: 'special',
      label: name,
      text: texts.monthsOff(percent, months),
      note: reason,
    })),
  ]
}
