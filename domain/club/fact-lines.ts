import { KIT_CATALOGUE } from '../kit/catalogue.ts'
import { formatCentsShort } from '../pricing/cents.ts'
import { listOf, monthName, timeRange } from '../words.ts'
import type { Basics } from './defaults/base.ts'
import { familyOffer } from './family-words.ts'
import type { Facts } from './schemas/facts.ts'
import { arriveTime, eitherDay, lastSessionNames, seasonDates, trainingDays } from './season-words.ts'

export interface FactLine {
  id: string
  label: string
  text: string
}

const CHEAPEST_KIT_CENTS = Math.min(...Object.values(KIT_CATALOGUE).map(({ priceCents }) => priceCents))

/** 'Kits from $10' is the cheapest item of the catalogue. */
export const kitsFrom = (): string => formatCentsShort(CHEAPEST_KIT_CENTS)

/** 'December' */
export const specialMonths = ({ special }: Facts): string =>
  listOf((special?.months ?? []).map(monthName), 'and')

/** The facts block: the same lines on every page, in letters and in the answers below it. */
export function factLines({ facts, field, season }: Pick<Basics, 'facts' | 'field' | 'season'>): FactLine[] {
  const { monthlyCents, family, special } = facts
  const lines = [
    {
      id: 'dates',
      label: facts.title,
      text: `${seasonDates(season)}. Last sessions ${lastSessionNames(season)}.`,
    },
    {
      id: 'times',
      label: trainingDays(season),
      text: timeRange(season.startTime, season.endTime),
    },
    { id: 'place', label: 'Where', text: `${field.name}, ${field.city}` },
    {
      id: 'arrive',
      label: 'Arrive',
      text: `${season.arriveMinutesEarly} minutes early, at ${arriveTime(season)}`,
    },
    { id: 'weather', label: 'Weather', text: facts.weather },
    {
      id: 'once',
      label: 'Once a week',
      text: `${formatCentsShort(monthlyCents.once)} a month, ${eitherDay(season)}`,
    },
    {
      id: 'twice',
      label: 'Twice a week',
      text: `${formatCentsShort(monthlyCents.twice)} a month, ${trainingDays(season)}`,
    },
    {
      id: 'family',
      label: 'Family discount',
      text: `${family.percent}% off for ${familyOffer(facts)}`,
    },
  ]
  if (special)
    lines.push({
      id: 'special',
      label: special.name,
      text: `${special.percent}% off in ${specialMonths(facts)}. ${special.reason}`,
    })
  return [...lines, { id: 'kits', label: 'Kits', text: `from ${kitsFrom()}` }]
}
