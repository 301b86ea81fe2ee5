import type { RegistrationRefusal } from '@touchline/domain/registrations/eligibility.ts'
import { fitRefusal } from '../../../registrations/program-fit.ts'

const BY_THE_CLUB: readonly RegistrationRefusal['code'][] = ['TOO_YOUNG', 'TOO_OLD', 'PROGRAM_ENDED']

/** The club may override an age limit, or enter an ended program for the books (E-4, E-5). Nothing else. */
const isOverridable = (refusal: RegistrationRefusal): boolean => BY_THE_CLUB.includes(refusal.code)

/** Why a child cannot join, and whether the desk may override it. */
export function deskFit(...asked: Parameters<typeof fitRefusal>) {
  const refusal = fitRefusal(...asked)
  return { refusal, isPossible: !refusal || isOverridable(refusal) }
}
