import { SHIPPED_FIELD_CARE } from '../../field-day/field-day.ts'
import { SHIPPED_KIT } from '../../kit/shipped-kit.ts'
import { SHIPPED_LIMITS } from '../../registrations/family-limits.ts'
import type { Season } from '../../seasons/season.ts'
import { SHIPPED_TAKE_BACK_SECONDS } from '../../status/take-back.ts'
import { SHIPPED_RULES } from '../club-rules.ts'
import type { ClubSettings } from '../settings.ts'
import * as texts from './base.texts.ts'
import { TO_REPLACE } from './to-replace.ts'

type BasicSettings = Pick<ClubSettings, 'facts' | 'field' | 'contact' | 'payment' | 'kit'>

/** What other texts are built from: these settings and the season shown that day. */
export interface Basics extends BasicSettings {
  season: Season
}

export const defaultBasics: BasicSettings = {
  facts: {
    foundedYear: 2022,
    area: 'Vancouver and Richmond',
    ages: SHIPPED_RULES.ages,
    familyMode: SHIPPED_RULES.familyMode,
    weather: texts.weather,
    resultsFrom: SHIPPED_RULES.resultsFrom,
    takeBackSeconds: SHIPPED_TAKE_BACK_SECONDS,
    fieldCare: SHIPPED_FIELD_CARE,
    limits: SHIPPED_LIMITS,
  },
  field: { ...TO_REPLACE.field, floodlit: null },
  contact: { ...TO_REPLACE.contact, answerWithinDays: 2 },
  payment: {
    etransferTo: TO_REPLACE.etransferTo,
    etransfer: texts.etransfer,
    cash: texts.cash,
    dueDays: 7,
    plan: 'MONTHLY',
    dayOfMonth: 1,
    activeFrom: 'FIRST_PAYMENT',
    bookCertain: false,
    reminders: { daysBefore: [], isOnDueDay: false, daysAfter: [] },
    unpaidPlaces: { areGivenUp: false, daysOverdue: 14, noticeDays: 5 },
  },
  kit: SHIPPED_KIT,
}
