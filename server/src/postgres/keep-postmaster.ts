import { type Postmaster, type StartOptions, startPostmaster } from './postmaster.ts'

interface KeptPostmaster {
  port: number
  stop(): Promise<void>
}

/** If it ends this soon after a start, another restart is unlikely to help. */
const SOON_MS = 30_000
const MOST_IN_A_ROW = 5

/**
 * Starts PostgreSQL and restarts it on the same port when it ends unexpectedly, for example because it was killed or
 * the machine ran out of memory. Calls `onEnd` once, when it has ended for good.
 */
export async function keepPostmaster(
  options: StartOptions,
  onEnd: (wasAsked: boolean) => void,
): Promise<KeptPostmaster> {
  const { log } = options
  let running = startPostmaster(options)
  const { port } = await running
  let isStopping = false
  let soonEnded = 0

  const watch = async ({ exited }: Postmaster): Promise<void> => {
    const startedAt = Date.now()
    await exited
    soonEnded = Date.now() - startedAt < SOON_MS ? soonEnded + 1 : 1
    if (isStopping || soonEnded > MOST_IN_A_ROW) return onEnd(isStopping)
    log('PostgreSQL stopped unexpectedly. Starting it again.')
    running = startPostmaster({ ...options, choosePort: async () => port })
    try {
      const again = await running
      log('PostgreSQL is back.')
      return watch(again)
    } catch (error) {
      log(error instanceof Error ? error.message : String(error))
      return onEnd(isStopping)
    }
  }
  running.then(watch)

  const stop = async () => {
    isStopping = true
    // Wait for a start in progress; if it fails, there is nothing to stop.
    const postmaster = await running.catch(() => null)
    await postmaster?.stop()
  }
  return { port, stop }
}
