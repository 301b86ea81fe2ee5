import {
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import type { Request } from '../data/request.ts'
import { isLate } from '../data/within-timeout.ts'
import { tabRequest } from '../early/early-answers.ts'
import { openTabSession } from '../session/tab-session.ts'
import { useSession } from '../session/use-session.ts'

/**
 * Without a connection a request fails at once and says so, instead of waiting in silence for one. A look that got no
 * answer in time is taken once more: on a weak signal the question is often what got lost, and to look twice harms nothing.
 */
const defaultOptions = {
  queries: {
    staleTime: 30_000,
    retry: (failures: number, error: Error) => failures === 0 && isLate(error),
    retryDelay: 0,
    networkMode: 'always',
  },
  mutations: { networkMode: 'always' },
} as const
const SOON_MS = 150

/** What one person has loaded is nobody else's: whoever they are, or whose shoes they step into, starts empty. */
export function AreaData({ children }: { children: ReactNode }) {
  const userId = useSession().user?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new person, a new client
  const client = useMemo(() => new QueryClient({ defaultOptions }), [userId])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/** Server data under a key, asked for in the session's name; `everyMs` is for what changes without a row to hear of. */
export function useData<Data>(
  key: readonly unknown[],
  load: (request: Request) => Promise<Data>,
  everyMs?: number | ((data: Data | undefined) => number | false | undefined),
) {
  return useQuery({
    queryKey: key,
    queryFn: () => load(tabRequest),
    refetchInterval: typeof everyMs === 'function' ? ({ state }) => everyMs(state.data) : everyMs,
  })
}

/** A change on the server; when it is done, everything on the screen is looked up anew. */
export function useChange<Input, Answer>(change: (request: Request, input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (input: Input) => change((await openTabSession()).request, input),
    onSettled: () => client.invalidateQueries(),
  })
}

/** Keeps the screen current: a change to one of these models, by whomever, reloads what is shown. */
export function useLive(models: readonly string[]): void {
  const client = useQueryClient()
  const names = models.join(' ')
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    // Many changes come at once when somebody works through a list: one look is enough for all of them.
    const lookSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        client.invalidateQueries()
      }, SOON_MS)
    }
    Promise.all([openTabSession(), import('../data/watch-changes.ts')]).then(([, { watchChanges }]) => {
      if (!isGone) stop = watchChanges(names.split(' '), lookSoon)
    })
    return () => {
      isGone = true
      clearTimeout(timer)
      stop()
    }
  }, [client, names])
}
