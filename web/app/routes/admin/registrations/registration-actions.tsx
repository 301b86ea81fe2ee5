import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { allowedMoves } from '@touchline/domain/status/moves.ts'
import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'
import { useState } from 'react'
import { useChange } from '../../../area/area-data.tsx'
import { plainProblem } from '../../../data/plain-problem.ts'
import { updateRow } from '../../../data/write-row.ts'
import { Button } from '../../../ui/button.tsx'
import { notify, notifyProblem } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import type { DeskRegistration } from './load-registration.ts'
import { MoveDialog } from './move-dialog.tsx'
import { moveWords } from './move-words.ts'
import { type Move, REGISTRATION, type Seen, useMove } from './use-move.tsx'

const seenOf = (registration: DeskRegistration): Seen => ({
  id: registration.id,
  version: registration._version,
  status: registration.status,
  priceCents: registration.priceCents,
  firstName: registration.player.firstName,
})

/** The legal moves from here as buttons, the next step first; nothing else is offered. */
export function RegistrationActions({ registration }: { registration: DeskRegistration }) {
  const { move, collision } = useMove()
  const [asked, setAsked] = useState<RegistrationStatus | null>(null)
  const { status, priceCents } = registration
  const moves = allowedMoves('PlayerProgramRegistration', status, 'ADMIN')
  const make = async (wanted: Move) => move(seenOf(registration), wanted)
  const start = (to: RegistrationStatus) => {
    if (to === 'APPROVED') make({ status: to }).catch((error) => notifyProblem(plainProblem(error)))
    else setAsked(to)
  }
  return (
    <div className={ui.actions}>
      {moves.map((to, n) => (
        <Button key={to} kind={n === 0 && to !== 'PENDING' ? 'main' : 'small'} onClick={() => start(to)}>
          {moveWords(status, to).verb}
          {to === 'ACTIVE' && ` · ${formatCents(priceCents)}`}
        </Button>
      ))}
      <RefundSent registration={registration} />
      {asked && (
        <MoveDialog registration={registration} to={asked} onMove={make} onClose={() => setAsked(null)} />
      )}
      {collision}
    </div>
  )
}

/** The money itself goes by e-Transfer or cash; here it is noted that it has gone. */
function RefundSent({ registration }: { registration: DeskRegistration }) {
  const { id, _version, refundCents, refundedAt, player } = registration
  const note = useChange((request, at: string | null) =>
    updateRow(request, REGISTRATION, { id, _version, refundedAt: at }),
  )
  if (!refundCents || refundedAt) return null
  const send = () =>
    note.mutate(new Date().toISOString(), {
      onSuccess: () => notify(`The refund for ${player.firstName} is noted as sent.`),
      onError: (error) => notifyProblem(plainProblem(error)),
    })
  return (
    <Button isBusy={note.isPending} onClick={send}>
      Refund sent · {formatCents(refundCents)}
    </Button>
  )
}
