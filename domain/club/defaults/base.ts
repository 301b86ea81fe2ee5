import { SHIPPED_LIMITS } from '../../family-limits.ts'
import { FALL_2025 } from '../../season.ts'
import { SHIPPED_RULES } from '../club-rules.ts'
import type { ClubContent } from '../settings.ts'
import { TO_REPLACE } from './to-replace.ts'

/** The settings that other texts are built from. */
export type Basics = Pick<ClubContent, 'facts' | 'field' | 'season' | 'contact' | 'payment'>

export const defaultBasics: Basics = {
  facts: {
    title: 'Fall training 2025',
    foundedYear: 2022,
    area: 'Vancouver and Richmond',
    ages: SHIPPED_RULES.ages,
    monthlyCents: { once: 8000, twice: 15000 },
    family: { percent: 20, minChildren: 2, appliesTo: SHIPPED_RULES.familyMode },
    special: {
      name: 'December special',
      percent: 50,
      months: ['2025-12'],
      reason: 'December has only two weeks of training.',
    },
    weather: 'Rain or shine, unless it is unsafe.',
    resultsFrom: SHIPPED_RULES.resultsFrom,
    limits: SHIPPED_LIMITS,
  },
  field: { ...TO_REPLACE.field, floodlit: null },
  season: {
    name: 'Fall 2025',
    ...FALL_2025,
    days: [...FALL_2025.days],
    changes: ['2025-10-11', '2025-10-12'].map((day) => ({
      day,
      status: 'ON',
      note: 'Thanksgiving weekend. Training is planned; please look here the day before.',
    })),
  },
  contact: { ...TO_REPLACE.contact, answerWithinDays: 2 },
  payment: {
    etransferTo: TO_REPLACE.etransferTo,
    etransfer: 'Send an Interac e-Transfer and put the reference we give you in its message.',
    cash: 'Or bring cash in an envelope with your player’s name to the club table before training.',
    dueDays: 7,
  },
}
