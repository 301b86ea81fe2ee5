import { modelNamed } from '@touchline/domain/models.ts'
import { CONNECTION_STATE_CHANGE, ConnectionState } from 'aws-amplify/api'
import { Hub } from 'aws-amplify/utils'
import { amplifyClient } from './client.ts'

const ACTIONS = { create: 'onCreate', update: 'onUpdate', delete: 'onDelete' } as const

interface Subscription {
  unsubscribe(): void
}

interface Live {
  subscribe(observer: { next: () => void; error: (error: unknown) => void }): Subscription
}

/** Calls `onChange` whenever a row of these models has changed that one may see, and after a lost connection. */
export function watchChanges(models: readonly string[], onChange: () => void): () => void {
  const client = amplifyClient() as unknown as { graphql(operation: { query: string }): Live }
  const subscriptions = models.flatMap((model) =>
    modelNamed(model).operations.map((operation) =>
      client.graphql({ query: `subscription { ${ACTIONS[operation]}${model} { id } }` }).subscribe({
        next: onChange,
        error: (error) => console.error(`No longer hearing of changes to ${model}`, error),
      }),
    ),
  )
  const stopListening = onReconnect(onChange)
  return () => {
    stopListening()
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
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
