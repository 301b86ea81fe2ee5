import { setImmediate as others } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import type { SocketHold } from '../../limits/hold-socket.ts'
import { type Authenticate, type Credentials, NotAuthenticated } from '../authenticate.ts'
import type { Caller } from '../caller.ts'
import { accountOf } from '../charge-request.ts'
import type { Service } from '../context.ts'
import { Refusal } from '../errors.ts'
import { faultRefusal } from '../fault.ts'
import { inWhoseName } from '../identify.ts'
import { admitDocument } from '../new-document.ts'
import type { Hub, Listener } from './hub.ts'
import { ClientMessage, type Fault, frames, Identified, type Start, StartRequest } from './messages.ts'
import { subscriptionFrom } from './subscription.ts'

const TIMEOUT_MS = 300_000
const KEEP_ALIVE_MS = 30_000
const MOST_SUBSCRIPTIONS = 100
/** More than a legitimate client ever sends at once when it starts and stops its subscriptions. */
const MOST_WAITING = 500
const KILOBYTE = 1024

const TOO_MANY =
  'Too much is open at the same time. Please close other tabs of this site, and load this one again.'

interface Surroundings {
  service: Service
  hub: Hub
  authenticate: Authenticate
  /** How long a socket may stay silent before its first message. */
  firstWordMs: number
  /** The client's network. */
  address: string
  /** Counts the memory that the server holds for this socket. */
  held: SocketHold
}

/** One socket. Anybody with credentials may open it; each subscription on it is authorised separately. */
export class Connection {
  readonly #socket: WebSocket
  readonly #around: Surroundings
  readonly #listeners = new Map<string, Listener>()
  readonly #releases = new WeakMap<Listener, () => void>()
  /** Messages are handled one at a time, so that a `stop` cannot overtake its `start`. */
  #last: Promise<void>
  #waiting = 0
  #isAdmitted = false
  #release = () => {}

  constructor(socket: WebSocket, credentials: Credentials, around: Surroundings) {
    this.#socket = socket
    this.#around = around
    this.#last = this.#admit(credentials)
    const keepAlive = setInterval(() => this.#send(frames.alive), KEEP_ALIVE_MS)
    const firstWord = setTimeout(() => socket.terminate(), around.firstWordMs)
    socket.on('message', (raw) => {
      clearTimeout(firstWord)
      this.#waiting += 1
      const text = raw.toString()
      if (this.#waiting > MOST_WAITING || this.#isTooMuch(text)) return socket.terminate()
      const release = around.held.keep(text.length)
      this.#last = this.#last
        // Yield before each message: those that need no query would otherwise run back to back and block everyone else.
        .then(() => others())
        .then(() => this.#receive(text))
        .catch((error) => around.service.log.error({ err: error }, 'a realtime message failed'))
        .finally(() => {
          release()
          this.#waiting -= 1
        })
    })
    socket.on('close', () => {
      clearInterval(keepAlive)
      clearTimeout(firstWord)
      for (const id of this.#listeners.keys()) this.#forget(id)
      this.#release()
    })
    socket.on('error', (error) => around.service.log.debug({ err: error }, 'realtime socket failed'))
  }

  #isTooMuch({ length }: string): boolean {
    const { service, address } = this.#around
    return service.limits.charge('realtime messages', { address }, 1 + Math.floor(length / KILOBYTE)) !== null
  }

  async #admit(credentials: Credentials): Promise<void> {
    try {
      const caller = await this.#around.authenticate(credentials)
      this.#holdSocket(accountOf(caller))
      this.#isAdmitted = true
    } catch (error) {
      this.#send(frames.refused(this.#faultOf(error)))
      this.#socket.close(1008)
    }
  }

  async #receive(text: string): Promise<void> {
    if (!this.#isAdmitted) return
    const sent = jsonOf(text)
    const { data: message } = ClientMessage.safeParse(sent)
    switch (message?.type) {
      case 'connection_init':
        return this.#send(frames.acknowledged(TIMEOUT_MS))
      case 'start':
        return this.#start(message)
      case 'stop':
        this.#forget(message.id)
        return this.#send(frames.complete(message.id))
      default:
        this.#send(
          frames.failed(idOf(sent), { errorType: 'BadRequest', message: 'This message is not understood.' }),
        )
    }
  }

  async #start({ id, payload }: Start): Promise<void> {
    const { service, address, held } = this.#around
    try {
      const exceeded = service.limits.charge('subscription starts', { address })
      if (exceeded) throw new Refusal('LimitExceededError', exceeded.message)
      if (this.#listeners.size >= MOST_SUBSCRIPTIONS && !this.#listeners.has(id))
        throw new Refusal(
          'MaxSubscriptionsReachedError',
          `At most ${MOST_SUBSCRIPTIONS} subscriptions on a connection.`,
        )
      const request = StartRequest.safeParse(jsonOf(payload.data))
      if (!request.success) throw new Refusal('BadRequest', 'Send a query and variables.')
      const credentials = credentialsFrom(payload.extensions.authorization, startRequest(payload.data))
      const caller = await this.#callerOf(credentials)
      const { query, variables } = request.data
      await admitDocument(service, address, query)
      const subscription = subscriptionFrom(service, { query, variables: variables ?? {} }, caller)
      if (this.#socket.readyState !== this.#socket.OPEN) return
      this.#forget(id)
      const release = this.#holdSubscription(accountOf(caller))
      const forget = held.keep(payload.data.length)
      const listener: Listener = {
        subscription,
        address,
        deliver: (json) => this.#send(frames.data(id, subscription.key, json)),
        end: (fault) => {
          this.#forget(id)
          this.#send(frames.failed(id, fault))
        },
      }
      this.#listeners.set(id, listener)
      this.#releases.set(listener, () => {
        release()
        forget()
      })
      this.#around.hub.add(listener)
      this.#send(frames.started(id))
    } catch (error) {
      this.#send(frames.failed(id, this.#faultOf(error)))
    }
  }

