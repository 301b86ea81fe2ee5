import { isPlanOpen, type PayPlan } from '@touchline/domain/money/pay-plan.ts'
import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'
import { useChange } from '../area/area-data.tsx'
import { refusalWords } from '../data/refusal-words.ts'
import { updateRow } from '../data/write-row.ts'
import { Button } from '../ui/button.tsx'
import { notify, notifyProblem } from '../ui/toast.tsx'
import * as texts from './months.texts.ts'

interface Payable {
  id: string
  _version: number
  status: RegistrationStatus
  months: string[]
  payPlan: PayPlan | null
  player: { firstName: string }
}

export const PLAN_NAMES: Record<PayPlan, string> = { MONTHLY: texts.monthByMonth, AT_ONCE: texts.allAtOnce }
const OTHER: Record<PayPlan, PayPlan> = { MONTHLY: 'AT_ONCE', AT_ONCE: 'MONTHLY' }
const INSTEAD: Record<PayPlan, string> = {
  MONTHLY: texts.payMonthlyInstead,
  AT_ONCE: texts.payAtOnceInstead,
}
const CHOSEN: Record<PayPlan, (player: string) => string> = {
  MONTHLY: texts.paidMonthly,
  AT_ONCE: texts.paidAtOnce,
}

/** Switches to the other way of paying, until the place is charged (B-27). */
export function PayPlanAction({ registration }: { registration: Payable }) {
  const { id, _version, status, months, payPlan, player } = registration
  const change = useChange((request, wanted: PayPlan) =>
    updateRow(request, 'PlayerProgramRegistration', { id, _version, payPlan: wanted }),
  )
  if (payPlan === null || months.length < 2 || !isPlanOpen(status)) return null
  const other = OTHER[payPlan]
  const choose = () =>
    change.mutateAsync(other).then(
      () => notify(CHOSEN[other](player.firstName)),
      (error) => notifyProblem(refusalWords(error)),
    )
  return (
    <Button
      kind="small"
      aria-label={texts.insteadFor(INSTEAD[other], player.firstName)}
      isBusy={change.isPending}
      onClick={choose}
    >
      {INSTEAD[other]}
    </Button>
  )
}
