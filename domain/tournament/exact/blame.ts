import { divisionName } from '../plan/division.ts'
import { leadsMatches } from '../plan/score.ts'
import { type Reason, reason } from '../schedule/reasons.ts'
import type { Task } from '../schedule/task.ts'
import type { HardRule } from '../validate/violation.ts'
import type { Formula, Switch } from './formula.ts'
import type { Solver } from './solver.ts'

/**
 * After a proof, finds a small set of rules that contradict each other. The solver names some. Then each is left out in
 * turn, and stays out if the rest still contradict each other.
 */
export function blame(task: Task, formula: Formula, solver: Solver): Reason[] {
  const all = formula.allSwitches()
  let core = solver.failed()
  for (const literal of [...core]) {
    if (!core.includes(literal)) continue
    const rest = core.filter((one) => one !== literal)
    const answer = solver.solve(rest)
    if (answer === null) break
    if (!answer) core = solver.failed().filter((one) => rest.includes(one))
  }
  const guilty = all
    .filter(({ literal }) => core.includes(literal))
    .map(({ of }) => of)
    .sort((a, b) => Number(a.rule.slice(1)) - Number(b.rule.slice(1)))
  const reasons = guilty.map((one) => reason(one.rule, sentenceOf(task, one)))
  return reasons.length > 0
    ? reasons
    : [reason('H1', `${count(task, -1)} leave some team in two places at a time`)]
}

function sentenceOf(task: Task, { rule, division }: Switch): string {
  const found = task.problem.divisions[division]
  const name = found ? divisionName(found) : ''
  const officials = task.plan.officials.filter(leadsMatches).length
  const sentences: Partial<Record<HardRule, string>> = {
    H2: `enough rest for ${name} between ${count(task, division)}`,
    H3: `the most minutes a day for ${name}`,
    H5: `one match at a time in each slot, ${count(task, -1)}`,
    H6: `the walks, breaks and game limits of ${officials === 1 ? 'the only official' : `${officials} officials`}`,
    H10: `one half-day for each team in ${name}`,
    H11: `finals for ${name} after its other matches and a rest`,
    H12: `a referee or game leader for every match of ${name}, ${count(task, division)}`,
    H13: 'officials free to watch their own team',
  }
  return sentences[rule] ?? name
}

/** '21 matches at 12 kick-offs' */
function count({ problem: { games, slots } }: Task, division: number): string {
  const own = games.filter((game) => division < 0 || game.division === division)
  const starts = new Set(
    own.flatMap((game) => (game.stays < 0 ? game.slots : [game.stays])).map((slot) => slots[slot]?.start),
  )
  const matches = own.length === 1 ? '1 match' : `${own.length} matches`
  return `${matches} at ${starts.size === 1 ? '1 kick-off' : `${starts.size} kick-offs`}`
}
