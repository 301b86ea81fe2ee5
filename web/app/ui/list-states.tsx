import type { ReactNode } from 'react'
import styles from './list-states.module.css'
import { LoadProblem } from './load-problem.tsx'

/** A query's state, for a screen that waits for it. */
export interface Loaded<Data> {
  data: Data | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

interface ListStatesProps<Data> {
  loaded: Loaded<Data>
  children: (data: Data) => ReactNode
}

/** Shows loading, then the problem if nothing arrives, and keeps data that were loaded before. */
export function ListStates<Data>({ loaded, children }: ListStatesProps<Data>) {
  const { data, error, isFetching, refetch } = loaded
  if (data === undefined && error) return <LoadProblem error={error} isBusy={isFetching} onRetry={refetch} />
  // Null is an answer, too.
  if (data === undefined) return <Skeleton />
  return (
    <>
      {error && <LoadProblem error={error} isBusy={isFetching} onRetry={refetch} isOld />}
      {children(data)}
    </>
  )
}

/** The outline of a list, shown after 150 ms. */
const Skeleton = () => (
  <div className={styles.skeleton} role="status" aria-label="Loading...">
    {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
      <span key={row} />
    ))}
  </div>
)
