import type { ReactNode } from 'react'
import styles from './list-states.module.css'
import { LoadProblem } from './load-problem.tsx'

/** What a screen waits for, as a query gives it. */
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

/** Waits, says what is wrong when nothing comes, and keeps what was there if it came before. */
export function ListStates<Data>({ loaded, children }: ListStatesProps<Data>) {
  const { data, error, isFetching, refetch } = loaded
  if (data === undefined && error) return <LoadProblem error={error} isBusy={isFetching} onRetry={refetch} />
  // What is not there is an answer, too.
  if (data === undefined) return <Skeleton />
  return (
    <>
      {error && <LoadProblem error={error} isBusy={isFetching} onRetry={refetch} isOld />}
      {children(data)}
    </>
  )
}

/** The shape of a list; it keeps back for 150 ms. */
const Skeleton = () => (
  <div className={styles.skeleton} role="status" aria-label="Loading...">
    {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
      <span key={row} />
    ))}
  </div>
)
