import { isPlanOpen, type PayPlan } from '@touchline/domain/money/pay-plan.ts'
import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'
import { useChange } from '../area/area-data.tsx'
import { plainProblem } from '../data/plain-problem.ts'
import { updateRow } from '../data/write-row.ts'
import { Button } from '../ui/button.tsx'
import { notify, notifyProblem } from '../ui/toast.tsx'

interface Payable {
  id: string
  _version: number
  status: RegistrationStatus
  months: string[]
  payPlan: PayPlan | null
  player: { firstName: string }
}

export const PLAN_NAMES: Record<PayPlan, string> = { MONTHLY: 'month by month', AT_ONCE: 'all at once' }
const OTHER: Record<PayPlan, PayPlan> = { MONTHLY: 'AT_ONCE', AT_ONCE: 'MONTHLY' }

/** The other way to pay, while the place is not charged yet (B-27). */
export function PayPlanAction({ registration }: { registration: Payable }) {
  const { id, _version, status, months, payPlan, player } = registration
  const change = useChange((request, wanted: PayPlan) =>
    updateRow(request, 'PlayerProgramRegistration', { id, _version, payPlan: wanted }),
  )
  if (payPlan === null || months.length < 2 || !isPlanOpen(status)) return null
  const other = OTHER[payPlan]
  const choose = () =>
    change.mutateAsync(other).then(
      () => notify(`${player.firstName}’s months are paid ${PLAN_NAMES[other]}.`),
      (error) => notifyProblem(plainProblem(error)),
    )
  return (
    <Button
      kind="small"
      aria-label={`Pay ${PLAN_NAMES[other]} instead: ${player.firstName}`}
      isBusy={change.isPending}
      onClick={choose}
    >
      Pay {PLAN_NAMES[other]} instead
    </Button>
  )
}
