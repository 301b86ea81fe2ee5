import { funDayDraft } from '../domain/tournament/demo/fun-day-draft.ts'
import { lunarNewYearDraft } from '../domain/tournament/demo/lunar-new-year-draft.ts'
import { fairness } from '../domain/tournament/plan/fairness.ts'
import { hoursName } from '../domain/tournament/plan/moment.ts'
import type { Plan } from '../domain/tournament/plan/plan.ts'
import { score } from '../domain/tournament/plan/score.ts'
import { drawMatches } from '../domain/tournament/play/draw.ts'
import { validate } from '../domain/tournament/validate/validate.ts'
import { type BySeed, scoresBySeed, spreadWords } from './scores-by-seed.ts'
import { smallDay } from './small-day.ts'
import { atMost, type Line } from './summary.ts'
import { weekend } from './tournament-input.ts'
import { fillCourtByCourt } from './tournament-naive.ts'

const DAY = '2026-02-21'
const CASES = [
  {
    tournament: 'U10: 8 teams, 4 games, 1 pitch',
    draft: smallDay({ teams: 8, games: 4, pitches: 1 }),
    bar: null,
  },
  { tournament: 'fun day: 20 teams, 1 turf', draft: funDayDraft(DAY), bar: 2 },
  { tournament: 'Lunar New Year: 32 teams, 2 turfs', draft: lunarNewYearDraft(DAY), bar: null },
  { tournament: 'weekend: 64 teams, 8 pitches, 2 days', draft: weekend(), bar: 15 },
]

/** Our plans compared with those filled court by court, on the same input. */
export function compareTournaments(): Line[] {
  const runs = CASES.map(({ tournament, draft, bar }) => ({ tournament, bar, ...compare(draft) }))
  console.log(
    '\nTournaments: time to plan on one core, and the scores of five seeds beside what no plan is below',
  )
  console.table(
    runs.map(({ tournament, bar, seconds, scores, ours, lowerBound }) => ({
      tournament,
      matches: ours.matches.length,
      seconds: seconds.toFixed(2),
      bar: bar ?? '',
      'lower bound': lowerBound,
      ...spreadWords(scores),
    })),
  )
  console.log('\nOur plan against the same matches filled court by court')
  console.table(
    runs.flatMap(({ tournament, ours, naive }) => [
      { tournament, plan: 'ours', ...measures(ours) },
      { tournament, plan: 'court by court', ...measures(naive) },
    ]),
  )
  const broken = runs.reduce((sum, { ours }) => sum + validate(ours).length, 0)
  return [
    ...runs.flatMap(({ tournament, bar, seconds }) =>
      bar === null ? [] : [atMost(`${tournament}, planned`, seconds, bar, ' s')],
    ),
    atMost('rules that our plans break', broken, 0),
  ]
}

interface Compared extends Pick<BySeed, 'scores' | 'seconds'> {
  ours: Plan
  lowerBound: number
  naive: Plan
}

function compare(draft: Plan): Compared {
  const drawn = drawMatches(draft)
  if ('refusal' in drawn) throw new Error(drawn.refusal.message)
  const plan = { ...draft, matches: drawn.matches }
  const { first, scores, seconds } = scoresBySeed(plan)
  if (first.kind === 'IMPOSSIBLE') throw new Error(first.reasons.map(({ text }) => text).join('; '))
  return { seconds, scores, ours: first.plan, lowerBound: first.lowerBound, naive: fillCourtByCourt(plan) }
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
