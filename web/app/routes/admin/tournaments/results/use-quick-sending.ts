import type { Match } from '@touchline/domain/tournament/plan/plan.ts'
import { useState } from 'react'
import { useLookAgain } from '../../../../area/area-data.tsx'
import { plainProblem } from '../../../../data/plain-problem.ts'
import { enterAtDesk } from './enter-at-desk.ts'

export type Goals = NonNullable<Match['score']>

interface SentScore {
  matchId: string
  score: Goals
  /** Why it could not be sent; it stays here until it is. */
  problem: string | null
}

const SHOWN = 5

/** Sends scores in the background while the user taps the next one. */
export function useQuickSending(slug: string) {
  const lookAgain = useLookAgain()
  const [sent, setSent] = useState<SentScore[]>([])
  const send = async (matchId: string, score: Goals) => {
    const note = (problem: string | null) =>
      setSent((known) => {
        const others = known.filter((one) => one.matchId !== matchId)
        const failed = others.slice(SHOWN - 1).filter((one) => one.problem)
        return [{ matchId, score, problem }, ...others.slice(0, SHOWN - 1), ...failed]
      })
    note(null)
    try {
      await enterAtDesk(slug, matchId, { status: 'FINISHED', score })
      await lookAgain()
    } catch (error) {
      note(plainProblem(error))
    }
  }
  return { sent, send, isOnItsWay: (matchId: string) => sent.some((one) => one.matchId === matchId) }
}
