import { isDay } from '@touchline/domain/calendar-day.ts'
import { allowedMoves } from '@touchline/domain/status/moves.ts'
import type { PlayerStatus } from '@touchline/domain/status/player.ts'
import { useState } from 'react'
import { useChange } from '../../../area/area-data.tsx'
import { clubNow } from '../../../club/club-now.ts'
import { plainProblem } from '../../../data/plain-problem.ts'
import { updateRow } from '../../../data/write-row.ts'
import { playerNames } from '../../../desk/status-names.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { notify, notifyProblem } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import type { PlayerLine } from './player-list.ts'

const VERBS: Record<PlayerStatus, string> = {
  ACTIVE: 'Make active',
  ON_HOLD: 'Put on hold (injury)',
  INACTIVE: 'Pause',
  ARCHIVED: 'Archive',
}

interface StatusChange {
  status: PlayerStatus
  clearanceDate?: string
}

/** Only the moves that the rules allow from here. */
export function PlayerStatusActions({ player }: { player: PlayerLine }) {
  const [isCleared, setCleared] = useState(false)
  const move = useChange((request, wanted: StatusChange) =>
    updateRow(request, 'Player', { id: player.id, _version: player.version, ...wanted }),
  )
  const start = (status: PlayerStatus) => {
    if (player.status === 'ON_HOLD' && status === 'ACTIVE') return setCleared(true)
    move.mutate(
      { status },
      {
        onSuccess: () => notify(`${player.firstName}: ${playerNames[status].children.toLowerCase()}.`),
        onError: (error) => notifyProblem(plainProblem(error)),
      },
    )
  }
  return (
    <div className={ui.actions}>
      {allowedMoves('Player', player.status, 'ADMIN').map((status) => (
        <Button key={status} kind="small" isBusy={move.isPending} onClick={() => start(status)}>
          {VERBS[status]}
        </Button>
      ))}
      {isCleared && (
        <ClearanceDialog
          player={player}
          onConfirm={(clearanceDate) => move.mutateAsync({ status: 'ACTIVE', clearanceDate })}
          onClose={() => setCleared(false)}
        />
      )}
    </div>
  )
}

interface ClearanceProps {
  player: PlayerLine
  onConfirm: (day: string) => Promise<unknown>
  onClose: () => void
}

/** Back from an injury: somebody has seen a written medical clearance, and its date is noted (P-3). */
function ClearanceDialog({ player, onConfirm, onClose }: ClearanceProps) {
  const today = clubNow().day
  const [day, setDay] = useState(today)
  const confirm = async () => {
    if (!isDay(day) || day > today) throw new Error('Please give the day on the doctor’s note.')
    await onConfirm(day)
  }
  return (
    <ConfirmDialog
      title={`Is ${player.firstName} cleared to play?`}
      confirm="Cleared, make active"
      busy="One moment..."
      keep="Back"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>Only with a written clearance that you’ve seen.</p>
      <Field
        label="Day on the doctor’s note"
        type="date"
        max={today}
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
    </ConfirmDialog>
  )
}
