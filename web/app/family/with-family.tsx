import type { ReactNode } from 'react'
import { LoadProblem } from '../ui/load-problem.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { Family } from './family.ts'
import { useFamily } from './use-family.ts'

interface WithFamilyProps {
  children: (family: Family, isLastSeen: boolean) => ReactNode
  /** For a screen that may start with the data of the last visit. */
  showsLastSeen?: boolean
}

/** Waits for the family's data, shows the problem if they cannot be loaded, and keeps data that were loaded before. */
export function WithFamily({ children, showsLastSeen }: WithFamilyProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useFamily({ showsLastSeen })
  if (!data && error) return <LoadProblem error={error} isBusy={isFetching} onRetry={refetch} />
  if (!data) return <Skeleton />
  return (
    <>
      {error && <LoadProblem error={error} isBusy={isFetching} onRetry={refetch} isOld />}
      {children(data, isPlaceholderData)}
    </>
  )
}
