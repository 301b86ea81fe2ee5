import type { AgeRule } from '@touchline/domain/players/age-group.ts'
import { lastTraining } from '@touchline/domain/seasons/opening.ts'
import { compareText } from '@touchline/domain/words.ts'
import type { Family, FamilyPlayer } from '../family/family.ts'
import type { OfferedProgram } from './offered-program.ts'
import { type PlanOption, planId, planOptions } from './plan-options.ts'
import { fittingPrograms } from './program-fit.ts'

type OpenSeason = NonNullable<OfferedProgram['season']>

/** A child who was here before, with the program of the new season that is theirs. */
export interface ReturningChild {
  player: FamilyPlayer
  program: OfferedProgram
  options: PlanOption[]
  /** The same days by the same kind of fee; null where the program has no such plan any more. */
  option: PlanOption | null
}

export interface ComeBack {
  season: OpenSeason
  children: ReturningChild[]
}

/** What a family is asked to come back to: each season that is open for it, with those who are not in it yet (S-16). */
export function comeBacks(
  family: Family,
  programs: readonly OfferedProgram[],
  today: string,
  ages: AgeRule,
): ComeBack[] {
  const seasons = new Map(programs.flatMap(({ season }) => (season ? [[season.id, season]] : [])))
  return [...seasons.values()]
    .toSorted((a, b) => compareText(a.startDate, b.startDate))
    .map((season) => {
      const offered = programs.filter((program) => program.season?.id === season.id)
      const children = family.players.flatMap((player) => {
        const child = isIn(player, offered) ? null : returning(player, season, offered, today, ages)
        return child ? [child] : []
      })
      return { season, children }
    })
    .filter(({ children }) => children.length > 0)
}

/** Whoever is in one of them, or was turned down, has had the season's answer. */
const isIn = ({ registrations }: FamilyPlayer, offered: readonly OfferedProgram[]): boolean =>
  registrations.some(({ program }) => offered.some(({ id }) => id === program.id))

function returning(
  player: FamilyPlayer,
  season: OpenSeason,
  offered: readonly OfferedProgram[],
  today: string,
  ages: AgeRule,
): ReturningChild | null {
  const last = lastTraining(season, player.registrations)
  if (!last) return null
  const wanted = planId(last.fee.type, last.days)
  const choices = fittingPrograms(player, offered, today, ages).map((program) => {
    const options = planOptions(program, today)
    return { player, program, options, option: options.find(({ id }) => id === wanted) ?? null }
  })
  return choices.find(({ option }) => option) ?? choices[0] ?? null
}