  async #callerOf(credentials: Credentials): Promise<Caller> {
    const caller = await this.#around.authenticate(credentials)
    return inWhoseName(this.#around.service, caller, credentials.request?.headers ?? {})
  }

  #forget(id: string): void {
    const listener = this.#listeners.get(id)
    if (listener) {
      this.#around.hub.remove(listener)
      this.#releases.get(listener)?.()
    }
    this.#listeners.delete(id)
  }

  /** One account has a few browsers and tabs; more sockets than that are closed. */
  #holdSocket(account: string | null): void {
    if (account === null) return
    const release = this.#around.service.limits.hold('sockets', 'account', account)
    if (!release) throw new Refusal('LimitExceededError', TOO_MANY)
    this.#release = release
    if (this.#socket.readyState !== this.#socket.OPEN) release()
  }

  #holdSubscription(account: string | null): () => void {
    const { limits } = this.#around.service
    const byAddress = limits.hold('subscriptions', 'address', this.#around.address)
    const byAccount = account === null ? () => {} : limits.hold('subscriptions', 'account', account)
    if (byAddress && byAccount)
      return () => {
        byAddress()
        byAccount()
      }
    byAddress?.()
    byAccount?.()
    throw new Refusal('MaxSubscriptionsReachedError', TOO_MANY)
  }

  #send(frame: string): void {
    const { measure } = this.#around.held
    measure()
    if (this.#socket.readyState !== this.#socket.OPEN) return
    this.#socket.send(frame, measure)
    measure()
  }

  #faultOf(error: unknown): Fault {
    if (error instanceof NotAuthenticated)
      return { errorType: 'UnauthorizedException', errorCode: 401, message: error.message }
    const { errorType, message } =
      error instanceof Refusal ? error : faultRefusal(this.#around.service.log, error)
    return { errorType, message }
  }
}

/** The id of a subscription message, so that the error can name the subscription it belongs to. */
function idOf(sent: unknown): string | undefined {
  const { data } = Identified.safeParse(sent)
  return data?.id
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const SIGNED_PATH = '/graphql'

/** What the client signs when it opens a connection, or starts a subscription with this data. */
export const connectRequest = { url: `${SIGNED_PATH}/connect`, body: '{}' }
const startRequest = (data: string) => ({ url: SIGNED_PATH, body: data })

/** Header names come in whatever case the client uses. */
export function credentialsFrom(
  given: Record<string, unknown>,
  signed: { url: string; body: string },
): Credentials {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(given))
    if (value != null) headers[name.toLowerCase()] = String(value)
  return {
    apiKey: headers['x-api-key'],
    authorization: headers.authorization,
    request: { method: 'POST', headers, ...signed },
  }
}
