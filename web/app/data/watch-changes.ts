import { Hub } from 'aws-amplify/utils'
import { browserModelNamed } from './browser-model-named.ts'
import { amplifyClient } from './client.ts'
import type { RowVersion } from './row.ts'

const ACTIONS = { create: 'onCreate', update: 'onUpdate', delete: 'onDelete' } as const

/** The client announces this on its hub but exports no name for it. */
const SUBSCRIPTION_ACK = 'Subscription ack'

interface Subscription {
  unsubscribe(): void
}

/** Keyed by the name of the subscription. */
interface Event {
  data: Record<string, RowVersion>
}

/** Called without a row when the change is unknown. */
type OnChange = (row?: RowVersion) => void

interface Live {
  subscribe(observer: { next: (event: Event) => void; error: (error: unknown) => void }): Subscription
}

/** The pause after a subscription has failed; it doubles each time, up to the longest. */
const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 120_000

/**
 * Calls `onChange` whenever a row of these models that the user may see has changed, and also whenever the
 * subscriptions have started, because changes may have been missed before that: at first, after a lost connection, and
 * after a failed subscription.
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

/**
 * The client reconnects by itself after a lost connection, but gives up on a subscription that was refused. We
 * subscribe again, or the screen would stop hearing of changes.
 */
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

/**
 * Calls back when all of these subscriptions have started, and again when one of them restarts, since the screen may
 * show data read before that.
 */
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
