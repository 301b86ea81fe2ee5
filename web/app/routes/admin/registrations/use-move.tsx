import { formatCents } from '@touchline/domain/pricing/cents.ts'
import type { WithdrawalCause } from '@touchline/domain/pricing/withdrawal.ts'
import { allowedMoves } from '@touchline/domain/status/moves.ts'
import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'
import { type ReactNode, useState } from 'react'
import { useChange } from '../../../area/area-data.tsx'
import { plainProblem } from '../../../data/plain-problem.ts'
import type { Row } from '../../../data/row.ts'
import { updateRow } from '../../../data/write-row.ts'
import { conflictOf } from '../../../desk/conflict.ts'
import { ConflictDialog } from '../../../desk/conflict-dialog.tsx'
import { registrationNames } from '../../../desk/status-names.ts'
import type { Difference } from '../../../ui/table/versions-table.tsx'
import { notify, notifyProblem } from '../../../ui/toast.tsx'
import { moveWords } from './move-words.ts'

export const REGISTRATION = 'PlayerProgramRegistration'

/** A registration as it was on the screen at the time of the decision. */
export interface Seen {
  id: string
  version: number
  status: RegistrationStatus
  priceCents: number | null
  firstName: string
}

export interface Move {
  status: RegistrationStatus
  reason?: string
  withdrawalCause?: WithdrawalCause
  doctorsNote?: boolean
}

interface Moving {
  /** True if it worked; a conflict is shown here. */
  move(seen: Seen, move: Move): Promise<boolean>
  /** Both versions, while the user has to choose. */
  collision: ReactNode
}

/** Moves registrations by the version on the screen, so that nobody else's change is lost. */
export function useMove(): Moving {
  const change = useChange((request, { seen, move }: { seen: Seen; move: Move }) =>
    updateRow(request, REGISTRATION, { id: seen.id, _version: seen.version, ...move }),
  )
  const [collided, setCollided] = useState<{ seen: Seen; move: Move; current: Row } | null>(null)

  async function move(seen: Seen, wanted: Move): Promise<boolean> {
    try {
      const { _version } = await change.mutateAsync({ seen, move: wanted })
      const isUndoable = seen.status === 'PENDING' && wanted.status === 'APPROVED'
      notify(`${seen.firstName} is ${moveWords(seen.status, wanted.status).done}.`, {
        undo: isUndoable ? () => undo({ ...seen, version: _version }) : undefined,
      })
      return true
    } catch (error) {
      const current = conflictOf(error)
      if (!current) throw error
      setCollided({ seen, move: wanted, current })
      return false
    }
  }
  /** Undoes a mistaken approval. */
  const undo = (seen: Seen) =>
    change.mutate(
      { seen, move: { status: 'PENDING' } },
      {
        onSuccess: () => notify(`${seen.firstName} is pending again. No email was sent.`),
        onError: (error) => notifyProblem(plainProblem(error)),
      },
    )
  const retry = async ({ seen, move: wanted, current }: NonNullable<typeof collided>) => {
    setCollided(null)
    try {
      await move({ ...seen, version: current._version, status: current.status as RegistrationStatus }, wanted)
    } catch (error) {
      notifyProblem(plainProblem(error))
    }
  }
  return {
    move,
    collision: collided && (
      <ConflictDialog
        rowId={collided.seen.id}
        title={`${collided.seen.firstName}: someone else got there first`}
        differences={differences(collided)}
        mine={mineWords(collided)}
        onMine={() => retry(collided)}
        onTheirs={() => setCollided(null)}
      />
    ),
  }
}

interface Collision {
  seen: Seen
  move: Move
  current: Row
}

function differences({ seen, move, current }: Collision): Difference[] {
  const status = current.status as RegistrationStatus
  const rows: Difference[] = [
    {
      field: 'Status',
      yours: `from ${registrationNames[seen.status].children} to ${registrationNames[move.status].children}`,
      theirs: registrationNames[status].children,
    },
    {
      field: 'Total',
      yours: formatCents(seen.priceCents ?? 0),
      theirs: formatCents((current.priceCents as number | null) ?? 0),
    },
  ]
  if (move.reason || current.reason)
    rows.push({ field: 'Reason', yours: move.reason ?? '', theirs: (current.reason as string | null) ?? '' })
  return rows
}

/** Only if the rules still allow the move from its current status. */
function mineWords({ move, current }: Collision): string | null {
  const from = current.status as RegistrationStatus
  if (!allowedMoves('PlayerProgramRegistration', from, 'ADMIN').includes(move.status)) return null
  return `${moveWords(from, move.status).verb} anyway`
}
