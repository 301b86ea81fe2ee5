import { setTimeout as wait } from 'node:timers/promises'

const EVERY_MS = 1_000
const CPU = 'process_cpu_seconds_total'
const MEGABYTE = 1024 * 1024
/** How often the server samples its event loop, which is included in the values. */
const RESOLUTION_MS = 10

export interface Samples {
  /** The longest block of the event loop since the sample before, in milliseconds. */
  held: number[]
  /** The memory of the process, in megabytes. */
  megabytes: number[]
  /** Total processor time: a busy machine stretches waiting times, but hardly this. */
  cpuSeconds: number
}

/** Reads a server's `/metrics` every second while the work is running. */
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
  // Ignore what blocked the loop before.
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
