import { type AgeRule, GROUP_AGES } from '../players/age-group.ts'
import type { FamilyMode } from '../pricing/discount-types.ts'
import { SHIPPED_RESULTS_FROM } from './rules-of-play.ts'

/**
 * Rules that a club sets itself, as part of its facts: the ages it takes (E-1), who gets a family discount (D-7), and
 * which age groups have results (G-2).
 */
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
