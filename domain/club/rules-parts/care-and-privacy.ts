import { withFacts } from '../content-file.ts'
import type { Basics } from '../defaults/base.ts'
import parts from './care-and-privacy.json' with { type: 'json' }
import { keptRows } from './kept-rows.ts'
import type { RulesPart } from './rules-part.ts'

/** With the table of what is kept, which the rules of keeping know. */
export const careAndPrivacy = ({ contact: { answerWithinDays, privacyOfficer } }: Basics): RulesPart[] =>
  withFacts(parts, {
    answerDays: answerWithinDays,
    officer: privacyOfficer.name,
    officerEmail: privacyOfficer.email,
  }).map(({ table, ...part }) => (table ? { ...part, table: { ...table, rows: keptRows } } : part))
