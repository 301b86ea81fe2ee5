import { connect, type PeerCertificate } from 'node:tls'
import type { HealthFacts } from '@touchline/domain/site-health/site-health.ts'

const PATIENCE_MS = 5_000

/** The certificate that visitors are shown at this address, asked for as a browser would. */
export function readCertificate(
  publicUrl: string | undefined,
  patienceMs = PATIENCE_MS,
): Promise<HealthFacts['certificate']> {
  if (!publicUrl?.startsWith('https:')) return Promise.resolve('NONE')
  const { hostname, port } = new URL(publicUrl)
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port) || 443,
      servername: hostname,
      // One that is not to be trusted is what we want to hear of, too.
      rejectUnauthorized: false,
    })
    const end = (found: HealthFacts['certificate']) => {
      socket.destroy()
      resolve(found)
    }
    socket.setTimeout(patienceMs, () => end('UNREACHABLE'))
    socket.once('error', () => end('UNREACHABLE'))
    socket.once('secureConnect', () => {
      const { valid_from: from, valid_to: until }: PeerCertificate = socket.getPeerCertificate()
      end({ isTrusted: socket.authorized, from: new Date(from), until: new Date(until) })
    })
  })
}
