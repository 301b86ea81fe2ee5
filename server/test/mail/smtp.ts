import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { onTestFinished } from 'vitest'

interface Received {
  /** The address that bounces go to. */
  sender: string
  recipients: string[]
  raw: string
  mail: Email
}

interface Login {
  user: string
  pass: string
}

type Point = 'MAIL' | 'RCPT' | 'DATA'

/** How the server treats one email; it accepts by default. */
interface Behaviour {
  at: Point
  /** Refuses with this code. */
  refuse?: number
  /** Cuts the connection in the middle of the email. */
  drop?: boolean
  /** Holds back its answer. */
  hold?: { reached: () => void; released: Promise<void> }
}

type Reply = (error?: Error | null) => void

/** A real SMTP server on loopback that can be told to misbehave. */
export class TestSmtp {
  /** Accepted emails, in order. */
  readonly received: Received[] = []
  /** The number of emails begun, accepted or not. */
  begun = 0
  url = ''
  readonly #events = new EventEmitter()
  readonly #script: Behaviour[] = []
  readonly #current = new Map<string, Behaviour | undefined>()
  readonly #server: SMTPServer

  constructor(login?: Login) {
    this.#server = new SMTPServer({
      logger: false,
      disableReverseLookup: true,
      disabledCommands: ['STARTTLS'],
      authOptional: !login,
      onAuth: ({ username, password }, _session, reply) =>
        username === login?.user && password === login?.pass
          ? reply(null, { user: username })
          : reply(new Error('wrong password')),
      onMailFrom: (_address, session, reply) => {
        this.begun++
        this.#current.set(session.id, this.#script.shift())
        this.#answer('MAIL', session, reply)
      },
      onRcptTo: (_address, session, reply) => this.#answer('RCPT', session, reply),
      onData: (stream, session, reply) => {
        if (this.#current.get(session.id)?.drop) stream.once('data', () => this.#cut(session.id))
        else this.#take(stream, session).then(() => this.#answer('DATA', session, reply))
      },
    })
  }

  async listen(): Promise<void> {
    // A client that is killed in the middle of an email resets its connection; without a listener that would end the
    // test.
    this.#server.on('error', () => {})
    const listening = this.#server.listen(0, '127.0.0.1')
    await once(listening, 'listening')
    this.url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`
  }

  close(): Promise<void> {
    this.#cut()
    return new Promise((resolve) => this.#server.close(resolve))
  }

  refuseNext(at: Point, code: number): void {
    this.#script.push({ at, refuse: code })
  }

  dropNext(): void {
    this.#script.push({ at: 'DATA', drop: true })
  }

  /** `reached` resolves when the server has got to that point; it does not answer until `release`. */
  holdNext(at: Point): { reached: Promise<void>; release(): void } {
    const [point, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    this.#script.push({ at, hold: { reached: point.resolve, released: release.promise } })
    return { reached: point.promise, release: release.resolve }
  }

  /** Resolves when this many emails have arrived. */
  async arrival(count: number): Promise<void> {
    while (this.received.length < count) await once(this.#events, 'received')
  }

  #answer(point: Point, { id }: SMTPServerSession, reply: Reply): void {
    const { at, refuse, hold } = this.#current.get(id) ?? {}
    if (hold && at === point) {
      hold.reached()
      hold.released.then(() => reply())
    } else reply(refuse && at === point ? refusal(refuse) : null)
  }

  async #take(stream: SMTPServerDataStream, { id, envelope }: SMTPServerSession): Promise<void> {
    const raw = await text(stream)
    if (this.#current.get(id)?.refuse) return
    const recipients = envelope.rcptTo.map(({ address }) => address)
    const sender = envelope.mailFrom ? envelope.mailFrom.address : ''
    this.received.push({ sender, recipients, raw, mail: await PostalMime.parse(raw) })
    this.#events.emit('received')
  }

  #cut(id?: string): void {
    for (const connection of this.#server.connections)
      if (id === undefined || connection.id === id) connection._socket.destroy()
  }
}

const refusal = (responseCode: number) =>
  Object.assign(new Error(responseCode < 500 ? 'Try again later' : 'No such mailbox'), { responseCode })

/** A server that stops when the test ends. */
export async function smtpForTest({ login }: { login?: Login } = {}): Promise<TestSmtp> {
  const smtp = new TestSmtp(login)
  await smtp.listen()
  onTestFinished(() => smtp.close())
  return smtp
}
