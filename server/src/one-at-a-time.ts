/**
 * Returns a function that never runs the job twice at once. Calls during a run are merged into one more run afterwards,
 * so that the last run has seen everything.
 */
export function oneAtATime(job: () => Promise<void>): () => Promise<void> {
  let isRunning = false
  let isWanted = false
  return async () => {
    isWanted = true
    if (isRunning) return
    isRunning = true
    try {
      while (isWanted) {
        isWanted = false
        await job()
      }
    } finally {
      isRunning = false
    }
  }
}
