import type { RegistrationRefusal } from '@touchline/domain/registrations/eligibility.ts'
import { fitRefusal } from '../../../registrations/program-fit.ts'

const BY_THE_CLUB: readonly RegistrationRefusal['code'][] = ['TOO_YOUNG', 'TOO_OLD', 'PROGRAM_ENDED']

/** An age that does not fit, or an entry for the books, is the club's to decide (E-4, E-5); the rest is put right first. */
const isOverridable = (refusal: RegistrationRefusal): boolean => BY_THE_CLUB.includes(refusal.code)

/** Why a child cannot join, and whether the desk may decide otherwise. */
export function deskFit(...asked: Parameters<typeof fitRefusal>) {
  const refusal = fitRefusal(...asked)
  return { refusal, isPossible: !refusal || isOverridable(refusal) }
}
