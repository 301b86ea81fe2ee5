import { REFUND_WORDS } from '@touchline/domain/club/refund-words.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import type { Refund } from '@touchline/domain/pricing/refund.ts'
import { type WithdrawalCause, withdrawalRefund } from '@touchline/domain/pricing/withdrawal.ts'
import { useState } from 'react'
import { clubNow } from '../../../club/club-now.ts'
import { refusalWords } from '../../../data/refusal-words.ts'
import type { Family, PlayersRegistration } from '../../../family/family.ts'
import { mixed } from '../../../languages/written.tsx'
import { openMonthsOf, useLedger } from '../../../money/ledger.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Choice } from '../../../ui/form/choice.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import { useAskToWithdraw } from './registration-changes.ts'
import * as texts from './registrations.texts.ts'
import { SiblingPrices } from './sibling-prices.tsx'

interface DialogProps {
  registration: PlayersRegistration
  family: Family
  onClose: () => void
}

const CAUSES: readonly WithdrawalCause[] = ['CHANGE_OF_MIND', 'INJURY', 'MOVED_AWAY']

/** Shows the refund for each reason, before anybody asks for it. */
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
    notify(texts.requestReceived)
  }
  return (
    <ConfirmDialog
      title={texts.withdrawQuestion(player.firstName, program.name)}
      confirm={isKnown ? texts.askWithRefund(formatCents(refund.refundCents)) : texts.askToWithdraw}
      busy={texts.oneMoment}
      keep={texts.stayIn}
      isHarmful
      isReady={isKnown}
      onConfirm={leave}
      onClose={onClose}
    >
      <fieldset className={ui.cards}>
        <legend className="visually-hidden">{texts.why}</legend>
        {CAUSES.map((one) => (
          <Choice
            key={one}
            type="radio"
            name="cause"
            title={REFUND_WORDS[one].when}
            aside={
              isKnown && (
                <strong>{texts.back(formatCents(refundFor(registration, one, open).refundCents))}</strong>
              )
            }
            checked={cause === one}
            onChange={() => setCause(one)}
          />
        ))}
      </fieldset>
      {error && <FormMessage>{mixed(refusalWords(error))}</FormMessage>}
      {isKnown && <RefundLines refund={refund} />}
      {cause === 'INJURY' && (
        <p className={ui.notice}>
          {REFUND_WORDS.INJURY.back}
          {texts.showNote}
        </p>
      )}
      <SiblingPrices registration={registration} family={family} />
      <p className="quiet">
        {refund.refundCents > 0 ? texts.refundFollows : texts.noRefundNow}
        {mixed(texts.untilThen(player.firstName))}
        {texts.englishCounts}
      </p>
    </ConfirmDialog>
  )
}

/** Assumes the doctor's note that an injury requires; without it the club sets the amount. */
const refundFor = (
  { breakdown, program, days }: PlayersRegistration,
  cause: WithdrawalCause,
  open: ReadonlyMap<string, number>,
): Refund =>
  withdrawalRefund({
    breakdown: breakdown?.lines ?? [],
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
