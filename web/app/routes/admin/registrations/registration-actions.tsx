import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { allowedMoves } from '@touchline/domain/status/moves.ts'
import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'
import { useState } from 'react'
import { plainProblem } from '../../../data/plain-problem.ts'
import { Button } from '../../../ui/button.tsx'
import { notifyProblem } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import { RefundDialog } from '../money/refund-dialog.tsx'
import type { DeskRegistration } from './load-registration.ts'
import { MoveDialog } from './move-dialog.tsx'
import { moveWords } from './move-words.ts'
import { type Move, type Seen, useMove } from './use-move.tsx'

const seenOf = (registration: DeskRegistration): Seen => ({
  id: registration.id,
  version: registration._version,
  status: registration.status,
  priceCents: registration.priceCents,
  firstName: registration.player.firstName,
})

/** Where a healthy registration goes next. Out of it is a step only for those who have asked for it. */
const isNextStep = ({ withdrawalAskedAt }: DeskRegistration, to: RegistrationStatus) =>
  to === 'APPROVED' || to === 'ACTIVE' || (to === 'WITHDRAWN' && withdrawalAskedAt !== null)

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
      {moves.map((to) => (
        <Button key={to} kind={isNextStep(registration, to) ? 'main' : 'small'} onClick={() => start(to)}>
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

function RefundSent({ registration }: { registration: DeskRegistration }) {
  const [isOpen, setOpen] = useState(false)
  const { id, refundCents, refundedAt, player } = registration
  if (!refundCents || refundedAt) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>Refund sent · {formatCents(refundCents)}</Button>
      {isOpen && (
        <RefundDialog
          registrationId={id}
          cents={refundCents}
          to={`the family of ${player.firstName}`}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
