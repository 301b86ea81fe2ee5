import type { HardRule, Violation } from '../validate/violation.ts'

/** Why there is no plan: the rule that cannot be met, and what would help (T-7). */
export interface Reason {
  rule: HardRule
  text: string
  relax: string
}

const RELAX: Record<HardRule, string> = {
  H1: 'Add time, or play fewer games.',
  H2: 'Let another division share the pitch, leave a gap between matches, add time, or play fewer games.',
  H3: 'Play fewer or shorter games, or spread them over more days.',
  H4: 'Add a pitch of that size, or play the division on another size.',
  H5: 'Add a pitch, start earlier, end later, or play fewer games.',
  H6: 'Ask for more referees or longer hours.',
  H7: 'Ask for a referee with no ties to these teams.',
  H8: 'Move the ceremony or the meal, or add time.',
  H9: 'Make the slots longer, or the halves or the break shorter.',
  H10: 'Give the youngest more pitches or a longer half-day, or fewer games.',
  H11: 'Add time at the end, or play the finals on another day.',
  H12: 'Add referees or game leaders.',
  H13: 'Ask for a referee who has no team of their own that day.',
}

/** Capitalises the sentence, which may also be used inside another one. */
export const reason = (rule: HardRule, sentence: string): Reason =>
  inWords(rule, `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)} (${rule})`)

const inWords = (rule: HardRule, text: string): Reason => ({ rule, text, relax: RELAX[rule] })

const MOST_EXAMPLES = 3

/** What the closest attempt still breaks: one reason per rule, with examples. */
export function reasonsFrom(violations: readonly Violation[]): Reason[] {
  const rules = [...new Set(violations.map(({ rule }) => rule))]
  return rules.map((rule) => {
    const texts = violations.filter((one) => one.rule === rule).map(({ text }) => text)
    const more = texts.length - MOST_EXAMPLES
    const examples = texts.slice(0, MOST_EXAMPLES).join('; ')
    return inWords(rule, more > 0 ? `${examples}; and ${more} more` : examples)
  })
}
