import type { Shape } from './feasible-day.ts'
import { impossibleDay, LACKS, type Lack } from './impossible-day.ts'
import { atMost, type Line } from './summary.ts'
import { spreadOf, type TimedPlan, timedPlan } from './timed-plan.ts'
import { SHAPES, seedsOf } from './tournament-shapes.ts'

interface Judged extends TimedPlan {
  lack: Lack
  shape: Shape
}

/** Days that cannot be planned, by counting: how many are proved impossible, by what and how fast. */
export async function proveImpossibleDays(): Promise<Line[]> {
  const runs: Judged[] = []
  for (const lack of LACKS)
    for (const shape of SHAPES)
      for (const seed of seedsOf(shape)) {
        const plan = impossibleDay(shape, seed, lack)
        if (plan === null) continue
        const timed = await timedPlan(plan)
        if (timed.outcome.kind === 'PLANNED') throw new Error('A plan was made of a day that has none.')
        if (!timed.outcome.certain)
          console.log('Not proved:', { lack, ...shape, seed, seconds: timed.seconds })
        runs.push({ ...timed, lack, shape })
      }
  console.log('\nTournament days that lack something by counting: proved, and time on one core')
  console.table(
    LACKS.flatMap((lack) =>
      [...new Set(SHAPES.map(({ divisions }) => divisions))].map((divisions) => {
        const own = runs.filter((run) => run.lack === lack && run.shape.divisions === divisions)
        const proved = own.filter(({ outcome }) => outcome.kind === 'IMPOSSIBLE' && outcome.certain)
        return {
          lacks: lack,
          divisions,
          days: own.length,
          'proved by counting': proved.filter(({ isSolved }) => !isSolved).length,
          'by the solver': proved.filter(({ isSolved }) => isSolved).length,
          'not proved': own.length - proved.length,
          ...spreadOf(own.map(({ seconds }) => seconds)),
        }
      }),
    ),
  )
  const open = runs.filter(({ outcome }) => outcome.kind === 'IMPOSSIBLE' && !outcome.certain)
  return [atMost(`impossible tournament days that are not proved, of ${runs.length}`, open.length, 0)]
}

if (import.meta.main) await proveImpossibleDays()
