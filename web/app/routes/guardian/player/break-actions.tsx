import type { PlayerStatus } from '@touchline/domain/status/player.ts'
import { useState } from 'react'
import { useChange } from '../../../area/area-data.tsx'
import { refusalWords } from '../../../data/refusal-words.ts'
import { updateStatus } from '../../../data/update-status.ts'
import type { FamilyPlayer } from '../../../family/family.ts'
import { mixed } from '../../../languages/written.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Choice } from '../../../ui/form/choice.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import * as texts from './player.texts.ts'

/** Pausing asks first, coming back takes one tap; after an injury only the club brings a player back (P-2, P-3). */
export function BreakActions({ player }: { player: FamilyPlayer }) {
  const [isAsking, setAsking] = useState(false)
  const move = useChange((request, status: PlayerStatus) =>
    updateStatus(request, 'Player', player.id, status, player._version),
  )
  if (player.status === 'ON_HOLD') return <p>{mixed(texts.bringBackAfterInjury(player.firstName))}</p>
  if (player.status === 'INACTIVE') {
    const comeBack = () =>
      move.mutate('ACTIVE', {
        onSuccess: () => notify(texts.isBack(player.firstName)),
        onError: (error) => notify(refusalWords(error)),
      })
    return (
      <Button disabled={move.isPending} onClick={comeBack}>
        {move.isPending ? texts.oneMoment : mixed(texts.bringBack(player.firstName))}
      </Button>
    )
  }
  if (player.status !== 'ACTIVE') return null
  return (
    <>
      <Button kind="small" onClick={() => setAsking(true)}>
        {texts.pause}
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
    notify(status === 'INACTIVE' ? texts.takesBreak(player.firstName) : texts.getWell(player.firstName))
  }
  return (
    <ConfirmDialog
      title={texts.pauseQuestion(player.firstName)}
      confirm={texts.pause}
      busy={texts.oneMoment}
      keep={texts.keepPlaying}
      onConfirm={pause}
      onClose={onClose}
    >
      <fieldset className={ui.cards}>
        <legend className="visually-hidden">{texts.why}</legend>
        <Choice
          type="radio"
          name="pause"
          title={texts.aBreak}
          checked={status === 'INACTIVE'}
          onChange={() => setStatus('INACTIVE')}
        >
          {mixed(texts.aBreakLead(player.firstName))}
        </Choice>
        <Choice
          type="radio"
          name="pause"
          title={texts.anInjury}
          checked={status === 'ON_HOLD'}
          onChange={() => setStatus('ON_HOLD')}
        >
          {mixed(texts.anInjuryLead(player.firstName))}
        </Choice>
      </fieldset>
    </ConfirmDialog>
  )
}
