import { whenToPay } from '../money/when-to-pay.ts'
import { ageGroupLabel, seasonYearOf } from '../players/age-group.ts'
import { formatCentsShort } from '../pricing/cents.ts'
import { serviceMonths } from '../programs/program-sessions.ts'
import { discountedChildren, seasonPrices } from '../seasons/offers.ts'
import { type ChildPlan, seasonQuote } from '../seasons/season-quote.ts'
import { placeName, timeRange } from '../words.ts'
import * as texts from './defaults/base.texts.ts'
import type { Basics } from './defaults/base.ts'
import {
  arriveTime,
  decisionTime,
  lastSessionNames,
  seasonDates,
  seasonTitle,
  sessionCount,
  trainingDays,
} from './season-words.ts'
import type { TextField, TextFieldValues } from './text-fields.ts'

const LIGHTS: Record<string, string> = {
  true: texts.floodlit,
  false: texts.notFloodlit,
  null: texts.lightsUnknown,
}

export function textFieldValues({ facts, field, season, payment, contact }: Basics): TextFieldValues {
  const seasonYear = seasonYearOf(season.startDate)
  return {
    season: seasonTitle(season),
    seasonDates: seasonDates(season),
    trainingDays: trainingDays(season),
    trainingTimes: timeRange(season.startTime, season.endTime),
    sessionCount: String(sessionCount(season)),
    lastSessions: lastSessionNames(season),
    arriveMinutes: String(season.arriveMinutesEarly),
    arriveTime: arriveTime(season),
    decisionTime: decisionTime(season),
    field: season.location ?? field.name,
    city: placeName(field.city),
    lights: LIGHTS[String(field.floodlit)] ?? null,
    weather: facts.weather,
    youngest: String(facts.ages.from),
    oldest: String(facts.ages.to),
    exampleGroup: ageGroupLabel(seasonYear - 8, seasonYear, facts.ages),
    ...priceValues(season),
    payDays: String(payment.dueDays),
    whenToPay: whenToPay(payment),
    payByTransfer: payment.etransfer,
    payInCash: payment.cash,
    answerDays: String(contact.answerWithinDays),
  }
}

type PriceField = Extract<TextField, `price${string}` | `family${string}` | `special${string}`>

function priceValues(season: Basics['season']): Record<PriceField, string | null> {
  const { once, twice, family, specials } = seasonPrices(season.offers)
  const [special] = specials
  const months = serviceMonths(season)
  const ordinary = months.find((month) => !special?.serviceMonths.includes(month)) ?? months[0]
  const priceOf = (children: readonly ChildPlan[], month: string | undefined) => {
    const [offer] = season.offers
    if (!offer || !month) return null
    const today = season.startDate
    return formatCentsShort(seasonQuote(offer, { children, months: [month], today }).totalCents)
  }
  return {
    priceOnce: once,
    priceTwice: twice,
    priceTwoChildren: once && priceOf([{ timesAWeek: 1 }, { timesAWeek: 1 }], ordinary),
    familyPercent: family?.percent ?? null,
    familyFrom: family ? String(family.minChildren) : null,
    familyFor: family && discountedChildren(family),
    specialPercent: special?.percent ?? null,
    specialMonths: special?.months ?? null,
    specialReason: special?.reason || null,
    specialOnce: special && once ? priceOf([{ timesAWeek: 1 }], special.serviceMonths[0]) : null,
    specialTwice: special && twice ? priceOf([{ timesAWeek: 2 }], special.serviceMonths[0]) : null,
  }
}
