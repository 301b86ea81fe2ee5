import { openSum } from '@touchline/domain/money/next-to-pay.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { Link } from 'react-router'
import { useLedger } from '../../../money/ledger.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { DeskRegistration } from './load-registration.ts'

interface PaidDialogProps {
  registration: DeskRegistration
  busy: string
  keep: string
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Books everything open for a place as received today; the dialog first shows what that books. */
export function PaidDialog({ registration, ...dialog }: PaidDialogProps) {
  const { id, player, program } = registration
  const { data } = useLedger(player.userPlayersId ?? undefined)
  const isKnown = data !== undefined || player.userPlayersId === null
  const cents = data ? openSum(data.dues.filter(({ itemId }) => itemId === id)) : registration.priceCents
  return (
    <ConfirmDialog
      {...dialog}
      title={`Mark ${player.firstName}’s ${isKnown ? formatCents(cents) : 'place'} as paid?`}
      confirm={isKnown ? `Mark paid · ${formatCents(cents)}` : 'Mark paid'}
      isReady={isKnown}
    >
      <p>
        {formatCents(cents)} for {program.name}, everything still unpaid. The family gets a receipt by email.
      </p>
      {player.userPlayersId && (
        <p>
          For one month, a part, or another day,{' '}
          <Link to={`/admin/users/${player.userPlayersId}`}>record a payment</Link> instead.
        </p>
      )}
    </ConfirmDialog>
  )
}
