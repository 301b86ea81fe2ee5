/**
 * Runs the job whenever it is called for, never twice at once. However often it is called for meanwhile, it runs once
 * more afterwards, so that the last run has seen everything.
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
