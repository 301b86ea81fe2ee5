import { useState } from 'react'
import styles from '../../../family/family.module.css'
import type { Family, PlayersRegistration } from '../../../family/family.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

interface LeaveActionsProps {
  registration: PlayersRegistration
  family: Family
}

const NAMES: Partial<Record<PlayersRegistration['status'], string>> = {
  PENDING: 'Cancel',
  APPROVED: 'Cancel',
  WAITLISTED: 'Leave the waiting list',
  ACTIVE: 'Withdraw',
}

/** The way out, before payment and after it. */
export function LeaveActions({ registration, family }: LeaveActionsProps) {
  const [isAsking, setAsking] = useState(false)
  const name = NAMES[registration.status]
  const close = () => setAsking(false)
  const isPaid = registration.status === 'ACTIVE'
  return (
    <>
      {name && (
        <div className={styles.actions}>
          <button
            type="button"
            className={styles.small}
            aria-label={`${name}: ${registration.player.firstName}`}
            onClick={() => setAsking(true)}
          >
            {name}
          </button>
        </div>
      )}
      {isAsking && isPaid && <WithdrawDialog registration={registration} family={family} onClose={close} />}
      {isAsking && name && !isPaid && (
        <CancelDialog registration={registration} family={family} onClose={close} />
      )}
    </>
  )
}
