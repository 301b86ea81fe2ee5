import type { Family, PlayersRegistration } from '../../../family/family.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import { useCancel } from './registration-changes.ts'
import { SiblingPrices } from './sibling-prices.tsx'
import { useComeBack } from './use-come-back.ts'

interface DialogProps {
  registration: PlayersRegistration
  family: Family
  onClose: () => void
}

export function CancelDialog({ registration, family, onClose }: DialogProps) {
  const { player, status } = registration
  const cancel = useCancel(registration)
  const comeBack = useComeBack(registration).run
  const isWaiting = status === 'WAITLISTED'
  const leave = async () => {
    await cancel.mutateAsync(undefined)
    if (isWaiting) notify(`${player.firstName} has left the waiting list.`, { undo: comeBack })
    else notify(`${player.firstName}’s registration is cancelled.`)
  }
  return (
    <ConfirmDialog
      title={
        isWaiting
          ? `Leave the waiting list with ${player.firstName}?`
          : `Cancel ${player.firstName}’s registration?`
      }
      confirm={isWaiting ? 'Leave the waiting list' : 'Cancel the registration'}
      busy="One moment..."
      keep={isWaiting ? 'Stay in line' : 'Keep it'}
      isHarmful={!isWaiting}
      onConfirm={leave}
      onClose={onClose}
    >
      <p>{whatFollows(registration)}</p>
      <SiblingPrices registration={registration} family={family} />
    </ConfirmDialog>
  )
}

function whatFollows({ player, program, status, working }: PlayersRegistration): string {
  if (status === 'WAITLISTED')
    return `The families behind you in line for ${program.name} move up. Changed your mind? You have two days to take your place back.`
  // What was paid for one day counts for this one, and goes back to it (M-11).
  if (working?.lines.some(({ credit }) => credit))
    return `${player.firstName} keeps the one day that you have paid for; the second day is off.`
  return `The place in ${program.name} goes to the next family. Nothing has been paid, so there’s nothing to refund.`
}
