import { type ReactNode, useEffect, useState } from 'react'
import { Skeleton } from '../ui/skeleton.tsx'

interface SurelyMissingProps {
  lookAgain: () => Promise<unknown>
  /** What to say if the row is still missing. */
  children: ReactNode
}

/**
 * For a row that is not in a list loaded earlier, which may be older than the row: loads the list again before it says
 * that there is no such row.
 */
export function SurelyMissing({ lookAgain, children }: SurelyMissingProps) {
  const [isSure, setIsSure] = useState(false)
  useEffect(() => {
    let isStopped = false
    void lookAgain().finally(() => {
      if (!isStopped) setIsSure(true)
    })
    return () => {
      isStopped = true
    }
  }, [lookAgain])
  return isSure ? children : <Skeleton />
}
