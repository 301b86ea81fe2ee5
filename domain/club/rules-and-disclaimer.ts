import type { Basics } from './defaults/base.ts'
import { careAndPrivacy } from './rules-parts/care-and-privacy.ts'
import { moneyAndKit } from './rules-parts/money-and-kit.ts'
import { onTheField } from './rules-parts/on-the-field.ts'
import { PICTURES } from './rules-parts/pictures.ts'
import type { RulesPart } from './rules-parts/rules-part.ts'

/** Whoever changes the words changes these two as well. */
export const RULES_VERSION = '2026-1'
const DATE = '2026-11-15'

export interface RulesAndDisclaimer {
  version: string
  date: string
  /** Ten parts, numbered in this order. */
  parts: RulesPart[]
  /** The same for children: a picture each, with one sentence. */
  pictures: { id: string; words: string }[]
}

/** The rules page; its dates, fees and addresses are those of the club's settings. */
export const rulesAndDisclaimer = (basics: Basics): RulesAndDisclaimer => ({
  version: RULES_VERSION,
  date: DATE,
  parts: [...onTheField(basics), ...moneyAndKit(basics), ...careAndPrivacy(basics)],
  pictures: PICTURES,
})
