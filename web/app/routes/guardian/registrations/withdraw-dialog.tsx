import { REFUND_WORDS } from '@touchline/domain/club/refund-words.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import type { Refund } from '@touchline/domain/pricing/refund.ts'
import { type WithdrawalCause, withdrawalRefund } from '@touchline/domain/pricing/withdrawal.ts'
import { useState } from 'react'
import { clubNow } from '../../../club/club-now.ts'
import { plainProblem } from '../../../data/plain-problem.ts'
import type { Family, PlayersRegistration } from '../../../family/family.ts'
import { openMonthsOf, useLedger } from '../../../money/ledger.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Choice } from '../../../ui/form/choice.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import { useAskToWithdraw } from './registration-changes.ts'
import { SiblingPrices } from './sibling-prices.tsx'

interface DialogProps {
  registration: PlayersRegistration
  family: Family
  onClose: () => void
}

const CAUSES: readonly WithdrawalCause[] = ['CHANGE_OF_MIND', 'INJURY', 'MOVED_AWAY']

/** What comes back stands there, for each reason, before anybody asks for it. */
export function WithdrawDialog({ registration, family, onClose }: DialogProps) {
  const { player, program } = registration
  const [cause, setCause] = useState<WithdrawalCause>('CHANGE_OF_MIND')
  const ask = useAskToWithdraw(registration)
  const { data: ledger, error } = useLedger(family.userId)
  const isKnown = ledger !== undefined
  const open = openMonthsOf(ledger, registration.id)
  const refund = refundFor(registration, cause, open)
  const leave = async () => {
    await ask.mutateAsync(cause)
    notify('We’ve received your request and will email you when it’s confirmed.')
  }
  return (
    <ConfirmDialog
      title={`Withdraw ${player.firstName} from ${program.name}?`}
      confirm={isKnown ? `Ask to withdraw · ${formatCents(refund.refundCents)} back` : 'Ask to withdraw'}
      busy="One moment..."
      keep="Stay in"
      isHarmful
      isReady={isKnown}
      onConfirm={leave}
      onClose={onClose}
    >
      <fieldset className={ui.cards}>
        <legend className="visually-hidden">Why</legend>
        {CAUSES.map((one) => (
          <Choice
            key={one}
            type="radio"
            name="cause"
            title={REFUND_WORDS[one].when}
            aside={
              isKnown && <strong>{formatCents(refundFor(registration, one, open).refundCents)} back</strong>
            }
            checked={cause === one}
            onChange={() => setCause(one)}
          />
        ))}
      </fieldset>
      {error && <FormMessage>{plainProblem(error)}</FormMessage>}
      {isKnown && <RefundLines refund={refund} />}
      {cause === 'INJURY' && <p className={ui.notice}>{REFUND_WORDS.INJURY.back} Please show it to us.</p>}
      <SiblingPrices registration={registration} family={family} />
      <p className="quiet">
        {refund.refundCents > 0
          ? 'The club will confirm this and send your refund.'
          : 'The club will confirm this. Under its rules there’s no refund at this point.'}{' '}
        Until then {player.firstName} keeps the place, and you can change your mind.
      </p>
    </ConfirmDialog>
  )
}

/** With the doctor's note that an injury takes; without it the club sets the figure. */
const refundFor = (
  { working, program, days }: PlayersRegistration,
  cause: WithdrawalCause,
  open: ReadonlyMap<string, number>,
): Refund =>
  withdrawalRefund({
    breakdown: working?.lines ?? [],
    open,
    program,
    days,
    askedOn: clubNow().day,
    cause,
    hasDoctorsNote: true,
  })

const RefundLines = ({ refund }: { refund: Refund }) => (
  <ul className={ui.bullets}>
    {refund.lines.map(({ month, reason }) => (
      <li key={month}>{reason}</li>
    ))}
  </ul>
)
