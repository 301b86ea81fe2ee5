import { eventsOf } from '@touchline/domain/model-types.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { CONNECTION_STATE_CHANGE, ConnectionState } from 'aws-amplify/api'
import { Hub } from 'aws-amplify/utils'
import { amplifyClient } from './client.ts'

const ACTIONS = { create: 'onCreate', update: 'onUpdate', delete: 'onDelete' } as const

/** The client says it on its hub, and exports no name for it. */
const SUBSCRIPTION_ACK = 'Subscription ack'

interface Subscription {
  unsubscribe(): void
}

interface Live {
  subscribe(observer: { next: () => void; error: (error: unknown) => void }): Subscription
}

/**
 * Calls `onChange` whenever a row of these models has changed that one may see; also once the server has begun to tell,
 * and after a lost connection, for what has changed while it did not.
 */
export function watchChanges(models: readonly string[], onChange: () => void): () => void {
  const client = amplifyClient() as unknown as { graphql(operation: { query: string }): Live }
  const names = models.flatMap((model) =>
    eventsOf(modelNamed(model)).map((operation) => `${ACTIONS[operation]}${model}`),
  )
  const stopAwaiting = onceTold(names, onChange)
  const stopListening = onReconnect(onChange)
  const subscriptions = names.map((name) =>
    client.graphql({ query: `subscription { ${name} { id } }` }).subscribe({
      next: onChange,
      error: (error) => console.error(`No longer hearing of ${name}`, error),
    }),
  )
  return () => {
    stopAwaiting()
    stopListening()
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}

/** When the last of these subscriptions has begun: what the screen shows may have been read before. */
function onceTold(names: readonly string[], callback: () => void): () => void {
  const awaited = new Set(names)
  const stop = Hub.listen('api', ({ payload }) => {
    if (payload.event !== SUBSCRIPTION_ACK) return
    const { query } = payload.data as { query: string }
    for (const name of awaited) if (query.includes(`${name} {`)) awaited.delete(name)
    if (awaited.size > 0) return
    stop()
    callback()
  })
  return stop
}

/** What happened while nobody was told has to be looked up. */
function onReconnect(callback: () => void): () => void {
  let wasLost = false
  return Hub.listen('api', ({ payload }) => {
    if (payload.event !== CONNECTION_STATE_CHANGE) return
    const { connectionState } = payload.data as { connectionState: ConnectionState }
    if (connectionState === ConnectionState.ConnectionDisrupted) wasLost = true
    if (!wasLost || connectionState !== ConnectionState.Connected) return
    wasLost = false
    callback()
  })
}
