import { lunarNewYear } from '@touchline/domain/tournament/demo/lunar-new-year.ts'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'

/** A whole plan with its phone numbers; made once, because scheduling takes a while. */
export const wholePlan: Plan = lunarNewYear('2026-02-21').plan

/** A number that only the desk may know. */
export const SECRET = '604-555-0111'
