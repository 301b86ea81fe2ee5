import { playerDeletionRefusal } from '@touchline/domain/player-eligibility.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useChange } from '../../../area/area-data.tsx'
import { deleteRow } from '../../../data/write-row.ts'
import type { FamilyPlayer } from '../../../family/family.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'

/** A child with a registration that is still open stays; the sentence says why. */
export function RemovePlayer({ player }: { player: FamilyPlayer }) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const remove = useChange((request) => deleteRow(request, 'Player', player))
  const refusal = playerDeletionRefusal(
    player.firstName,
    player.registrations.map(({ status }) => status),
  )
  const removeForGood = async () => {
    await remove.mutateAsync(undefined)
    notify(`${player.firstName} is removed.`)
    navigate('/guardian/my-players')
  }
  return (
    <section className={ui.card} aria-labelledby="remove">
      <h2 id="remove">Remove {player.firstName}</h2>
      <p className="quiet">
        {refusal?.message ??
          'Takes this player out of your family. To take a break instead, pause on the player’s page.'}
      </p>
      {!refusal && (
        <div className={ui.actions}>
          <Button kind="small" onClick={() => setAsking(true)}>
            Remove player
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={`Remove ${player.firstName} from your family?`}
          confirm={`Remove ${player.firstName}`}
          busy="Removing..."
          keep={`Keep ${player.firstName}`}
          isHarmful
          onConfirm={removeForGood}
          onClose={() => setAsking(false)}
        >
          <p>Past registrations and orders disappear with the player. Only the club can bring them back.</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
