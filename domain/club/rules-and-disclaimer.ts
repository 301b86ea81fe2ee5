import { RETENTION } from '../retention/retention.ts'
import { withFacts } from './content-file.ts'
import type { Basics } from './defaults/base.ts'
import careParts from './rules-parts/care-and-privacy.json' with { type: 'json' }
import { moneyAndKit } from './rules-parts/money-and-kit.ts'
import fieldParts from './rules-parts/on-the-field.json' with { type: 'json' }
import type { RulesPart } from './rules-parts/rules-part.ts'
import { arriveTime, decisionTime } from './season-words.ts'

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

const onTheField = ({ season, facts, contact }: Basics): RulesPart[] =>
  withFacts(fieldParts, {
    arriveMinutes: season.arriveMinutesEarly,
    arriveTime: arriveTime(season),
    decisionTime: decisionTime(season),
    weather: facts.weather,
    phone: contact.phone,
  })

/** With the table of what is kept, which the rules of keeping know. */
const careAndPrivacy = ({ contact: { answerWithinDays, privacyOfficer } }: Basics): RulesPart[] =>
  withFacts(careParts, {
    answerDays: answerWithinDays,
    officer: privacyOfficer.name,
    officerEmail: privacyOfficer.email,
  }).map(({ table, ...part }) => (table ? { ...part, table: { ...table, rows: keptRows } } : part))

/** What is kept, why, how long and who sees it, in the order of the table. */
export const keptRows: string[][] = Object.values(RETENTION).map(({ what, why, kept, seenBy }) => [
  what,
  why,
  kept,
  seenBy,
])

/** The rules for children: a picture each, with one sentence. */
const PICTURES: { id: string; words: string }[] = [
  { id: 'clock', words: 'Come a little early.' },
  { id: 'shin-guards', words: 'Shin guards on, shoes tied.' },
  { id: 'bottle', words: 'Drink water when you are thirsty.' },
  { id: 'helping-hand', words: 'Someone fell? Help them up.' },
  { id: 'raised-hand', words: 'Hand up: ball stops, ears open.' },
  { id: 'head', words: 'Head hurts? Tell a grown-up right away.' },
]
