/** One value that others can watch; fits React's `useSyncExternalStore`. */
export interface Store<Value> {
  get(): Value
  set(value: Value): void
  /** Returns a function that stops listening. */
  subscribe(listener: () => void): () => void
}

export function makeStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>()
  let current = initial
  return {
    get: () => current,
    set: (value) => {
      current = value
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener) => {
      // A separate wrapper, so that the same function may subscribe twice and stop once.
      const entry = () => listener()
      listeners.add(entry)
      return () => listeners.delete(entry)
    },
  }
}

/** The first matching value, starting with the current one. */
export function firstValue<Value>(
  store: Pick<Store<Value>, 'get' | 'subscribe'>,
  passes: (value: Value) => boolean,
): Promise<Value> {
  return new Promise((resolve) => {
    const stop = store.subscribe(look)
    look()
    function look() {
      if (!passes(store.get())) return
      stop()
      resolve(store.get())
    }
  })
}
