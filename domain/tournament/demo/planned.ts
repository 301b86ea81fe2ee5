import type { Plan } from '../plan/plan.ts'
import { drawMatches } from '../play/draw.ts'
import { schedule } from '../schedule/schedule.ts'

const SEED = 2026
/** A demo starts with the server: a good plan now is better than a slightly better one later. */
const EFFORT = 0.2

/** The draft with its matches drawn, placed and led. */
export function planned(draft: Plan): Plan {
  const drawn = drawMatches(draft)
  if ('refusal' in drawn) throw new Error(drawn.refusal.message)
  const running = schedule({ ...draft, matches: drawn.matches }, { seed: SEED, effort: EFFORT })
  let step = running.next()
  while (!step.done) step = running.next()
  if (step.value.kind === 'IMPOSSIBLE') throw new Error(step.value.reasons.map(({ text }) => text).join(' '))
  return step.value.plan
}
