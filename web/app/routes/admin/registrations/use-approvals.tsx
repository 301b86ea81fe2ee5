import { allowedMoves } from '@touchline/domain/status/moves.ts'
import { useState } from 'react'
import { plainProblem } from '../../../data/plain-problem.ts'
import { notifyProblem } from '../../../ui/toast.tsx'
import type { RegistrationLine } from './registration-list.ts'
import { useMove } from './use-move.tsx'
import { usePace } from './use-pace.ts'

/** Approves from the list at the touch of a key: the row leaves at once, and comes back should it be refused. */
export function useApprovals() {
  const { move, collision } = useMove()
  const pace = usePace()
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set())
  const mark = (id: string, isLeaving: boolean) =>
    setLeaving((ids) => new Set(isLeaving ? [...ids, id] : [...ids].filter((other) => other !== id)))

  async function approve(row: RegistrationLine): Promise<void> {
    if (leaving.has(row.id)) return
    if (!allowedMoves('PlayerProgramRegistration', row.status, 'ADMIN').includes('APPROVED')) {
      notifyProblem(`${row.firstName} cannot be approved from here.`)
      return
    }
    mark(row.id, true)
    pace.decided()
    try {
      await move(row, { status: 'APPROVED' })
    } catch (error) {
      notifyProblem(`${row.firstName}: ${plainProblem(error)}`)
    } finally {
      mark(row.id, false)
    }
  }
  const paceWords = (left: number) => `${left} to decide, ${pace.words(left)}`
  return { approve, isLeaving: (id: string) => leaving.has(id), paceWords, collision }
}
