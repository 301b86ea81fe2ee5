import { allowedMoves } from '@touchline/domain/status/moves.ts'
import { useRef, useState } from 'react'
import { plainProblem } from '../../../data/plain-problem.ts'
import { notifyProblem } from '../../../ui/toast.tsx'
import type { RegistrationLine } from './registration-list.ts'
import { useMove } from './use-move.tsx'

/** Approves from the list with a single key: the row leaves at once, and comes back if the server refuses. */
export function useApprovals() {
  const { move, collision } = useMove()
  const pace = usePace()
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set())
  const mark = (id: string, isLeaving: boolean) =>
    setLeaving((ids) => new Set(isLeaving ? [...ids, id] : [...ids].filter((other) => other !== id)))

  async function approve(row: RegistrationLine): Promise<void> {
    if (leaving.has(row.id)) return
    if (!allowedMoves('PlayerProgramRegistration', row.status, 'ADMIN').includes('APPROVED')) {
      notifyProblem(`${row.firstName} can’t be approved here.`)
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
  const paceWords = (left: number) => `${left} to review, ${pace.words(left)}`
  return { approve, isLeaving: (id: string) => leaving.has(id), paceWords, collision }
}

const FIRST_GUESS_S = 10
/** A longer break does not count as time spent deciding. */
const LONGEST_S = 60

interface Pace {
  decided(): void
  /** 'about 3 minutes to empty', at the current pace. */
  words(left: number): string
}

/** How fast somebody works through the pile. */
function usePace(): Pace {
  const times = useRef<number[]>([])
  return {
    decided: () => times.current.push(Date.now()),
    words: (left) => {
      const gaps = times.current.slice(1).map((time, n) => (time - (times.current[n] as number)) / 1_000)
      const counted = gaps.filter((gap) => gap <= LONGEST_S)
      const seconds = counted.length
        ? counted.reduce((sum, gap) => sum + gap, 0) / counted.length
        : FIRST_GUESS_S
      const minutes = Math.ceil((left * seconds) / 60)
      return minutes <= 1 ? 'about a minute' : `about ${minutes} minutes`
    },
  }
}
