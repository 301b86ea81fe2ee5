import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface MailSink {
  url: string
  /** The number of accepted emails. */
  count(): number
  close(): Promise<void>
}

/** A real SMTP server on loopback that accepts every email and keeps none. */
export async function openMailSink(): Promise<MailSink> {
  let count = 0
  const server = new SMTPServer({
    logger: false,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, reply) => {
      stream.on('end', () => {
        count += 1
        reply()
      })
      stream.resume()
    },
  })
  // A sender killed in the middle of an email resets its connection.
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    count: () => count,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
