import { REFUND_WORDS } from '@touchline/domain/club/refund-words.ts'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import type { Refund } from '@touchline/domain/pricing/refund.ts'
import {
  WITHDRAWAL_CAUSES,
  type WithdrawalCause,
  withdrawalRefund,
} from '@touchline/domain/pricing/withdrawal.ts'
import { useState } from 'react'
import { clubNow } from '../../../club/club-now.ts'
import { datedMoment } from '../../../club/day-words.ts'
import { plainProblem } from '../../../data/plain-problem.ts'
import { openMonthsOf, useLedger } from '../../../money/ledger.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Choice } from '../../../ui/form/choice.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import ui from '../../../ui/ui.module.css'
import type { DeskRegistration } from './load-registration.ts'
import type { Move } from './use-move.tsx'

interface WithdrawDialogProps {
  registration: DeskRegistration
  onMove: (move: Move) => Promise<unknown>
  onClose: () => void
}

/** Shows what the family gets back for each reason, before anything is decided. */
export function WithdrawDialog({ registration, onMove, onClose }: WithdrawDialogProps) {
  const [withdrawalCause, setCause] = useState<WithdrawalCause>(
    registration.withdrawalCause ?? 'CHANGE_OF_MIND',
  )
  const [doctorsNote, setDoctorsNote] = useState(false)
  const { userPlayersId } = registration.player
  const { data: ledger, error } = useLedger(userPlayersId ?? undefined)
  // Without the permission to read payments, no figure here would be right.
  const isKnown = ledger !== undefined || userPlayersId === null
  const open = openMonthsOf(ledger, registration.id)
  const refundFor = (cause: WithdrawalCause) => refundOf(registration, cause, doctorsNote, open)
  const refund = refundFor(withdrawalCause)
  const { player, program } = registration
  return (
    <ConfirmDialog
      title={`Withdraw ${player.firstName} from ${program.name}?`}
      confirm={isKnown ? `Withdraw · ${formatCents(refund.refundCents)} back` : 'Withdraw'}
      busy="One moment..."
      keep="Keep it"
      isHarmful
      isReady={isKnown}
      onConfirm={() => onMove({ status: 'WITHDRAWN', withdrawalCause, doctorsNote })}
      onClose={onClose}
    >
      {registration.withdrawalAskedAt && (
        <p className={ui.notice}>
          The family asked on {datedMoment(registration.withdrawalAskedAt)}. The refund is based on that day.
        </p>
      )}
      <fieldset className={ui.cards}>
        <legend className="visually-hidden">Why</legend>
        {WITHDRAWAL_CAUSES.map((cause) => (
          <Choice
            key={cause}
            type="radio"
            name="cause"
            title={REFUND_WORDS[cause].when}
            aside={isKnown && <strong>{formatCents(refundFor(cause).refundCents)} back</strong>}
            checked={withdrawalCause === cause}
            onChange={() => setCause(cause)}
          />
        ))}
      </fieldset>
      {withdrawalCause === 'INJURY' && (
        <Checkbox
          label="I’ve seen a doctor’s note"
          checked={doctorsNote}
          onChange={({ currentTarget }) => setDoctorsNote(currentTarget.checked)}
        />
      )}
      {error && <FormMessage>{plainProblem(error)}</FormMessage>}
      {isKnown && <RefundReasons refund={refund} />}
    </ConfirmDialog>
  )
}

const RefundReasons = ({ refund }: { refund: Refund }) => (
  <ul>
    {refund.lines.map(({ month, reason }) => (
      <li key={month}>{reason}</li>
    ))}
  </ul>
)

/** As of the day when the family asked (F-7). */
const refundOf = (
  { breakdown, program, days, withdrawalAskedAt }: DeskRegistration,
  cause: WithdrawalCause,
  note: boolean,
  open: ReadonlyMap<string, number>,
) =>
  withdrawalRefund({
    breakdown: breakdown?.lines ?? [],
    open,
    program,
    days,
    askedOn: withdrawalAskedAt ? clubDay(new Date(withdrawalAskedAt)) : clubNow().day,
    cause,
    hasDoctorsNote: note,
  })
