import { type AgeRule, GROUP_AGES } from '../players/age-group.ts'
import type { FamilyMode } from '../pricing/discount-types.ts'
import { SHIPPED_RESULTS_FROM } from './rules-of-play.ts'

/** Rules that a club sets for itself, among its facts: whom it takes (E-1), for whom a family discount is (D-7), whose
 * results it keeps (G-2). */
export interface ClubRules {
  ages: AgeRule
  familyMode: FamilyMode
  /** 14 for U14. */
  resultsFrom: number
}

export const SHIPPED_RULES: ClubRules = {
  ages: { ...GROUP_AGES, oldestPlayDown: true },
  familyMode: 'ALL',
  resultsFrom: SHIPPED_RESULTS_FROM,
}

export const clubRulesOf = ({ ages, familyMode, resultsFrom }: ClubRules): ClubRules => ({
  ages,
  familyMode,
  resultsFrom,
})
