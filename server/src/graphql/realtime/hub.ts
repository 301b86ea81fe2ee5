import { setImmediate as others } from 'node:timers/promises'
import { modelNamed } from '@touchline/domain/models.ts'
import { ownerIdSql } from '../access.ts'
import { hasExpired, NotAuthenticated } from '../authenticate.ts'
import { inTurn } from '../charge-request.ts'
import type { Service } from '../context.ts'
import { Refusal } from '../errors.ts'
import type { Action } from '../write/rows.ts'
import { ENDED, EXPIRED, type Fault } from './messages.ts'
import type { Subscription } from './subscription.ts'

interface Event {
  model: string
  action: Action
  id: string
}

export interface Listener {
  subscription: Subscription
  /** The client's network, which is charged for what is read for this listener. */
  address: string
  deliver(json: string): void
  /** Ends the subscription with an error, because the listener's credentials have expired or been revoked. */
  end(fault: Fault): void
}

/** The email addresses and sessions of the users who own the changed row. */
interface Owners {
  emails: Set<string>
  sessions: Set<string | null>
}

/** An event still to be sent to a network's listeners. */
interface News extends Event {
  owners: Owners
  /** The event's payloads, by the listeners' question: listeners with the same question share one read. */
  answers: Map<string, Promise<string | null>>
}

interface Line {
  waiting: number
  last: Promise<void>
}

/** More changes than the desk's longest list has rows. */
const MOST_WAITING = 5_000
/** How many different questions of a network are read at a time. */
const AT_ONCE = 5
/** After so many deliveries in a row, yield to other work. */
const IN_ONE_GO = 100

const BEHIND: Fault = {
  errorType: 'LimitExceededError',
  message: 'More has changed than we could send to your network. Please load this page again.',
}

/** All listeners of this process, and the channel on which all processes announce changes. */
export class Hub {
  readonly #service: Service
  /** By event, then by network. */
  readonly #listeners = new Map<string, Map<string, Set<Listener>>>()
  /** One queue per network, so that a slow network does not delay the others. */
  readonly #lines = new Map<string, Line>()
  #last: Promise<void> = Promise.resolve()
  #stop: (() => Promise<void>) | undefined

  constructor(service: Service) {
    this.#service = service
  }

