import type { Family, PlayersRegistration } from '../../../family/family.ts'
import { mixed } from '../../../languages/written.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import { useCancel } from './registration-changes.ts'
import * as texts from './registrations.texts.ts'
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
    if (isWaiting) notify(texts.hasLeftLine(player.firstName), { undo: comeBack })
    else notify(texts.isCancelled(player.firstName))
  }
  return (
    <ConfirmDialog
      title={isWaiting ? texts.leaveLineQuestion(player.firstName) : texts.cancelQuestion(player.firstName)}
      confirm={isWaiting ? texts.leaveLine : texts.confirmCancel}
      busy={texts.oneMoment}
      keep={isWaiting ? texts.stayInLine : texts.keepIt}
      isHarmful={!isWaiting}
      onConfirm={leave}
      onClose={onClose}
    >
      <p>{mixed(whatFollows(registration))}</p>
      <SiblingPrices registration={registration} family={family} />
    </ConfirmDialog>
  )
}

function whatFollows({ player, program, status, breakdown }: PlayersRegistration): string {
  if (status === 'WAITLISTED') return texts.othersMoveUp(program.name)
  // What was paid for one day was credited to this registration, and goes back to the one day (M-11).
  if (breakdown?.lines.some(({ credit }) => credit)) return texts.oneDayIsKept(player.firstName)
  return texts.placeGoesOn(program.name)
}
