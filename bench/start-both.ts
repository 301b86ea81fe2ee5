import { type Process, production, startProcess } from './processes.ts'
import { makeSigner, type Sign } from './signer.ts'

/** PostGraphile 5 as in production; with `keepsHistory`, triggers write an entry and a notification for each change. */
export const startPeer = (
  databaseUrl: string,
  { connections = 16, keepsHistory = false } = {},
): Promise<Process> =>
  startProcess('bench/peer.ts', {
    DATABASE_URL: databaseUrl,
    CONNECTIONS: String(connections),
    ...(keepsHistory && { KEEPS_HISTORY: '1' }),
    NODE_ENV: 'production',
    GRAPHILE_ENV: 'production',
  })

/** Touchline as in production, and the floor, on one database. */
export async function startBoth(
  databaseUrl: string,
  floorConnections = 20,
): Promise<{
  touchline: Process
  floor: Process
  /** The floor's statements behind our front door. */
  startHandWritten(): Promise<Process>
  sign: Sign
  stop(): Promise<void>
}> {
  const { keys, issuer, sign } = await makeSigner()
  const env = {
    DATABASE_URL: databaseUrl,
    PORT: '0',
    DEMO: '0',
    TOKEN_KEY_SET: keys,
    TOKEN_ISSUER: issuer,
  }
  const touchline = await startProcess('server/src/main.ts', { ...env, ...production })
  const floor = await startProcess('bench/floor.ts', { ...env, CONNECTIONS: String(floorConnections) })
  const started = [touchline, floor]
  return {
    touchline,
    floor,
    async startHandWritten() {
      const handWritten = await startProcess('bench/hand-written.ts', env)
      started.push(handWritten)
      return handWritten
    },
    sign,
    async stop() {
      for (const process of started) await process.stop()
    },
  }
}
