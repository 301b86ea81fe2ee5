import { listOf } from '../../words.ts'
import { divisionName } from '../plan/division.ts'
import type { Plan } from '../plan/plan.ts'
import { validate } from '../validate/validate.ts'
import { competingGames, tryEverything } from './dead-end.ts'
import { nthGame } from './nth.ts'
import type { Problem } from './problem.ts'
import { type Reason, reason, reasonsFrom } from './reasons.ts'

/** After a search without a result: a proof if there is one, otherwise what the closest attempt breaks (T-7). */
export function whyNot(problem: Problem, closest: Plan | null): { certain: boolean; reasons: Reason[] } {
  const proofs = competingGames(problem).flatMap((games) => deadEnd(problem, games))
  if (proofs.length > 0) return { certain: true, reasons: proofs }
  return { certain: false, reasons: closest === null ? [] : reasonsFrom(validate(closest)) }
}

function deadEnd(problem: Problem, games: readonly number[]): Reason[] {
  if (tryEverything(problem, games, { withRest: true }) !== 'NONE') return []
  const own = games.map((game) => nthGame(problem.games, game))
  const divisions = [...new Set(own.map(({ division }) => division))].flatMap(
    (division) => problem.divisions[division] ?? [],
  )
  const slots = new Set(own.flatMap((game) => game.slots))
  const pitches = [...new Set([...slots].map((slot) => problem.slots[slot]?.pitch ?? 0))]
  const where = listOf(
    pitches.map((pitch) => problem.index.plan.pitches[pitch]?.name ?? ''),
    'and',
  )
  const who = listOf(divisions.map(divisionName), 'and')
  const restIsToBlame = tryEverything(problem, games, { withRest: false }) === 'SOME'
  const sentence = `${who} alone on ${where}: no order of ${games.length} matches in ${slots.size} slots`
  return [
    restIsToBlame
      ? reason('H2', `${sentence} gives every team enough rest`)
      : reason('H1', `${sentence} keeps every team in one place at a time`),
  ]
}
