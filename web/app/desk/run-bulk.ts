export interface BulkFailure<Row> {
  row: Row
  message: string
}

export interface BulkProgress<Row> {
  total: number
  done: number
  failures: BulkFailure<Row>[]
}

interface BulkWork<Row> {
  rows: readonly Row[]
  act: (row: Row) => Promise<unknown>
  /** Puts what went wrong into words. */
  problemOf: (error: unknown) => string
  onProgress: (progress: BulkProgress<Row>) => void
  /** True: stop before the next one. */
  isStopped?: () => boolean
}

/** Runs one row after another; a failure is kept with its reason and does not stop the others. */
export async function runBulk<Row>(work: BulkWork<Row>): Promise<BulkProgress<Row>> {
  const { rows, act, problemOf, onProgress, isStopped = () => false } = work
  const progress: BulkProgress<Row> = { total: rows.length, done: 0, failures: [] }
  for (const row of rows) {
    if (isStopped()) break
    try {
      await act(row)
      progress.done += 1
    } catch (error) {
      progress.failures.push({ row, message: problemOf(error) })
    }
    onProgress({ ...progress, failures: [...progress.failures] })
  }
  return progress
}
