import { mayReturn } from '@touchline/domain/registrations/waiting-list.ts'
import { useState } from 'react'
import { currentInstant } from '../../../club/club-now.ts'
import { refusalWords } from '../../../data/refusal-words.ts'
import type { Family, PlayersRegistration } from '../../../family/family.ts'
import { mixed } from '../../../languages/written.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { notify } from '../../../ui/toast.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { useAskToWithdraw } from './registration-changes.ts'
import * as texts from './registrations.texts.ts'
import { useComeBack } from './use-come-back.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

interface LeaveActionsProps {
  registration: PlayersRegistration
  family: Family
}

const NAMES: Partial<Record<PlayersRegistration['status'], string>> = {
  PENDING: texts.cancel,
  APPROVED: texts.cancel,
  WAITLISTED: texts.leaveLine,
  ACTIVE: texts.withdraw,
}

/** How to leave, before payment and after it. */
export function LeaveActions(props: LeaveActionsProps) {
  const { registration } = props
  if (registration.withdrawalAskedAt && registration.status === 'ACTIVE') return <TakeBack {...props} />
  if (mayReturn(registration, currentInstant().toISOString())) return <ComeBack {...props} />
  return <Leave {...props} />
}

/** For a family that left the waiting list by mistake or changed its mind (W-10). */
function ComeBack({ registration }: LeaveActionsProps) {
  const { run, isBusy } = useComeBack(registration)
  return (
    <Button
      kind="small"
      aria-label={texts.label(texts.backInLine, registration.player.firstName)}
      isBusy={isBusy}
      onClick={run}
    >
      {isBusy ? texts.oneMoment : texts.backInLine}
    </Button>
  )
}

function TakeBack({ registration }: LeaveActionsProps) {
  const ask = useAskToWithdraw(registration)
  const { firstName } = registration.player
  const stay = () => ask.mutate(null, { onSuccess: () => notify(texts.stays(firstName)) })
  return (
    <>
      <Button
        kind="small"
        aria-label={texts.label(texts.stay, firstName)}
        disabled={ask.isPending}
        onClick={stay}
      >
        {ask.isPending ? texts.oneMoment : texts.stay}
      </Button>
      {ask.error && <FormMessage>{mixed(refusalWords(ask.error))}</FormMessage>}
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
          kind={registration.status === 'WAITLISTED' ? 'plain' : 'small'}
          aria-label={texts.label(name, registration.player.firstName)}
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
