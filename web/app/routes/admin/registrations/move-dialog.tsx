import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import type { DeskRegistration } from './load-registration.ts'
import { PaidDialog } from './paid-dialog.tsx'
import type { Move } from './use-move.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

interface MoveDialogProps {
  registration: DeskRegistration
  to: RegistrationStatus
  onMove: (move: Move) => Promise<unknown>
  onClose: () => void
}

const REJECTIONS = [
  'This program isn’t right for your child’s age. We’d suggest another.',
  'We don’t have a coach for this group right now.',
  'This is a duplicate of another registration.',
]

/** Asks before a move that cannot be undone, each in its own words. */
export function MoveDialog(props: MoveDialogProps) {
  const { registration, to, onMove, onClose } = props
  const { firstName } = registration.player
  const { name } = registration.program
  const common = { onClose, onConfirm: () => onMove({ status: to }), busy: 'One moment...', keep: 'Back' }
  switch (to) {
    case 'WITHDRAWN':
      return <WithdrawDialog registration={registration} onMove={onMove} onClose={onClose} />
    case 'REJECTED':
      return (
        <ReasonDialog
          title={`Reject ${firstName} for ${name}?`}
          hint="The family sees this in an email and in their account."
          confirm="Reject"
          isHarmful
          suggestions={REJECTIONS}
          onConfirm={(reason) => onMove({ status: to, reason })}
          onClose={onClose}
        />
      )
    case 'PENDING':
      return (
        <ReasonDialog
          title={`Reopen ${firstName}’s registration?`}
          hint="It goes back to pending and needs a free place. The family can read the reason."
          confirm="Reopen"
          onConfirm={(reason) => onMove({ status: to, reason })}
          onClose={onClose}
        />
      )
    case 'ACTIVE':
      return <PaidDialog {...common} registration={registration} />
    case 'CANCELLED':
      return (
        <ConfirmDialog
          {...common}
          title={`Cancel ${firstName}’s registration?`}
          confirm="Cancel it"
          isHarmful
        >
          <p>
            {firstName}’s place in {name} goes to the next in line. Siblings may pay more.
          </p>
        </ConfirmDialog>
      )
    case 'APPROVED':
    case 'COMPLETED':
      return null
    case 'WAITLISTED':
      return (
        <ConfirmDialog {...common} title={`Put ${firstName} on the waiting list?`} confirm="Put on the list">
          <p>
            {firstName} goes to the end of the waiting list for {name} and isn’t offered the place being given
            up.
          </p>
        </ConfirmDialog>
      )
  }
}
