import { withFacts } from './content-file.ts'
import type { Basics } from './defaults/base.ts'
import careParts from './rules-parts/care-and-privacy.json' with { type: 'json' }
import { keptRows } from './rules-parts/kept-rows.ts'
import { moneyAndKit } from './rules-parts/money-and-kit.ts'
import fieldParts from './rules-parts/on-the-field.json' with { type: 'json' }
import { PICTURES } from './rules-parts/pictures.ts'
import type { RulesPart } from './rules-parts/rules-part.ts'
import { arriveTime, decisionTime } from './season-words.ts'

/** Change these two whenever you change the words. */
export const RULES_VERSION = '2026-1'
const DATE = '2026-11-15'

export interface RulesAndDisclaimer {
  version: string
  date: string
  /** Ten parts, numbered in this order. */
  parts: RulesPart[]
  /** The same rules for children: a picture each, with one sentence. */
  pictures: { id: string; words: string }[]
}

/** The rules page. Its dates, fees and addresses come from the club's settings. */
export const rulesAndDisclaimer = (basics: Basics): RulesAndDisclaimer => ({
  version: RULES_VERSION,
  date: DATE,
  parts: [...onTheField(basics), ...moneyAndKit(basics), ...careAndPrivacy(basics)],
  pictures: PICTURES,
})

const onTheField = ({ season, facts, contact }: Basics): RulesPart[] =>
  withFacts(fieldParts, {
    arriveMinutes: season.arriveMinutesEarly,
    arriveTime: arriveTime(season),
    decisionTime: decisionTime(season),
    weather: facts.weather,
    phone: contact.phone,
  })

/** Includes the table of what is kept, which comes from the retention rules. */
const careAndPrivacy = ({ contact: { answerWithinDays, privacyOfficer } }: Basics): RulesPart[] =>
  withFacts(careParts, {
    answerDays: answerWithinDays,
    officer: privacyOfficer.name,
    officerEmail: privacyOfficer.email,
  }).map(({ table, ...part }) => (table ? { ...part, table: { ...table, rows: keptRows } } : part))
