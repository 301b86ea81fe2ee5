import { fieldWriteNeeds } from '@touchline/domain/identity/permission-table.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { programMoveRefusal } from '@touchline/domain/registrations/program-move.ts'
import { allowedMoves } from '@touchline/domain/status/moves.ts'
import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'
import { useState } from 'react'
import { plainProblem } from '../../../data/plain-problem.ts'
import { useMay } from '../../../desk/own-permissions.ts'
import { MonthsAction } from '../../../registrations/months-dialog.tsx'
import { PayPlanAction } from '../../../registrations/pay-plan-action.tsx'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import { notifyProblem } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import { RefundDialog } from '../money/refund-dialog.tsx'
import type { DeskRegistration } from './load-registration.ts'
import { MoveDialog } from './move-dialog.tsx'
import { moveWords } from './move-words.ts'
import { type Move, type Seen, useMove } from './use-move.tsx'

/** Loaded on demand: it brings every program and its discounts, which the list itself does not need. */
const ProgramDialog = later(async () => (await import('./program-dialog.tsx')).ProgramDialog, 'small')

const seenOf = (registration: DeskRegistration): Seen => ({
  id: registration.id,
  version: registration._version,
  status: registration.status,
  priceCents: registration.priceCents,
  firstName: registration.player.firstName,
})

/** The usual next step of a registration. Leaving is a next step only if the family has asked for it. */
const isNextStep = ({ withdrawalAskedAt }: DeskRegistration, to: RegistrationStatus) =>
  to === 'APPROVED' || to === 'ACTIVE' || (to === 'WITHDRAWN' && withdrawalAskedAt !== null)

/** The allowed moves as buttons, the next step first. */
export function RegistrationActions({ registration }: { registration: DeskRegistration }) {
  const { move, collision } = useMove()
  const [asked, setAsked] = useState<RegistrationStatus | null>(null)
  const { status } = registration
  const moves = allowedMoves('PlayerProgramRegistration', status, 'ADMIN')
  const make = async (wanted: Move) => move(seenOf(registration), wanted)
  const start = (to: RegistrationStatus) => {
    if (to === 'APPROVED') make({ status: to }).catch((error) => notifyProblem(plainProblem(error)))
    else setAsked(to)
  }
  return (
    <div className={ui.actions}>
      {moves.map((to) => (
        <MoveButton key={to} to={to} registration={registration} onClick={() => start(to)} />
      ))}
      <Months registration={registration} />
      <PayPlan registration={registration} />
      <OtherProgram registration={registration} />
      <RefundSent registration={registration} />
      {asked && (
        <MoveDialog registration={registration} to={asked} onMove={make} onClose={() => setAsked(null)} />
      )}
      {collision}
    </div>
  )
}

interface MoveButtonProps {
  to: RegistrationStatus
  registration: DeskRegistration
  onClick: () => void
}

function MoveButton({ to, registration, onClick }: MoveButtonProps) {
  const { status } = registration
  if (!useMay(...fieldWriteNeeds('PlayerProgramRegistration', { status: to }))) return null
  return (
    <Button kind={isNextStep(registration, to) ? 'main' : 'small'} onClick={onClick}>
      {moveWords(status, to).verb}
    </Button>
  )
}

function PayPlan({ registration }: { registration: DeskRegistration }) {
  return useMay(['REGISTRATIONS', 'MONEY']) ? <PayPlanAction registration={registration} /> : null
}

function Months({ registration }: { registration: DeskRegistration }) {
  return useMay(['REGISTRATIONS']) ? <MonthsAction registration={registration} /> : null
}

function OtherProgram({ registration }: { registration: DeskRegistration }) {
  const [isOpen, setOpen] = useState(false)
  const mayMove = useMay(['REGISTRATIONS'])
  if (!mayMove || programMoveRefusal(registration)) return null
  return (
    <>
      <Button kind="small" onClick={() => setOpen(true)}>
        Move to another program
      </Button>
      {isOpen && <ProgramDialog registration={registration} onClose={() => setOpen(false)} />}
    </>
  )
}

function RefundSent({ registration }: { registration: DeskRegistration }) {
  const [isOpen, setOpen] = useState(false)
  const { id, refundCents, refundedAt, player } = registration
  const maySend = useMay(['MONEY'])
  if (!maySend || !refundCents || refundedAt) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>Refund sent · {formatCents(refundCents)}</Button>
      {isOpen && (
        <RefundDialog
          refund={{ id, isCredit: false, cents: refundCents }}
          to={`the family of ${player.firstName}`}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
