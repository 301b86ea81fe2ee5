import { useState } from 'react'
import { plainProblem } from '../../../data/plain-problem.ts'
import type { Family, PlayersRegistration } from '../../../family/family.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { notify } from '../../../ui/toast.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { useAskToWithdraw } from './registration-changes.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

interface LeaveActionsProps {
  registration: PlayersRegistration
  family: Family
}

const NAMES: Partial<Record<PlayersRegistration['status'], string>> = {
  PENDING: 'Cancel registration',
  APPROVED: 'Cancel registration',
  WAITLISTED: 'Leave the waiting list',
  ACTIVE: 'Withdraw',
}

/** The way out, before payment and after it. */
export function LeaveActions(props: LeaveActionsProps) {
  return props.registration.withdrawalAskedAt && props.registration.status === 'ACTIVE' ? (
    <TakeBack {...props} />
  ) : (
    <Leave {...props} />
  )
}

function TakeBack({ registration }: LeaveActionsProps) {
  const ask = useAskToWithdraw(registration)
  const { firstName } = registration.player
  const stay = () => ask.mutate(null, { onSuccess: () => notify(`${firstName} stays. Good to have you.`) })
  return (
    <>
      <Button
        kind="small"
        aria-label={`Stay after all: ${firstName}`}
        disabled={ask.isPending}
        onClick={stay}
      >
        {ask.isPending ? 'One moment...' : 'Stay after all'}
      </Button>
      {ask.error && <FormMessage>{plainProblem(ask.error)}</FormMessage>}
    </>
  )
}

function Leave({ registration, family }: LeaveActionsProps) {
  const [isAsking, setAsking] = useState(false)
  const name = NAMES[registration.status]
  const close = () => setAsking(false)
  const isPaid = registration.status === 'ACTIVE'
  return (
    <>
      {name && (
        <Button
          kind="small"
          aria-label={`${name}: ${registration.player.firstName}`}
          onClick={() => setAsking(true)}
        >
          {name}
        </Button>
      )}
      {isAsking && isPaid && <WithdrawDialog registration={registration} family={family} onClose={close} />}
      {isAsking && name && !isPaid && (
        <CancelDialog registration={registration} family={family} onClose={close} />
      )}
    </>
  )
}
