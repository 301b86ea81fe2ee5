import { allowedMoves } from '@touchline/domain/status/moves.ts'
import type { PlayerStatus } from '@touchline/domain/status/player.ts'
import { clubNow } from '../../../../club/club-now.ts'
import { playerNames } from '../../../../desk/status-names.ts'
import { Field, SelectField } from '../../../../ui/form/field.tsx'
import { type Hold, isCleared } from './edit-values.ts'
import type { EditedPlayer } from './load-edited.ts'

interface HoldFieldsProps {
  player: EditedPlayer
  hold: Hold
  onChange: (hold: Hold) => void
}

/** Whether the child may play. Ending a hold takes a written clearance that somebody has seen (P-3). */
export function HoldFields({ player, hold, onChange }: HoldFieldsProps) {
  const statuses = [player.status, ...allowedMoves('Player', player.status, 'ADMIN')]
  return (
    <>
      <SelectField
        label="Status"
        options={statuses.map((value) => ({ value, label: playerNames[value].children }))}
        value={hold.status}
        onChange={({ currentTarget }) => onChange({ ...hold, status: currentTarget.value as PlayerStatus })}
      />
      {isCleared(player, hold) && (
        <Field
          label="Day on the doctor’s note"
          type="date"
          required
          max={clubNow().day}
          hint="Only with a written clearance that you’ve seen."
          value={hold.clearanceDate}
          onChange={({ currentTarget }) => onChange({ ...hold, clearanceDate: currentTarget.value })}
        />
      )}
    </>
  )
}
