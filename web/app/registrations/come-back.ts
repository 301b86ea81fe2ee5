import type { AgeRule } from '@touchline/domain/players/age-group.ts'
import { lastTraining } from '@touchline/domain/seasons/opening.ts'
import { compareText } from '@touchline/domain/words.ts'
import type { Family, FamilyPlayer } from '../family/family.ts'
import type { OfferedProgram } from './offered-program.ts'
import { type PlanOption, planId, planOptions } from './plan-options.ts'
import { fittingPrograms } from './program-fit.ts'

type OpenSeason = NonNullable<OfferedProgram['season']>

/** A child who was here before, with the program for them in the new season. */
export interface ReturningChild {
  player: FamilyPlayer
  program: OfferedProgram
  options: PlanOption[]
  /** The same days for the same kind of fee; null if the program no longer has such a plan. */
  option: PlanOption | null
}

export interface ComeBack {
  season: OpenSeason
  children: ReturningChild[]
}

/** The seasons open to a family's returning children, each with the children who are not in it yet (S-16). */
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

/** A child who is in one of them, or was turned down, is settled for the season. */
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
