import type { Slot } from '@touchline/domain/tournament/plan/plan.ts'
import type { PlanIndex } from '@touchline/domain/tournament/plan/plan-index.ts'
import { checkMove } from '@touchline/domain/tournament/validate/check-change.ts'
import type { Violation } from '@touchline/domain/tournament/validate/violation.ts'
import { useRef, useState } from 'react'
import type { PlanDraft } from '../use-plan-draft.ts'
import { matchTitle, slotName } from './match-words.ts'

export interface Drop {
  matchId: string
  slotId: string
  broken: Violation[]
}

export type Moves = ReturnType<typeof useMoves>

/** A match being dragged: the rules its new slot would break, and the question before it breaks one. */
export function useMoves({ plan, change }: PlanDraft, index: PlanIndex) {
  const dragged = useRef<string | null>(null)
  const checks = useRef(new Map<string, Violation[]>())
  const [hover, setHover] = useState<Drop | null>(null)
  const [asked, setAsked] = useState<Drop | null>(null)

  const checkOf = (matchId: string, slotId: string): Drop => {
    const known = checks.current.get(slotId) ?? checkMove(plan, { matchId, slotId }).broken
    checks.current.set(slotId, known)
    return { matchId, slotId, broken: known }
  }
  const move = ({ matchId, slotId }: Drop) => {
    const words = `${matchTitle(index, index.match(matchId))} moved to ${slotName(index, slotId)}.`
    change(checkMove(plan, { matchId, slotId }).plan, words)
  }
  return {
    hover,
    asked,
    move,
    answered: () => setAsked(null),
    lift: (matchId: string) => {
      dragged.current = matchId
      checks.current = new Map()
    },
    letGo: () => {
      dragged.current = null
      setHover(null)
    },
    /** Whether it may be dropped there. */
    isOver: ({ id, kind }: Slot): boolean => {
      if (dragged.current === null || kind !== 'PLAY') return false
      if (hover?.slotId !== id) setHover(checkOf(dragged.current, id))
      return true
    },
    drop: (slotId: string) => {
      const matchId = dragged.current
      setHover(null)
      if (matchId === null || index.match(matchId).slotId === slotId) return
      const checked = checkOf(matchId, slotId)
      if (checked.broken.length === 0) move(checked)
      else setAsked(checked)
    },
  }
}
