import { withFacts } from '../content-file.ts'
import type { Basics } from '../defaults/base.ts'
import { arriveTime, decisionTime } from '../season-words.ts'
import parts from './on-the-field.json' with { type: 'json' }
import type { RulesPart } from './rules-part.ts'

export const onTheField = ({ season, facts, contact }: Basics): RulesPart[] =>
  withFacts(parts, {
    arriveMinutes: season.arriveMinutesEarly,
    arriveTime: arriveTime(season),
    decisionTime: decisionTime(season),
    weather: facts.weather,
    phone: contact.phone,
  })
