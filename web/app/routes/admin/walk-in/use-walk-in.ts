import type { ConsentTexts } from '@touchline/domain/club/schemas/consent-texts.ts'
import type { Payment } from '@touchline/domain/club/schemas/payment.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { clubNow } from '../../../club/club-now.ts'
import { useClubRules } from '../../../club/use-club-rules.ts'
import { priceOfJoining } from '../../../pricing/family-price.ts'
import { joiningOf, openMonths } from '../../../registrations/chosen.ts'
import type { OfferedProgram } from '../../../registrations/offered-program.ts'
import { chosenPlan } from '../../../registrations/shared-steps.tsx'
import { useSending } from '../../../registrations/use-sending.ts'
import { chosenOf, planOf } from '../../public/registration-form/form-draft.ts'
import {
  emptyWalkIn,
  hasProblems,
  sendWalkIn,
  type WalkInProblems,
  walkInProblems,
} from './walk-in-values.ts'

export interface WalkInProps {
  programs: OfferedProgram[]
  texts: ConsentTexts
  payment: Payment
}

const NOBODY = { players: [] }
const NONE: WalkInProblems = { children: {} }

/** Everything that follows from the input so far, and how to save it. */
export function useWalkIn({ programs, texts, payment }: WalkInProps) {
  const today = clubNow().day
  const { ages } = useClubRules()
  const navigate = useNavigate()
  const [values, setValues] = useState(() => emptyWalkIn(today))
  const plans = values.children.map((child) => withOnlyPlan(planOf(child, null, programs, today, ages)))
  const chosen = chosenOf(plans)
  const months = openMonths(chosen, today)
  const joining = joiningOf(chosen, values, today)
  const price = priceOfJoining(NOBODY, joining, programs, today)
  const problems = walkInProblems(values, { plans, months, joining })
  const sending = useSending({
    hasProblems: hasProblems(problems),
    totalCents: price.quote.totalCents,
    send: (request, totalCents) =>
      sendWalkIn(request, { values, joining, payPlan: chosenPlan(payment, values), texts, totalCents }),
    onSent: ({ userId, code }) => navigate(`/admin/walk-in/${userId}`, { replace: true, state: { code } }),
  })
  return {
    values,
    setValues,
    plans,
    chosen,
    months,
    joining,
    price,
    shown: sending.isTried ? problems : NONE,
    ...sending,
  }
}

/** If there is only one way to take part, it is chosen automatically. */
function withOnlyPlan(plan: ReturnType<typeof planOf>) {
  const [only] = plan.options
  return plan.options.length === 1 && only ? { ...plan, option: only } : plan
}
