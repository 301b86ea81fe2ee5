import { type Due, openCents } from './dues.ts'

/** The next payment on an account, or for one place. */
export interface NextToPay {
  dues: Due[]
  cents: number
  /** The first due day among them; empty for money that is owed again after an undo. */
  dueOn: string
  isDueNow: boolean
  /** What is due after that, oldest first. */
  later: Due[]
}

/** Everything due by today, or else what is due first; null when nothing is open (B-21). */
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
