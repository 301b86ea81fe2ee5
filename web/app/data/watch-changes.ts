import { Hub } from 'aws-amplify/utils'
import { browserModelNamed } from './browser-model-named.ts'
import { amplifyClient } from './client.ts'
import type { RowVersion } from './row.ts'

const ACTIONS = { create: 'onCreate', update: 'onUpdate', delete: 'onDelete' } as const

/** The client says it on its hub, and exports no name for it. */
const SUBSCRIPTION_ACK = 'Subscription ack'

interface Subscription {
  unsubscribe(): void
}

/** Under the name of the subscription. */
interface Event {
  data: Record<string, RowVersion>
}

/** Without a row it is anything, as far as one knows. */
type OnChange = (row?: RowVersion) => void

interface Live {
  subscribe(observer: { next: (event: Event) => void; error: (error: unknown) => void }): Subscription
}

/** After a subscription has failed; each time twice as long, up to the longest. */
const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 120_000

/**
 * Calls `onChange` whenever a row of these models has changed that one may see; also whenever the server has begun to tell,
 * for what has changed while it did not: at first, after a lost connection, and after a subscription that failed.
 */
export function watchChanges(models: readonly string[], onChange: OnChange): () => void {
  const names = models.flatMap((model) =>
    browserModelNamed(model).events.map((operation) => `${ACTIONS[operation]}${model}`),
  )
  const stopListening = onceBegun(names, () => onChange())
  const stops = names.map((name) => hear(name, onChange))
  return () => {
    stopListening()
    for (const stop of stops) stop()
  }
}

/** The client comes back by itself after a lost connection, but gives a subscription up that was refused: a screen would go deaf. */
function hear(name: string, onChange: OnChange): () => void {
  const client = amplifyClient() as unknown as { graphql(operation: { query: string }): Live }
  let pauseMs = FIRST_PAUSE_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  let subscription: Subscription
  const subscribe = () => {
    subscription = client.graphql({ query: `subscription { ${name} { id _version } }` }).subscribe({
      next: ({ data }) => {
        pauseMs = FIRST_PAUSE_MS
        onChange(data[name])
      },
      error: (error) => {
        console.error(`No longer hearing of ${name}`, error)
        timer = setTimeout(subscribe, pauseMs)
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
      },
    })
  }
  subscribe()
  return () => {
    clearTimeout(timer)
    subscription.unsubscribe()
  }
}

/** Whenever all of these subscriptions have begun, or one of them has anew: what the screen shows may have been read before. */
function onceBegun(names: readonly string[], callback: () => void): () => void {
  const awaited = new Set(names)
  return Hub.listen('api', ({ payload }) => {
    if (payload.event !== SUBSCRIPTION_ACK) return
    const { query } = payload.data as { query: string }
    const begun = names.find((name) => query.includes(`${name} {`))
    if (begun === undefined) return
    awaited.delete(begun)
    if (awaited.size === 0) callback()
  })
}
