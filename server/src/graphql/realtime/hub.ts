import { modelNamed } from '@touchline/domain/models.ts'
import { ownerIdSql } from '../access.ts'
import { hasExpired, NotAuthenticated } from '../authenticate.ts'
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
  deliver(json: string): void
  /** The proof of who listens has run out or was taken back: they hear why, and nothing more. */
  end(fault: Fault): void
}

/** Every listener of this process, and the one channel on which all processes tell of changes. */
export class Hub {
  readonly #service: Service
  readonly #listeners = new Map<string, Set<Listener>>()
  #last: Promise<void> = Promise.resolve()
  #stop: (() => Promise<void>) | undefined

  constructor(service: Service) {
    this.#service = service
  }

  /** `onGap` is called when the channel was lost for a while: events may be missing, and listeners should start anew. */
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
  }

  add(listener: Listener): void {
    const { model, action } = listener.subscription
    const listeners = this.#listenersTo(listener.subscription) ?? new Set()
    this.#listeners.set(keyOf(model.name, action), listeners.add(listener))
  }

  remove(listener: Listener): void {
    this.#listenersTo(listener.subscription)?.delete(listener)
  }

  /** One event after another, so that listeners see changes in the order they were made. */
  #enqueue(event: Event): void {
    this.#last = this.#last
      .then(() => this.#publish(event))
      .catch((error) =>
        this.#service.log.error({ err: error, event }, 'could not tell listeners of a change'),
      )
  }

  async #publish({ model, action, id }: Event): Promise<void> {
    const listeners = [...(this.#listeners.get(keyOf(model, action)) ?? [])]
    if (listeners.length === 0) return
    const owners = await this.#ownersOf(model, id, listeners)
    await Promise.all(
      listeners.filter((listener) => mayConcern(listener, owners)).map((one) => this.#tell(one, id)),
    )
  }

  /** Asked once for an event with many parents listening, so that only its family's screens cost a query each. */
  async #ownersOf(model: string, id: string, listeners: Listener[]): Promise<string[]> {
    const { owner, table, read } = modelNamed(model)
    if (
      !owner ||
      read !== 'owner' ||
      listeners.every(({ subscription }) => subscription.caller.role === 'ADMIN')
    )
      return []
    const rows = await this.#service.sql.unsafe(
      `select u.email from ${table} t join shared_guardians s on s.user_id = ${ownerIdSql(modelNamed(model), 't')}
       join users u on u.id = s.guardian_id where t.id = $1`,
      [id],
    )
    return rows.map(({ email }) => email)
  }

  /** Never fails: the others of this event must be through before the next one is begun. */
  async #tell(listener: Listener, id: string): Promise<void> {
    const { subscription } = listener
    const { caller } = subscription
    if (hasExpired(caller, this.#service.now().getTime()))
      return listener.end(caller.impersonation ? ENDED : EXPIRED)
    // It may have been stopped while the row was read.
    const isListening = () => this.#listenersTo(subscription)?.has(listener)
    try {
      const json = await subscription.show(id)
      if (json !== null && isListening()) listener.deliver(json)
    } catch (error) {
      if (error instanceof NotAuthenticated) return isListening() ? listener.end(ENDED) : undefined
      if (error instanceof Refusal)
        return isListening()
          ? listener.end({ errorType: error.errorType, message: error.message })
          : undefined
      this.#service.log.error({ err: error, model: subscription.model.name, id }, 'could not tell a listener')
    }
  }

  #listenersTo({ model, action }: Subscription): Set<Listener> | undefined {
    return this.#listeners.get(keyOf(model.name, action))
  }
}

const keyOf = (model: string, action: Action) => `${action} ${model}`

/** A caller known by a sign-in or a subject alone may be the owner: their own query tells. */
const mayConcern = ({ subscription: { caller, model } }: Listener, owners: string[]) =>
  caller.role === 'ADMIN' || model.read !== 'owner' || caller.email === null || owners.includes(caller.email)
