import * as kit from '@touchline/domain/kit/catalogue.texts.ts'
import * as card from '@touchline/domain/money/card-payment.texts.ts'
import * as fundCase from '@touchline/domain/money/fund-case.texts.ts'
import * as payPlan from '@touchline/domain/money/pay-plan.texts.ts'
import * as player from '@touchline/domain/players/player-eligibility.texts.ts'
import * as price from '@touchline/domain/pricing/seen-price.texts.ts'
import * as eligibility from '@touchline/domain/registrations/eligibility.texts.ts'
import * as limits from '@touchline/domain/registrations/family-limits.texts.ts'
import * as consents from '@touchline/domain/registrations/given-consents.texts.ts'
import * as placeChanges from '@touchline/domain/registrations/place-changes.texts.ts'
import * as moves from '@touchline/domain/status/moves.texts.ts'
import * as signUp from '@touchline/domain/tournament/sign-up.texts.ts'
import * as walkIn from '@touchline/domain/walk-ins/walk-in.texts.ts'
import { LANGUAGE } from '../languages/language.ts'
import { plainProblem, serviceError } from './plain-problem.ts'

type Sentence = (facts: never) => string

const sentences = (): Record<string, Sentence> => ({
  ...eligibility,
  ...limits,
  ...consents,
  ...player,
  ...price,
  ...payPlan,
  ...placeChanges,
  ...fundCase,
  ...card,
  ...kit,
  ...moves,
  ...signUp,
  ...walkIn,
})

/**
 * Why a registration, or a family's request about it, was refused, in the language of the page: the service names the
 * sentence and its facts (Y-7). A refusal that names no sentence is shown in English, as it came.
 */
export function refusalWords(error: unknown): string {
  if (LANGUAGE === 'en') return plainProblem(error)
  const { sentence = '', facts } = serviceError(error)?.errorInfo ?? {}
  const words = sentences()[sentence]
  return words ? words(facts as never) : plainProblem(error)
}