  /** `onGap` is called after the channel was lost: events may be missing, so listeners must start again. */
  async start(onGap: () => void): Promise<void> {
    let isFirst = true
    const { unlisten } = await this.#service.sql.listen(
      'changes',
      (payload) => this.#enqueue(JSON.parse(payload)),
      () => {
        if (!isFirst) onGap()
        isFirst = false
      },
    )
    this.#stop = unlisten
  }

  async stop(): Promise<void> {
    await this.#stop?.()
    await this.#last
    await Promise.all([...this.#lines.values()].map(({ last }) => last))
  }

  add(listener: Listener): void {
    const key = keyOf(eventOf(listener))
    const networks = this.#listeners.get(key) ?? new Map<string, Set<Listener>>()
    this.#listeners.set(key, networks)
    const listeners = networks.get(listener.address) ?? new Set()
    networks.set(listener.address, listeners.add(listener))
  }

  remove(listener: Listener): void {
    const networks = this.#listeners.get(keyOf(eventOf(listener)))
    const listeners = networks?.get(listener.address)
    listeners?.delete(listener)
    if (listeners?.size === 0) networks?.delete(listener.address)
  }

  #listenersTo(event: Pick<Event, 'model' | 'action'>, address: string): Listener[] {
    return [...(this.#listeners.get(keyOf(event))?.get(address) ?? [])]
  }

  /** Events are published one at a time, so that listeners see changes in the order they were made. */
  #enqueue(event: Event): void {
    this.#last = this.#last.then(() => this.#publish(event)).catch(this.#failed(event))
  }

  /** Logs the failure of one event, so that the next one is still sent. */
  #failed({ model, action, id }: Event): (error: unknown) => void {
    const event = { model, action, id }
    return (error) => this.#service.log.error({ err: error, event }, 'could not tell listeners of a change')
  }

  async #publish(event: Event): Promise<void> {
    const networks = this.#listeners.get(keyOf(event))
    if (!networks || networks.size === 0) return
    const owners = await this.#ownersOf(event, [...networks.values()])
    const news: News = { ...event, owners, answers: new Map() }
    for (const address of networks.keys()) this.#lineUp(address, news)
  }

  /** Each network handles its events one at a time, and finishes one before the next. */
  #lineUp(address: string, news: News): void {
    const line = this.#lines.get(address) ?? { waiting: 0, last: Promise.resolve() }
    if (line.waiting >= MOST_WAITING) {
      void this.#each(this.#listenersTo(news, address), ({ end }) => end(BEHIND))
      return
    }
    this.#lines.set(address, line)
    line.waiting += 1
    line.last = line.last
      .then(() => this.#notifyNetwork(address, news))
      .catch(this.#failed(news))
      .finally(() => {
        line.waiting -= 1
        if (line.waiting === 0) this.#lines.delete(address)
      })
  }

  async #notifyNetwork(address: string, news: News): Promise<void> {
    const concerned = this.#listenersTo(news, address).filter((one) => mayConcern(one, news.owners))
    const questions = Map.groupBy(concerned, (one) => one.subscription.question ?? one).values()
    const notifyNext = async () => {
      for (const alike of questions) {
        await others()
        await this.#notify(alike, news)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, notifyNext))
  }

  /** Looked up once per event, so that only the owners' subscriptions cost a query each. */
  async #ownersOf({ model: name, id }: Event, networks: Iterable<Set<Listener>>): Promise<Owners> {
    const model = modelNamed(name)
    const owners: Owners = { emails: new Set(), sessions: new Set() }
    if (!model.owner || model.read !== 'owner' || !hasParents(networks)) return owners
    const rows = await this.#service.sql.unsafe(
      `select u.email, s.id as session from ${model.table} t
       join shared_guardians g on g.user_id = ${ownerIdSql(model, 't')} join users u on u.id = g.guardian_id
       left join pool_users p on p.email = u.email left join pool_sessions s on s.user_id = p.id where t.id = $1`,
      [id],
    )
    for (const { email, session } of rows) {
      owners.emails.add(email)
      owners.sessions.add(session)
    }
    return owners
  }

  /** Notifies listeners with the same question. Must not fail, because the next event waits for all of this one. */
  async #notify(alike: Listener[], news: News): Promise<void> {
    const now = this.#service.now().getTime()
    const hasEnded = ({ subscription }: Listener) => hasExpired(subscription.caller, now)
    await this.#each(alike.filter(hasEnded), ({ subscription, end }) =>
      end(subscription.caller.impersonation ? ENDED : EXPIRED),
    )
    const one = alike.find((listener) => !hasEnded(listener))
    if (!one) return
    try {
      const json = await inTurn(one.address, () => readFor(one, news))
      if (json !== null) await this.#each(alike, ({ deliver }) => deliver(json))
    } catch (error) {
      const fault = faultOf(error)
      if (fault) return this.#each(alike, ({ end }) => end(fault))
      this.#service.log.error({ err: error, model: news.model, id: news.id }, 'could not tell a listener')
    }
  }

  /** Skips listeners that have stopped while the row was read. */
  async #each(listeners: Listener[], act: (listener: Listener) => void): Promise<void> {
    for (const [n, listener] of listeners.entries()) {
      if (n > 0 && n % IN_ONE_GO === 0) await others()
      const networks = this.#listeners.get(keyOf(eventOf(listener)))
      if (networks?.get(listener.address)?.has(listener)) act(listener)
    }
  }
}

const keyOf = ({ model, action }: Pick<Event, 'model' | 'action'>) => `${action} ${model}`

const eventOf = ({ subscription: { model, action } }: Listener) => ({ model: model.name, action })

const hasParents = (networks: Iterable<Set<Listener>>) =>
  [...networks].some((listeners) =>
    [...listeners].some(({ subscription }) => subscription.caller.role !== 'ADMIN'),
  )

/** A caller known only by subject may be an owner; their own query decides. */
function mayConcern({ subscription: { caller, model } }: Listener, { emails, sessions }: Owners): boolean {
  const { role, email, session } = caller
  if (role === 'ADMIN' || model.read !== 'owner') return true
  if (email !== null) return emails.has(email)
  return session === null || sessions.has(session)
}

async function readFor({ subscription, address }: Listener, { id, answers }: News): Promise<string | null> {
  const { question } = subscription
  await subscription.charge(address)
  if (question === null) return subscription.show(id)
  const answer = answers.get(question) ?? subscription.show(id)
  answers.set(question, answer)
  return answer
}

function faultOf(error: unknown): Fault | null {
  if (error instanceof NotAuthenticated) return ENDED
  if (!(error instanceof Refusal)) return null
  const { errorType, message } = error
  return { errorType, message }
}
