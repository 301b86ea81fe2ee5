import * as z from 'zod'
import { FIELD_HEALTH, SHIPPED_FIELD_CARE } from '../../field-day/field-day.ts'
import { AGE_GROUPS, GROUP_AGES } from '../../players/age-group.ts'
import { FAMILY_MODES } from '../../pricing/discount-types.ts'
import { SHIPPED_LIMITS } from '../../registrations/family-limits.ts'
import { SHIPPED_TAKE_BACK_SECONDS } from '../../status/take-back.ts'
import { SHIPPED_RULES } from '../club-rules.ts'
import { line, wholeNumber } from './fields.ts'

const age = wholeNumber(GROUP_AGES.from, GROUP_AGES.to)
const [youngestGroup = 0, oldestGroup = 0] = [AGE_GROUPS[0], AGE_GROUPS.at(-1)]

/**
 * What the club says about itself in every season: ages, rules, weather. Fields that were added later have a default,
 * for clubs that saved their facts before.
 */
export const facts = z.strictObject({
  foundedYear: wholeNumber(1850, 2100),
  area: line,
  ages: z
    .strictObject({
      from: age,
      to: age,
      oldestPlayDown: z.boolean('Choose yes or no.').default(SHIPPED_RULES.ages.oldestPlayDown),
    })
    .refine(({ from, to }) => from <= to, {
      path: ['to'],
      message: 'The oldest age is below the youngest.',
    }),
  /** Who gets a family discount that does not say so itself (D-7). */
  familyMode: z
    .enum(FAMILY_MODES, `Choose one of ${FAMILY_MODES.join(', ')}.`)
    .default(SHIPPED_RULES.familyMode),
  weather: line,
  /** The first group whose results are kept: 14 for U14. One above the oldest group keeps none (G-2). */
  resultsFrom: wholeNumber(youngestGroup, oldestGroup + 1).default(SHIPPED_RULES.resultsFrom),
  /** For this long a move by the club can be taken back, and its email waits (R-15, K-9). */
  takeBackSeconds: wholeNumber(10, 600).default(SHIPPED_TAKE_BACK_SECONDS),
  /**
   * What a coach's link shows beside a child's name: a mark for health notes or the notes themselves, and whom to call
   * (J-5).
   */
  fieldCare: z
    .strictObject({
      health: z.enum(FIELD_HEALTH, `Choose one of ${FIELD_HEALTH.join(', ')}.`),
      phone: z.boolean('Choose yes or no.'),
    })
    .default(SHIPPED_FIELD_CARE),
  /**
   * What one family can take without asking the club (E-16, E-17), and how long an unconfirmed place is held.
   */
  limits: z
    .strictObject({
      children: wholeNumber(1, 50),
      unpaidPlaces: wholeNumber(1, 200),
      placesInProgram: wholeNumber(1, 50),
      pendingDays: wholeNumber(7, 90).default(SHIPPED_LIMITS.pendingDays),
    })
    .default(SHIPPED_LIMITS),
})
