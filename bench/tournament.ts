import { funDayDraft } from '../domain/tournament/demo/fun-day-draft.ts'
import { lunarNewYearDraft } from '../domain/tournament/demo/lunar-new-year-draft.ts'
import { fairness } from '../domain/tournament/plan/fairness.ts'
import { hoursName } from '../domain/tournament/plan/moment.ts'
import type { Plan } from '../domain/tournament/plan/plan.ts'
import { score } from '../domain/tournament/plan/score.ts'
import { drawMatches } from '../domain/tournament/play/draw.ts'
import { type Outcome, schedule } from '../domain/tournament/schedule/schedule.ts'
import { validate } from '../domain/tournament/validate/validate.ts'
import { weekend } from './tournament-input.ts'
import { fillCourtByCourt } from './tournament-naive.ts'

const DAY = '2026-02-21'
const CASES = [
  { tournament: 'fun day: 20 teams, 1 turf', draft: funDayDraft(DAY), bar: 2 },
  { tournament: 'Lunar New Year: 32 teams, 2 turfs', draft: lunarNewYearDraft(DAY), bar: null },
  { tournament: 'weekend: 64 teams, 8 pitches, 2 days', draft: weekend(), bar: 15 },
]

/** Our plans beside those filled court by court, on the same input. */
export function compareTournaments(): void {
  const runs = CASES.map(({ tournament, draft, bar }) => ({ tournament, bar, ...compare(draft) }))
  console.log('\nTournaments: time to plan on one core, and the score beside what no plan can be below')
  console.table(
    runs.map(({ tournament, bar, seconds, ours, lowerBound }) => ({
      tournament,
      matches: ours.matches.length,
      seconds: seconds.toFixed(2),
      bar: bar ?? '',
      score: score(ours).total,
      'lower bound': lowerBound,
    })),
  )
  console.log('\nOur plan against the same matches filled court by court')
  console.table(
    runs.flatMap(({ tournament, ours, naive }) => [
      { tournament, plan: 'ours', ...measures(ours) },
      { tournament, plan: 'court by court', ...measures(naive) },
    ]),
  )
}

function compare(draft: Plan): { seconds: number; ours: Plan; lowerBound: number; naive: Plan } {
  const drawn = drawMatches(draft)
  if ('refusal' in drawn) throw new Error(drawn.refusal.message)
  const plan = { ...draft, matches: drawn.matches }
  const before = process.cpuUsage()
  const outcome = runToEnd(plan)
  const { user, system } = process.cpuUsage(before)
  if (outcome.kind === 'IMPOSSIBLE') throw new Error(outcome.reasons.map(({ text }) => text).join('; '))
  return {
    seconds: (user + system) / 1_000_000,
    ours: outcome.plan,
    lowerBound: outcome.lowerBound,
    naive: fillCourtByCourt(plan),
  }
}

function runToEnd(plan: Plan): Outcome {
  const running = schedule(plan, { seed: 1 })
  let step = running.next()
  while (!step.done) step = running.next()
  return step.value
}

function measures(plan: Plan) {
  const { teams, officials } = fairness(plan)
  const violations = validate(plan)
  const games = officials.map((official) => official.games)
  return {
    'rules broken': [...new Set(violations.map(({ rule }) => rule))].join(' ') || 'none',
    violations: violations.length,
    score: score(plan).total,
    'longest stay': hoursName(Math.max(...teams.map(({ stay }) => stay))),
    'games of a referee': `${Math.min(...games)}–${Math.max(...games)}`,
  }
}

if (import.meta.main) compareTournaments()
