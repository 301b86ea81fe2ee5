import type { PlayerStatus } from '@touchline/domain/status/player.ts'
import { useState } from 'react'
import { useChange } from '../../../area/area-data.tsx'
import { plainProblem } from '../../../data/plain-problem.ts'
import { updateStatus } from '../../../data/update-status.ts'
import type { FamilyPlayer } from '../../../family/family.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Choice } from '../../../ui/form/choice.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'

/** Pausing asks, coming back is one tap; after an injury only the club brings a player back (P-2, P-3). */
export function BreakActions({ player }: { player: FamilyPlayer }) {
  const [isAsking, setAsking] = useState(false)
  const move = useChange((request, status: PlayerStatus) =>
    updateStatus(request, 'Player', player.id, status, player._version),
  )
  if (player.status === 'ON_HOLD')
    return (
      <p>
        Once a doctor has cleared {player.firstName} in writing, show us the note and we’ll bring them back.
      </p>
    )
  if (player.status === 'INACTIVE') {
    const comeBack = () =>
      move.mutate('ACTIVE', {
        onSuccess: () => notify(`${player.firstName} is back.`),
        onError: (error) => notify(plainProblem(error)),
      })
    return (
      <Button disabled={move.isPending} onClick={comeBack}>
        {move.isPending ? 'One moment...' : `Bring ${player.firstName} back`}
      </Button>
    )
  }
  if (player.status !== 'ACTIVE') return null
  return (
    <>
      <Button kind="small" onClick={() => setAsking(true)}>
        Pause
      </Button>
      {isAsking && (
        <PauseDialog player={player} onPause={move.mutateAsync} onClose={() => setAsking(false)} />
      )}
    </>
  )
}

interface PauseProps {
  player: FamilyPlayer
  onPause: (status: PlayerStatus) => Promise<unknown>
  onClose: () => void
}

function PauseDialog({ player, onPause, onClose }: PauseProps) {
  const [status, setStatus] = useState<PlayerStatus>('INACTIVE')
  const pause = async () => {
    await onPause(status)
    notify(
      status === 'INACTIVE' ? `${player.firstName} takes a break.` : `Get well soon, ${player.firstName}.`,
    )
  }
  return (
    <ConfirmDialog
      title={`Pause ${player.firstName}?`}
      confirm="Pause"
      busy="One moment..."
      keep="Keep playing"
      onConfirm={pause}
      onClose={onClose}
    >
      <fieldset className={ui.cards}>
        <legend className="visually-hidden">Why</legend>
        <Choice
          type="radio"
          name="pause"
          title="A break"
          checked={status === 'INACTIVE'}
          onChange={() => setStatus('INACTIVE')}
        >
          No new registrations until you bring {player.firstName} back, with one tap. Places stay as they are.
        </Choice>
        <Choice
          type="radio"
          name="pause"
          title="An injury or a head knock"
          checked={status === 'ON_HOLD'}
          onChange={() => setStatus('ON_HOLD')}
        >
          {player.firstName} keeps the place. Before the next training we need to see written clearance from a
          doctor or a nurse practitioner; then we bring {player.firstName} back.
        </Choice>
      </fieldset>
    </ConfirmDialog>
  )
}
