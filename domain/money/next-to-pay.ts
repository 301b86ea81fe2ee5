import { type Due, openCents } from './dues.ts'

/** What is to be paid next, of an account or of one place on it. */
export interface NextToPay {
  dues: Due[]
  cents: number
  /** The first day on which some of it was or is due; empty for what is owed again after an undo. */
  dueOn: string
  isDueNow: boolean
  /** What comes after it, oldest due first. */
  later: Due[]
}

/** All that is due by today, or else what is due first; null when nothing is open (B-21). */
export function nextToPay(dues: readonly Due[], today: string): NextToPay | null {
  const open = dues.filter((due) => openCents(due) > 0)
  const [first] = open
  if (!first) return null
  const isDueNow = first.dueOn <= today
  const next = open.filter(({ dueOn }) => (isDueNow ? dueOn <= today : dueOn === first.dueOn))
  return {
    dues: next,
    cents: openSum(next),
    dueOn: first.dueOn,
    isDueNow,
    later: open.filter((due) => !next.includes(due)),
  }
}

export const openSum = (dues: readonly Due[]): number => dues.reduce((sum, due) => sum + openCents(due), 0)
