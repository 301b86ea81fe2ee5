import type { AgeRule } from '@touchline/domain/players/age-group.ts'
import { type RegistrationRefusal, registrationRefusal } from '@touchline/domain/registrations/eligibility.ts'
import type { FamilyPlayer } from '../family/family.ts'
import type { OfferedProgram } from './offered-program.ts'

type Child = Pick<FamilyPlayer, 'firstName' | 'birthDate' | 'status' | 'registrations'>

/** Why this child cannot join this program, by the club's rules; null if they can. */
export function fitRefusal(
  player: Child,
  program: OfferedProgram,
  today: string,
  ages: AgeRule,
): RegistrationRefusal | null {
  return registrationRefusal({
    player,
    program,
    feeType: program.fees[0]?.type ?? 'MONTHLY_ONCE',
    playerRegistrations: player.registrations.map((one) => ({
      programId: one.program.id,
      status: one.status,
    })),
    consents: null,
    ages,
    today,
  })
}

/** The programs a child can join. */
export const fittingPrograms = (
  player: Child,
  programs: readonly OfferedProgram[],
  today: string,
  ages: AgeRule,
): OfferedProgram[] =>
  programs.filter((program) => program.fees.length > 0 && !fitRefusal(player, program, today, ages))

export interface SiblingFit {
  program: OfferedProgram | null
  /** Why no program fits. */
  reason: string | null
}

const OF_AGE: readonly RegistrationRefusal['code'][] = ['TOO_YOUNG', 'TOO_OLD']

/**
 * For a sibling on the same form: the wanted program or, if only the age rules it out, the program of the same season
 * that fits. A child who has a place in the season is never led into a second program.
 */
export function siblingFit(
  player: Child,
  wanted: OfferedProgram,
  programs: readonly OfferedProgram[],
  today: string,
  ages: AgeRule,
): SiblingFit {
  const refusal = fitRefusal(player, wanted, today, ages)
  if (!refusal) return { program: wanted, reason: null }
  if (!OF_AGE.includes(refusal.code)) return { program: null, reason: refusal.message }
  const season = programs.filter((program) => isSameSeason(program, wanted))
  const refusals = season.map((program) => fitRefusal(player, program, today, ages))
  const isIn = refusals.find((one) => one?.code === 'ALREADY_REGISTERED')
  if (isIn) return { program: null, reason: isIn.message }
  const program = fittingPrograms(player, season, today, ages)[0] ?? null
  return { program, reason: program ? null : refusal.message }
}

const isSameSeason = (one: OfferedProgram, other: OfferedProgram) =>
  one.startDate === other.startDate && one.endDate === other.endDate && one.kind === other.kind
