import { playerDeletionRefusal } from '@touchline/domain/players/player-eligibility.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useChange } from '../../../area/area-data.tsx'
import { deleteRow } from '../../../data/write-row.ts'
import type { FamilyPlayer } from '../../../family/family.ts'
import { mixed } from '../../../languages/written.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import * as texts from '../player/player.texts.ts'

/** A child with an open registration cannot be removed; the sentence says why. */
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
    notify(texts.isRemoved(player.firstName))
    navigate('/guardian/my-players')
  }
  return (
    <section className={ui.card} aria-labelledby="remove">
      <h2 id="remove">{mixed(texts.remove(player.firstName))}</h2>
      <p className="quiet">{mixed(refusal?.message ?? texts.removeLead)}</p>
      {!refusal && (
        <div className={ui.actions}>
          <Button kind="small" onClick={() => setAsking(true)}>
            {texts.removePlayer}
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={texts.removeQuestion(player.firstName)}
          confirm={texts.remove(player.firstName)}
          busy={texts.removing}
          keep={texts.keep(player.firstName)}
          isHarmful
          onConfirm={removeForGood}
          onClose={() => setAsking(false)}
        >
          <p>{texts.pastDisappears}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
