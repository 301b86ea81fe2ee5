import { setTimeout as wait } from 'node:timers/promises'

const EVERY_MS = 1_000
const CPU = 'process_cpu_seconds_total'
const MEGABYTE = 1024 * 1024
/** The server looks at its event loop so often, and counts that time in. */
const RESOLUTION_MS = 10

export interface Samples {
  /** The longest time that the event loop was held since the sample before, in milliseconds. */
  held: number[]
  /** What the process takes of the machine's memory, in megabytes. */
  megabytes: number[]
  /** Of the processor, all in all: a busy machine stretches waiting, hardly this. */
  cpuSeconds: number
}

/** Asks a server's `/metrics` every second for as long as the work goes on. */
export async function sampleWhile<Result>(
  { url, token }: { url: string; token: string },
  work: () => Promise<Result>,
): Promise<{ result: Result; samples: Samples }> {
  const samples: Samples = { held: [], megabytes: [], cpuSeconds: 0 }
  const read = async () => {
    const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
    const text = await answer.text()
    return (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  }
  // Whatever held the loop before is not asked about.
  const before = await read()
  let isOver = false
  const sampling = (async () => {
    while (!isOver) {
      await wait(EVERY_MS)
      const metric = await read()
      samples.held.push(metric('nodejs_eventloop_lag_max_seconds') * 1000 - RESOLUTION_MS)
      samples.megabytes.push(metric('process_resident_memory_bytes') / MEGABYTE)
      samples.cpuSeconds = metric(CPU) - before(CPU)
    }
  })()
  try {
    return { result: await work(), samples }
  } finally {
    isOver = true
    await sampling
  }
}
